import { afterAll, describe, expect, it } from 'vitest';
import { createFieldPlayer } from '../../src/ai/field/createFieldPlayer';
import { SIDES } from '../../src/kernel/sides';
import { skirmishEngineFor } from '../../src/skirmish/SkirmishEngine';
import { sideToOrder } from '../../src/skirmish/turn/sideToOrder';
import type { FieldMatch } from '../../src/store/field/fieldSlice';
import { toKeptFile } from '../../src/store/saves/save';
import { tryField } from '../../src/ui/trial/tryField';
import { fieldCatalog } from '../skirmish/support/books';
import { openFieldFile } from '../store/field/support/files';
import { shippedCatalog } from '../support/book';
import { openDice } from '../support/dice';
import { SOAK } from '../support/gameRunner';
import { forgedFieldSave } from './forgedFieldSaves/forge';
import { FIELD_SAMPLES } from './forgedFieldSaves/samples';
import { shelfOf } from './support/mutate';
import { openPatience } from './support/patience';

const COUNT = SOAK ? 50_000 : 2000;
const SEED = 18_112_026;
const MOST_FAULTS = 5;
const LONGEST_WAIT = 200;
/** Thinking takes longer than drawing, also for the page. */
const LONGEST_THOUGHT = 2000;
/** Using one takes longer than opening it: of those that are let in, a soak tries all. */
const EACH_DRAWN = SOAK ? 1 : 8;
const EACH_PLAYED = SOAK ? 1 : 24;
const ORDERS = 5;
const FORETOLD = 20;

const TEXTS = FIELD_SAMPLES.map(({ text }) => text);
const SHELF = shelfOf(TEXTS.slice(0, 2), TEXTS.slice(2, 3));
const CATALOG = shippedCatalog();
const { levels, strategies } = fieldCatalog();
const { within, slowest } = openPatience();
let opened = 0;

/** Every refusal says what is wrong, and where. */
const PLACED = /^its content is not that of a battle on the open field: (it|seats:|[a-z]\w*(\.\S.*)?:) \S/s;
const WHOLE =
  /^(its content is not that of a battle|its checksum|its rules|it is|the book|order \d+ of \d+ is refused:)/;
const isSentence = (refusal: string): boolean =>
  PLACED.test(refusal) || (WHOLE.test(refusal) && !refusal.includes(' field: '));

/** As the page would: opened, tried, kept and opened again by a reload, played on by a person and by an opponent. */
function attempt(file: unknown, seed: number): void {
  const result = within({
    what: 'opening',
    limit: LONGEST_WAIT,
    given: () => file,
    act: (kept) => openFieldFile(kept),
  });
  if (!result.ok) {
    if (!isSentence(result.refusal)) throw new Error(`no sentence: ${result.refusal.slice(0, 300)}`);
    return;
  }
  opened++;
  if (opened % EACH_DRAWN !== 0) return;
  const { match, seats, stream } = result.value;
  const tried = within({
    what: 'drawing',
    limit: LONGEST_THOUGHT,
    given: (isFirst) => (isFirst ? result.value : openedAgain(file)),
    act: (battle, startClock) => tryField(battle, CATALOG, startClock),
  });
  if (!tried.ok) throw new Error(tried.refusal);
  if (opened % EACH_PLAYED !== 0) return;
  playOn(match, seed);
  const { record, book } = match;
  const kept = JSON.parse(JSON.stringify(toKeptFile('field', { record, book, seats, stream })));
  const again = within({
    what: 'a reload',
    limit: LONGEST_WAIT,
    given: () => kept,
    act: (file) => openFieldFile(file, { [record.rules]: book }),
  });
  if (!again.ok) throw new Error(`after a reload: ${again.refusal}`);
}

function openedAgain(file: unknown) {
  const again = openFieldFile(file);
  if (!again.ok) throw new Error(`opened once and then refused: ${again.refusal}`);
  return again.value;
}

function playOn({ book, truth }: FieldMatch, seed: number): void {
  const engine = skirmishEngineFor(book);
  const dice = openDice(seed);
  const [level, strategy] = [levels.recruit, strategies.balanced];
  if (level === undefined || strategy === undefined) throw new Error('there is no recruit');
  const think = createFieldPlayer(book, { level, strategy, seed: 1 });
  let state = truth;
  if (state.phase !== 'over') {
    within({
      what: 'a decision',
      limit: LONGEST_THOUGHT,
      given: () => engine.observe(state, sideToOrder(state)),
      act: (seen) => think(seen),
    });
  }
  for (let count = 0; count < ORDERS && state.phase !== 'over'; count++) {
    const orders = SIDES.flatMap((side) => engine.legalOrders(state, side).map((order) => ({ side, order })));
    for (const { side, order } of dice.shuffle(orders).slice(0, FORETOLD)) engine.forecast(state, side, order);
    const { order } = dice.pick(orders);
    const step = engine.submit(state, order);
    if (!step.ok) throw new Error(`${JSON.stringify(order)} is listed and refused: ${step.refusal.code}`);
    state = step.value.state;
  }
}

describe('a save of the open field that somebody forged, with the right checksums', () => {
  it('is refused with a reason or can be opened, drawn and played on: nothing breaks or freezes', () => {
    const faults: string[] = [];
    for (let seed = SEED; seed < SEED + COUNT && faults.length < MOST_FAULTS; seed++) {
      const sample = TEXTS[seed % TEXTS.length] ?? '';
      try {
        attempt(forgedFieldSave(sample, SHELF, seed), seed);
      } catch (error) {
        faults.push(`seed ${seed}: ${error instanceof Error ? error.stack : String(error)}`);
      }
    }
    expect(faults).toEqual([]);
    // Forgeries that all were refused at the first look would show nothing.
    expect(opened).toBeGreaterThan(COUNT / 10);
  }, 3_600_000);

  afterAll(() => {
    console.log(`forged saves of the open field: ${COUNT}, ${opened} opened, slowest step ${slowest().toFixed(1)} ms`);
  });
});
