import { opponentOf } from '../../kernel/sides';
import type { FieldBook } from '../../skirmish/model/book';
import { profileOf } from '../../skirmish/model/profile';
import { remainingValue } from '../../skirmish/turn/victory';
import type { FieldObservation } from '../../skirmish/view/observe';
import type { ReasonedOrder } from './fieldPlayer';

/** Before this round no draw is taken. */
const EARLIEST_DRAW = 10;

/** The answer to an offer that stands; null without one. */
export function answerToOffer(book: FieldBook, observation: FieldObservation): ReasonedOrder | null {
  const { field, side } = observation;
  if (field.offer !== opponentOf(side)) return null;
  const own = remainingValue(book, field, side);
  const enemy = knownEnemyValue(book, observation);
  const isTaken = own <= enemy && field.round >= EARLIEST_DRAW;
  return {
    order: { type: isTaken ? 'acceptDraw' : 'declineDraw' },
    reason: { kind: 'draw', own, enemy, round: field.round },
  };
}

/** What was met as it was last seen; whoever never was may be worth the rest of the credits. */
function knownEnemyValue(book: FieldBook, { field, side, met }: FieldObservation): number {
  const fallen = new Map(
    field.units.filter((unit) => unit.side !== side && unit.position === null).map(({ id, kind }) => [id, kind]),
  );
  let [value, cost] = [0, 0];
  for (const kind of fallen.values()) cost += profileOf(book, kind).kind.cost;
  for (const [id, { kind, health }] of Object.entries(met)) {
    if (fallen.has(id)) continue;
    const profile = profileOf(book, kind);
    cost += profile.kind.cost;
    value += Math.floor((profile.kind.cost * health) / profile.fullHealth);
  }
  const isAllSeen = book.rules.fog === undefined;
  return value + (isAllSeen ? 0 : Math.max(0, book.rules.muster.credits - cost));
}
