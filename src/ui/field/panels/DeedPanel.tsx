import type { ForecastOrder } from '../../../store/field/fieldForecast';
import { cellName, type FieldNarrator, unitName } from '../../../words/field/narrator';
import buttons from '../../common/controls/buttons.module.css';
import { useFieldView } from '../common/fieldHooks';
import { useSidedNarrator } from '../log/useFieldLog';
import styles from './pads.module.css';

interface DeedPanelProps {
  readonly preview: ForecastOrder;
  readonly onGive: () => void;
}

/** What neither strikes nor walks: healing, building, turning, taking one's place. */
export function DeedPanel({ preview, onGive }: DeedPanelProps) {
  const narrator = useSidedNarrator();
  const { speak } = useFieldView().narrator;
  const sentence = deedSentence(narrator, preview);
  if (sentence === null) return null;
  return (
    <section className={styles.sheet}>
      <p>{sentence.charAt(0).toUpperCase() + sentence.slice(1)}</p>
      <div className={buttons.row}>
        <button type="button" className={buttons.primary} onClick={onGive}>
          {speak('board.preview.do')}
        </button>
      </div>
    </section>
  );
}

function deedSentence(narrator: FieldNarrator, { order, forecast }: ForecastOrder): string | null {
  if (!('unit' in order)) return null;
  const { speak, names } = narrator;
  const unit = unitName(narrator, order.unit);
  switch (order.type) {
    case 'heal':
      return speak('board.preview.heal', { unit, target: unitName(narrator, order.target), amount: forecast.heals });
    case 'rally':
      return speak('board.preview.rally', { unit, target: unitName(narrator, order.target) });
    case 'build':
    case 'demolish':
    case 'deploy':
      return speak(`board.preview.${order.type}`, { unit, at: cellName(order.at) });
    case 'face':
      return speak('board.preview.face', { unit, direction: speak(`field.direction.${order.direction}`) });
    case 'maneuver': {
      const maneuver = names.maneuver(order.maneuver);
      return speak('board.preview.maneuver', { unit, maneuver, at: order.to === undefined ? '–' : cellName(order.to) });
    }
    default:
      return null;
  }
}
