import { stableHash } from '../../kernel/hash';
import { CannotRun, type Command, EXIT } from '../command';
import { type FoundMoment, followTo, momentsNamed } from '../disk/packedMoments';

export const replay: Command = {
  summary:
    'play a battle of a link, or those of an exported file, again, and say how each ends or stands at its moment',
  usage: 'replay LINK | FILE [--json]',
  flags: [{ name: 'json', summary: 'print start, orders, seats and the hash of the last state as JSON' }],
  takesWords: true,
  run: async ({ words, flags }, terminal) => {
    if (words.length === 0) throw new CannotRun('a link or a file of battles is missing');
    const named = words.flatMap((word) => momentsNamed(word, terminal.folder));
    const replayed: Told[] = [];
    for (const each of named) replayed.push(toldOf(await followTo(each, terminal)));
    if (flags.has('json')) terminal.say(JSON.stringify(replayed, null, 2));
    else for (const battle of replayed) terminal.say(sentenceOf(battle));
    return replayed.some(({ divergence }) => divergence !== null) ? EXIT.findings : EXIT.fine;
  },
};

type Told = ReturnType<typeof toldOf>;

function toldOf({ mode, hash, opened }: FoundMoment) {
  const { record, seats, state, divergence } = opened;
  return {
    mode,
    book: hash,
    seats,
    start: record.start,
    orders: record.orders,
    rounds: state.round,
    winner: state.winner,
    state: stableHash(state),
    divergence,
  };
}

function sentenceOf({ mode, seats, winner, rounds, orders, state, divergence }: Told): string {
  const end = winner === null ? 'unfinished' : winner === 'draw' ? 'a draw' : `${winner} wins`;
  const battle = `${seats.left} against ${seats.right}, ${mode}: ${end} in round ${rounds}, ${orders.length} orders, state ${state}`;
  if (divergence === null) return battle;
  const why = { refused: 'is refused', otherState: 'leads to another state than then', unreadable: "can't be read" };
  return `${battle}; order ${divergence.order}, in round ${divergence.round}, ${why[divergence.why]} ${divergence.detail}`.trim();
}
