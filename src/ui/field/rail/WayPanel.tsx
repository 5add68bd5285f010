import type { SkirmishOrder } from '../../../skirmish/model/orders';
import { findFieldUnit, isStandingUnit } from '../../../skirmish/model/state';
import type { SkirmishForecast } from '../../../skirmish/view/forecast';
import { useFieldView } from '../common/fieldHooks';
import { BlowCard } from './BlowCard';
import { Ledger } from './Ledger';
import { useRailVoice } from './railVoice';
import styles from './sheet.module.css';
import { thereLines, wayLines, wayTotal } from './wayLines';

export interface WayPanelProps {
  readonly order: SkirmishOrder;
  readonly forecast: SkirmishForecast;
  /** A legal disengage order to the same cell; null where there is none. */
  readonly alternative: SkirmishOrder | null;
  /** Takes the alternative in hand; without it the way is only named. */
  readonly onAlternative?: (order: SkirmishOrder) => void;
  /** Gives the order; without it there is no button. */
  readonly onConfirm?: () => void;
}

/** A way before it is gone: every blow that it invites first, then each cell with its cost and what waits there. */
export function WayPanel({ order, forecast, alternative, onAlternative, onConfirm }: WayPanelProps) {
  const view = useFieldView();
  const voice = useRailVoice();
  const unit = 'unit' in order ? findFieldUnit(view.seen.field, order.unit) : null;
  if (unit === null || !isStandingUnit(unit)) return null;
  const { path, cost, provoked } = forecast;
  return (
    <>
      {provoked.length === 0 ? null : (
        <BlowCard
          mover={unit}
          blows={provoked}
          alternative={alternative}
          {...(onAlternative !== undefined && { onAlternative })}
        />
      )}
      <section className={styles.sheet} aria-label={voice.speak('rail.way')}>
        <header className={styles.wayHead}>
          <h2 className={styles.title}>{voice.unit(unit)}</h2>
          {onConfirm === undefined ? null : (
            <button type="button" className={styles.cancel} onClick={onConfirm}>
              {voice.speak(`rail.verb.${verbOf(order)}`)}
            </button>
          )}
        </header>
        <Ledger lines={wayLines(view, voice, unit, path)} sum={wayTotal(view, voice, unit, order, cost)} />
        <Ledger lines={thereLines(view, voice, forecast)} />
      </section>
    </>
  );
}

/** What walks and is none of these is a maneuver. */
function verbOf({ type }: SkirmishOrder): 'move' | 'step' | 'disengage' | 'maneuver' {
  return type === 'move' || type === 'step' || type === 'disengage' ? type : 'maneuver';
}
