import { balanceSummary } from '../../measure/balanceSummary';
import type { ContestantName } from '../../measure/minds';
import { catalogFor } from '../catalog';
import { CONTESTANTS_TOLD, knownContestant, optionValue } from '../choices';
import { type Command, EXIT } from '../command';
import { counted, fieldOf, gamesFlag, SERIES_FLAGS, selfPlay, seriesOf, workersOf } from '../seriesOptions';
import { toldBalance } from '../toldBalance';

const USUAL_GAMES = 4000;
const USUAL_PLAYER: ContestantName = 'swift';

export const balance: Command = {
  summary: 'how fair the game is: to the first player, to factions, to cards, held against its bars',
  usage: 'balance [--player P] [--games N] [--seed S] [--battlefield B] [--workers K] [--json]',
  flags: [
    { name: 'player', takes: ['P'], summary: `who plays both sides: ${CONTESTANTS_TOLD}; ${USUAL_PLAYER} if left out` },
    gamesFlag(USUAL_GAMES),
    SERIES_FLAGS.seed,
    SERIES_FLAGS.battlefield,
    SERIES_FLAGS.workers,
    SERIES_FLAGS.json,
  ],
  takesWords: false,
  run: async (given, terminal) => {
    const player = knownContestant(optionValue(given, 'player') ?? USUAL_PLAYER);
    const catalog = catalogFor(terminal);
    const field = fieldOf(given, catalog, USUAL_GAMES);
    const series = seriesOf(catalog, field, selfPlay(player));
    const result = balanceSummary(await counted({ series, counting: 'balance' }, workersOf(given), terminal));
    const lines = given.flags.has('json')
      ? [JSON.stringify({ player, ...field, ...result }, null, 2)]
      : toldBalance({ player, field }, result);
    for (const line of lines) terminal.say(line);
    return result.missed.length === 0 ? EXIT.fine : EXIT.findings;
  },
};
