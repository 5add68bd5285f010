import { afterAll, describe, expect, it } from 'vitest';
import { toKeptFile } from '../../src/store/saves/save';
import { tryBattle } from '../../src/ui/trial/tryBattle';
import { openBattleFile } from '../store/support/table';
import { shippedCatalog } from '../support/book';
import { SOAK } from '../support/gameRunner';
import { forgedSave } from './forging/forge';
import { playedSamples } from './forging/samples';
import { shelfOf } from './support/mutate';
import { openPatience } from './support/patience';

const COUNT = SOAK ? 50_000 : 5000;
const SEED = 18_112_026;
const MOST_FAULTS = 5;
const LONGEST_WAIT = 200;
/** A soak beside other work may take hours: steps have a limit, the whole has none. */
const NO_LIMIT = 48 * 3_600_000;
/** Drawing takes longer than opening: of those that are let in, a soak tries all. */
const EACH_DRAWN = SOAK ? 1 : 8;
/** A reload opens the very record that was opened once: one of so many is enough to see that. */
const EACH_RELOADED = 8;

const SAMPLES = [playedSamples(6, 1), playedSamples(16, 3), playedSamples(40, 5).slice(1)].flat();
const SHELF = shelfOf(
  SAMPLES.map(({ text }) => text),
  SAMPLES.map(({ text }) => text),
);
const CATALOG = shippedCatalog();
const { within, slowest } = openPatience();
let opened = 0;

/** As the page would: opened, tried, kept and opened again by a reload. */
function attempt(file: unknown): void {
  const result = within({
    what: 'opening',
    limit: LONGEST_WAIT,
    given: () => file,
    act: (kept) => openBattleFile(kept),
  });
  if (!result.ok) return;
  opened++;
  if (opened % EACH_DRAWN !== 0) return;
  const { match, seats, stream } = result.value;
  const tried = within({
    what: 'drawing',
    limit: LONGEST_WAIT,
    given: (isFirst) => (isFirst ? result.value : openedAgain(file)),
    act: (battle, startClock) => tryBattle(battle, CATALOG, startClock),
  });
  if (!tried.ok) throw new Error(tried.refusal);
  if (opened % EACH_RELOADED !== 0) return;
  const { record, book } = match;
  const kept = JSON.parse(JSON.stringify(toKeptFile('battle', { record, book, seats, stream })));
  const again = within({
    what: 'a reload',
    limit: LONGEST_WAIT,
    given: () => kept,
    act: (file) => openBattleFile(file, { [record.rules]: book }),
  });
  if (!again.ok) throw new Error(`after a reload: ${again.refusal}`);
}

function openedAgain(file: unknown) {
  const again = openBattleFile(file);
  if (!again.ok) throw new Error(`opened once and then refused: ${again.refusal}`);
  return again.value;
}

describe('a save that somebody forged, with the right checksums', () => {
  it(
    'is refused with a reason or can be opened, drawn and opened again: nothing breaks or freezes',
    () => {
      const faults: string[] = [];
      for (let seed = SEED; seed < SEED + COUNT && faults.length < MOST_FAULTS; seed++) {
        const sample = SAMPLES[seed % SAMPLES.length]?.text ?? '';
        try {
          attempt(forgedSave(sample, SHELF, seed));
        } catch (error) {
          faults.push(`seed ${seed}: ${error instanceof Error ? error.stack : String(error)}`);
        }
      }
      expect(faults).toEqual([]);
      // Forgeries that all were refused at the first look would show nothing.
      expect(opened).toBeGreaterThan(COUNT / 10);
    },
    NO_LIMIT,
  );

  afterAll(() => {
    console.log(`forged saves: ${COUNT}, ${opened} opened, slowest step ${slowest().toFixed(1)} ms`);
  });
});
