import { getArrow } from '../../../core/geometry/direction';
import type { FieldUnit } from '../../../skirmish/model/state';
import { useFieldView } from '../common/fieldHooks';
import type { FieldInput } from '../input/useFieldInput';
import styles from './pads.module.css';

/** The directions that a unit can turn to. */
export function TurnPad({ unit, input }: { readonly unit: FieldUnit; readonly input: FieldInput }) {
  const { narrator } = useFieldView();
  const turns = input.legal.flatMap((order) => (order.type === 'face' && order.unit === unit.id ? [order] : []));
  return (
    <fieldset className={styles.pad} aria-label={narrator.speak('board.face')}>
      {turns.map((order) => (
        <button
          key={order.direction}
          type="button"
          aria-label={narrator.speak(`field.direction.${order.direction}`)}
          onClick={() => input.press({ type: 'facing', direction: order.direction })}
        >
          {getArrow(order.direction)}
        </button>
      ))}
    </fieldset>
  );
}
