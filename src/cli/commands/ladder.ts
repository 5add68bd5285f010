import { LEVELS, type Level } from '../../ai/players/levels';
import { duelSummary } from '../../measure/duel/duelSummary';
import { BARS, levelRungs, personalityRungs, type Rung, type RungResult, verdictOf } from '../../measure/duel/ladder';
import { HABITS } from '../../measure/duel/style';
import { known, optionValue } from '../arguments/choices';
import { type Command, EXIT, type Given } from '../command';
import { catalogFor } from '../disk/catalogFor';
import { ladderReport } from '../report/ladderReport';
import { gamesFlag, SERIES_FLAGS, seriesSpecOf, workersOf } from '../series/seriesSpec';
import { localStaff } from '../series/staff';
import { playDuel } from './arena';

const USUAL_GAMES = 400;
const USUAL_LEVEL: Level = 'captain';
const ALL = 'all';
const NONE = 'none';

export const ladder: Command = {
  summary: 'every level against the one below, every personality against neutral, held against their bars',
  usage:
    'ladder [--games N] [--seed S] [--personalities L|all|none] [--decks L R] [--battlefield B] [--house-rules A,B] [--workers K] [--json]',
  flags: [
    gamesFlag(USUAL_GAMES, ' a match'),
    SERIES_FLAGS.seed,
    {
      name: 'personalities',
      takes: ['L'],
      summary: `the level at which personalities are measured, or all, or none; ${USUAL_LEVEL} if left out`,
    },
    SERIES_FLAGS.decks,
    SERIES_FLAGS.battlefield,
    SERIES_FLAGS.houseRules,
    SERIES_FLAGS.workers,
    SERIES_FLAGS.json,
  ],
  takesWords: false,
  run: async (given, terminal) => {
    const rungs = rungsOf(given);
    const catalog = catalogFor(terminal);
    const spec = seriesSpecOf(given, catalog, USUAL_GAMES);
    const staff = localStaff(workersOf(given));
    const results: RungResult[] = [];
    for (const rung of rungs) {
      const match = { players: rung.players, cheats: false, spec, hypotheses: null };
      const duel = duelSummary(await playDuel(match, catalog, staff, terminal), null);
      results.push({ ...rung, ...duel, verdict: verdictOf(rung, duel) });
    }
    const lines = given.flags.has('json')
      ? [JSON.stringify({ ...spec, bars: BARS, habits: HABITS, results }, null, 2)]
      : ladderReport(spec, results);
    for (const line of lines) terminal.say(line);
    return results.every(({ verdict }) => verdict.strength && verdict.character) ? EXIT.fine : EXIT.findings;
  },
};

function rungsOf(given: Given): Rung[] {
  const word = known('level', optionValue(given, 'personalities') ?? USUAL_LEVEL, [...LEVELS, ALL, NONE]);
  const levels = LEVELS.filter((level) => word === ALL || word === level);
  return [...levelRungs(), ...levels.flatMap(personalityRungs)];
}
