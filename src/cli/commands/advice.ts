import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fitted } from '../../measure/advice/reliability';
import { knownPlayer, optionValue, PLAYERS_HELP } from '../arguments/choices';
import { type Command, EXIT, type Given } from '../command';
import { catalogFor } from '../disk/catalogFor';
import { type AdviceOf, adviceReport, isWithinBars } from '../report/adviceReport';
import { gamesFlag, runSeries, SERIES_FLAGS, selfPlay, seriesOf, seriesSpecOf } from '../series/seriesSpec';
import { STAFF_FLAGS, STAFF_USAGE, withStaff } from '../series/withStaff';

const USUAL = { players: 'master,captain', games: 1000 } as const;

export const advice: Command = {
  summary: 'whether the chance of winning is true, and stays where it is as long as one follows the hint',
  usage: `advice [--players P,…] [--games N] [--seed S] [--decks L R] [--battlefield B] [--fit] [--out FILE] [--workers K] [--json] ${STAFF_USAGE}`,
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
    SERIES_FLAGS.workers,
    ...STAFF_FLAGS,
    SERIES_FLAGS.json,
  ],
  takesWords: false,
  run: async (given, terminal) => {
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
    if (given.flags.has('fit')) {
      const text = `${JSON.stringify(learned(given, all), null, 2)}\n`;
      const out = optionValue(given, 'out');
      if (out === undefined) terminal.say(text.trimEnd());
      else writeFileSync(resolve(terminal.folder, out), text);
      return EXIT.fine;
    }
    for (const line of adviceReport(spec, all, given.flags.has('json'))) terminal.say(line);
    return all.every(isWithinBars) ? EXIT.fine : EXIT.findings;
  },
};

/** What `calibration.json` holds: the map, and the command that made it. */
function learned(given: Given, all: readonly AdviceOf[]) {
  const { offset, slope, positions, loss } = fitted(all.map(({ counts }) => counts.mover));
  const turns = all.reduce((sum, { counts }) => sum + counts.turns, 0);
  const options = ['players', 'games', 'seed'].flatMap((name) => {
    const value = optionValue(given, name);
    return value === undefined ? [] : [` --${name} ${value}`];
  });
  return { made: { command: `ninekeep advice --fit${options.join('')}`, turns, positions, loss }, offset, slope };
}
