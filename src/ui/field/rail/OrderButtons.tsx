import type { SkirmishOrder } from '../../../skirmish/model/orders';
import type { FieldUnit } from '../../../skirmish/model/state';
import { type FieldView, useFieldView } from '../common/fieldHooks';
import { maneuversOf } from './maneuverWords';
import { OrderButton } from './OrderButton';
import styles from './orders.module.css';
import { priceOf } from './prices';
import { type RailVoice, useRailVoice } from './railVoice';
import { whyNotNow } from './refusalOf';
import { AT_ONCE, isVerbKnown, ordersOfVerb, VERB_ICONS, VERBS, type Verb, whyVerbClosed } from './verbs';

export interface OrderButtonsProps {
  readonly unit: FieldUnit;
  /** The legal orders of the side; `wait` is legal and not listed. */
  readonly orders: readonly SkirmishOrder[];
  /** The verb in hand. */
  readonly mode: Verb | null;
  readonly onMode: (verb: Verb) => void;
  /** For what needs no further choice. */
  readonly onOrder: (order: SkirmishOrder) => void;
}

/** What a unit may do now, each with its price and key; what it can't do now says why. */
export function OrderButtons({ unit, orders, mode, onMode, onOrder }: OrderButtonsProps) {
  const view = useFieldView();
  const voice = useRailVoice();
  const closedToAll = whyNotNow(view.seen);
  const verbs = VERBS.filter((verb) => isVerbKnown(view.book, unit, verb));
  return (
    <section
      className={styles.orders}
      data-orders=""
      aria-label={voice.speak('rail.orders', { unit: voice.unit(unit) })}
    >
      {verbs.map((verb) => {
        const legal = verb === 'wait' ? [{ type: 'wait', unit: unit.id } as const] : ordersOfVerb(orders, unit, verb);
        const [first] = legal;
        const isOpen = closedToAll === null && first !== undefined;
        const refusal = isOpen ? null : (closedToAll ?? whyVerbClosed(view, unit, verb));
        const why = refusal === null ? whyNothing(view, voice, unit, verb) : voice.refusal(refusal);
        const press = () => (AT_ONCE.includes(verb) && first !== undefined ? onOrder(first) : onMode(verb));
        return (
          <OrderButton
            key={verb}
            icon={VERB_ICONS[verb]}
            label={voice.speak(`rail.verb.${verb}`)}
            detail={isOpen ? priceOf(view, voice, unit, verb, legal) : why}
            deed={verb}
            isChosen={AT_ONCE.includes(verb) ? null : mode === verb}
            isOpen={isOpen}
            guideName={verb}
            onPress={press}
          />
        );
      })}
    </section>
  );
}

/** Nobody is there to try it on; of maneuvers, each of which has a reason of its own, the first one's. */
function whyNothing(view: FieldView, voice: RailVoice, unit: FieldUnit, verb: Verb): string {
  const nobody = voice.speak('rail.maneuver.noTarget');
  if (verb !== 'maneuver') return nobody;
  return maneuversOf(view, voice, unit, [])[0]?.closed ?? nobody;
}
