import type { SkirmishOrder } from '../../../skirmish/model/orders';
import { abilityOf, profileOf } from '../../../skirmish/model/profile';
import { type FieldUnit, isStandingUnit } from '../../../skirmish/model/state';
import { movementLeft } from '../../../skirmish/movement/economy';
import { movementAfterDisengaging } from '../../../skirmish/orders/move';
import type { FieldView } from '../common/fieldHooks';
import type { RailVoice } from './railVoice';
import { targetsInReach, type Verb } from './verbs';

type Asked = Pick<FieldView, 'book' | 'seen'>;
type Price = (view: Asked, voice: RailVoice, unit: FieldUnit, legal: readonly SkirmishOrder[]) => string;

/** What a verb costs or reaches, in a few words. */
const PRICES: Readonly<Partial<Record<Verb, Price>>> = {
  move: ({ book, seen }, { speak }, unit) => {
    const { movement: source } = book.rules.economy;
    const isOpened = source === 'action' && unit.hasOpenedMove;
    return speak('rail.price.move', {
      movement: movementLeft(book, seen.field, unit),
      source: isOpened ? 'own' : source,
    });
  },
  disengage: ({ book, seen }, { speak }, unit) => {
    const judged = { book, state: seen.field, side: seen.side };
    const movement = isStandingUnit(unit) ? movementAfterDisengaging(judged, unit) : 0;
    return speak('rail.price.disengage', { movement });
  },
  attack: (_, { speak }, unit, legal) => speak('rail.price.attack', { targets: targetsInReach(legal, unit) }),
  face: ({ book }, { speak }) =>
    speak('rail.price.face', { cost: book.rules.facing?.cost ?? 0, source: book.rules.economy.movement }),
  stance: (_, { speak }, unit) => speak('rail.price.stance', { stance: speak(`field.stance.${unit.stance}`) }),
  maneuver: (_, { speak }, _unit, legal) => {
    const ids = legal.map((order) => (order.type === 'maneuver' ? order.maneuver : ''));
    return speak('rail.price.maneuver', { count: new Set(ids).size });
  },
  heal: ({ book }, { speak }, unit) =>
    speak('rail.price.heal', { amount: abilityOf(profileOf(book, unit.kind).kind, 'heal')?.amount ?? 0 }),
};

export function priceOf(
  view: Asked,
  voice: RailVoice,
  unit: FieldUnit,
  verb: Verb,
  legal: readonly SkirmishOrder[],
): string {
  return PRICES[verb]?.(view, voice, unit, legal) ?? voice.speak(`rail.price.${verb}`);
}
