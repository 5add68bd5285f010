import { submit } from '../../kernel/game';
import { stableHash } from '../../kernel/hash';
import type { PackedChecks, PackedGame, PackedTypes } from '../../kernel/packing/packedGame';
import { accepted, type Result, refused } from '../../kernel/result';
import { packedHead, type UnpackedBattle, unpackBattle } from './packedText';

/** A battle in a text, followed as far as one of its moments. */
export interface OpenedMoment<Types extends PackedTypes> extends UnpackedBattle<Types> {
  readonly state: Types['state'];
  /** All that happened until then, and how much of it the last order brought. */
  readonly events: readonly Types['event'][];
  readonly lastEvents: number;
  /** The round that the last order was given in. */
  readonly round: number;
}

/** The record ends at the moment "5.3", after the third order of round 5; without one, where the battle ends. */
export function openMoment<Types extends PackedTypes>(
  packed: PackedGame<Types>,
  checks: PackedChecks<Types>,
  book: Types['book'],
  text: string,
  moment: string | null,
): Result<OpenedMoment<Types>, string> {
  if (packedHead(text)?.book !== stableHash(book)) return refused('the battle was played by another book');
  const opened = unpackBattle(packed, checks, book, text);
  if (!opened.ok) return opened;
  const { record, divergence } = opened.value;
  const game = packed.gameOf(book);
  let { state, events } = game.begin(record.start);
  const told = [...events];
  let round = packed.roundOf(state);
  let inRound = 0;
  let given = 0;
  let isFound = moment === null || moment === `${round}.0`;
  for (const order of moment === `${round}.0` ? [] : record.orders) {
    const now = packed.roundOf(state);
    inRound = now === round ? inRound + 1 : 1;
    round = now;
    const step = submit(game, state, order);
    if (!step.ok) return refused(step.refusal.sentence);
    ({ state, events } = step.value);
    for (const event of events) told.push(event);
    given += 1;
    if (moment !== `${round}.${inRound}`) continue;
    isFound = true;
    break;
  }
  if (!isFound) {
    const why = divergence === null ? 'has no' : `can be followed to order ${divergence.order - 1} only, and has no`;
    return refused(`the battle ${why} moment ${moment}`);
  }
  const until = { ...record, orders: record.orders.slice(0, given) };
  return accepted({ ...opened.value, record: until, state, events: told, lastEvents: events.length, round });
}
