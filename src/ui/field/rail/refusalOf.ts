import type { SkirmishOrder } from '../../../skirmish/model/orders';
import { refusal, SKIRMISH_REFUSALS, type SkirmishRefusal } from '../../../skirmish/model/refusals';
import { judge } from '../../../skirmish/orders/table';
import type { FieldView } from '../common/fieldHooks';

type Asked = Pick<FieldView, 'book' | 'seen'>;

/** Why the viewer may not order something now, by what it knows. */
export function refusalOf({ book, seen }: Asked, order: SkirmishOrder): SkirmishRefusal | null {
  return whyNotNow(seen) ?? judge({ book, state: seen.field, side: seen.side }, order);
}

/** What holds whatever is ordered. */
export function whyNotNow({ field, side }: Asked['seen']): SkirmishRefusal | null {
  if (field.phase === 'over') return refusal('BATTLE_OVER');
  return field.phase === 'battle' && field.turn === side ? null : refusal('NOT_YOUR_TURN');
}

/** Of several attempts that fail, the reason of the one that came closest: reasons are asked for in the order of the table. */
export function closestRefusal(view: Asked, orders: readonly SkirmishOrder[]): SkirmishRefusal | null {
  const refusals = orders.map((order) => refusalOf(view, order)).filter((found) => found !== null);
  const rank = ({ code }: SkirmishRefusal) => SKIRMISH_REFUSALS.indexOf(code);
  const far = ({ details }: SkirmishRefusal) => details.distance ?? 0;
  return refusals.sort((a, b) => rank(b) - rank(a) || far(a) - far(b))[0] ?? null;
}
