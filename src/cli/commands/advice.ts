import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fitted } from '../../measure/advice/reliability';
import { knownPlayer, optionValue, PLAYERS_HELP } from '../arguments/choices';
import { type Command, EXIT, type Given, type Terminal } from '../command';
import { catalogFor } from '../disk/catalogFor';
import { type KeptAdvice, readAllKeptAdvice, writeKeptAdvice } from '../disk/keptAdvice';
import { type AdviceOf, adviceReport, gamesOf, isWithinBars } from '../report/adviceReport';
import {
  gamesFlag,
  runSeries,
  SERIES_FLAGS,
  type SeriesSpec,
  selfPlay,
  seriesOf,
  seriesSpecOf,
} from '../series/seriesSpec';
import { STAFF_FLAGS, STAFF_USAGE, withStaff } from '../series/withStaff';

const USUAL = { players: 'master,captain', games: 1000 } as const;

export const advice: Command = {
  summary: 'whether the chance of winning is true, and stays where it is as long as one follows the hint',
  usage: `advice [--players P,…] [--games N] [--seed S] [--decks L R] [--battlefield B] [--fit] [--out FILE] [--keep FILE] [--from FILE,…] [--workers K] [--json] ${STAFF_USAGE}`,
  flags: [
    {
      name: 'players',
      takes: ['P'],
      summary: `who plays against itself, several with commas: ${PLAYERS_HELP}; ${USUAL.players} if left out`,
    },
    gamesFlag(USUAL.games, ' for each of them'),
    SERIES_FLAGS.seed,
    SERIES_FLAGS.decks,
    SERIES_FLAGS.battlefield,
    { name: 'fit', summary: 'learn the map from worth to chance from these battles, instead of testing it' },
    { name: 'out', takes: ['FILE'], summary: 'where to write what was learned; it is printed if left out' },
    { name: 'keep', takes: ['FILE'], summary: 'where to keep what was counted, to judge it again' },
    {
      name: 'from',
      takes: ['FILE,…'],
      summary: 'judge or learn from what was kept there, several runs with commas, and play nothing',
    },
    SERIES_FLAGS.workers,
    ...STAFF_FLAGS,
    SERIES_FLAGS.json,
  ],
  takesWords: false,
  run: async (given, terminal) => {
    const file = (flag: string): string | undefined => {
      const path = optionValue(given, flag);
      return path === undefined ? undefined : resolve(terminal.folder, path);
    };
    const from = optionValue(given, 'from')?.split(',');
    const kept =
      from === undefined
        ? await played(given, terminal)
        : readAllKeptAdvice(from.map((path) => resolve(terminal.folder, path)));
    const { spec, all } = kept;
    const keep = file('keep');
    if (keep !== undefined) writeKeptAdvice(keep, kept);
    if (given.flags.has('fit')) {
      const text = `${JSON.stringify(learned(spec, all), null, 2)}\n`;
      const out = file('out');
      if (out === undefined) terminal.say(text.trimEnd());
      else writeFileSync(out, text);
      return EXIT.fine;
    }
    for (const line of adviceReport(spec, all, given.flags.has('json'))) terminal.say(line);
    return all.every(isWithinBars) ? EXIT.fine : EXIT.findings;
  },
};

async function played(given: Given, terminal: Terminal): Promise<KeptAdvice> {
  const catalog = catalogFor(terminal);
  const spec = seriesSpecOf(given, catalog, USUAL.games);
  const players = (optionValue(given, 'players') ?? USUAL.players).split(',').map(knownPlayer);
  const all: AdviceOf[] = [];
  await withStaff(given, terminal, async (staff) => {
    for (const player of players) {
      const series = seriesOf(catalog, spec, selfPlay(player));
      all.push({ player, counts: await runSeries({ series, counting: 'advice' }, staff, terminal) });
    }
  });
  return { spec, all };
}

/** What `calibration.json` holds: the map, and the command that made it. */
function learned(spec: SeriesSpec, all: readonly AdviceOf[]) {
  const { offset, slope, positions, loss } = fitted(all.map(({ counts }) => counts.mover));
  const turns = all.reduce((sum, { counts }) => sum + counts.turns, 0);
  const runs = all.find((each) => each.runs !== undefined)?.runs ?? [spec];
  const players = all.map(({ player }) => player).join(',');
  const [games, seeds] = [gamesOf(runs), runs.map(({ seed }) => seed).join(',')];
  const command = `ninekeep advice --fit --players ${players} --games ${games} --seed ${seeds}`;
  return { made: { command, turns, positions, loss }, offset, slope };
}
