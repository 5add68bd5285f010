import { getArrow } from '../../../core/geometry/direction';
import { useFieldView } from '../common/fieldHooks';
import type { FieldInput } from '../input/useFieldInput';
import styles from './pads.module.css';

/** Where a whole formation can march, and how far. */
export function MarchPad({ formation, input }: { readonly formation: number; readonly input: FieldInput }) {
  const { narrator } = useFieldView();
  const marches = input.legal.flatMap((order) =>
    order.type === 'march' && order.formation === formation ? [order] : [],
  );
  if (marches.length === 0) return null;
  return (
    <fieldset className={styles.pad} aria-label={narrator.speak('board.march')}>
      {marches.map((order) => (
        <button
          key={`${order.direction} ${order.squares}`}
          type="button"
          aria-label={narrator.speak('board.march.to', {
            direction: narrator.speak(`field.direction.${order.direction}`),
            squares: order.squares,
          })}
          onClick={() => input.press({ type: 'order', order })}
        >
          {getArrow(order.direction)} {order.squares}
        </button>
      ))}
    </fieldset>
  );
}
