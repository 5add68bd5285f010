import { getArrow } from '../../../core/geometry/direction';
import type { SkirmishOrder } from '../../../skirmish/model/orders';
import { useFieldView } from '../common/fieldHooks';
import { useGuideMarks } from '../guide';
import styles from './pads.module.css';

interface MarchPadProps {
  readonly formation: number;
  /** The legal orders of the side. */
  readonly orders: readonly SkirmishOrder[];
  readonly onOrder: (order: SkirmishOrder) => void;
}

/** Where a whole formation can march, and how far. */
export function MarchPad({ formation, orders, onOrder }: MarchPadProps) {
  const { narrator } = useFieldView();
  const markOf = useGuideMarks();
  const marches = orders.flatMap((order) => (order.type === 'march' && order.formation === formation ? [order] : []));
  if (marches.length === 0) return <p className={styles.none}>{narrator.speak('rail.formation.noMarch')}</p>;
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
          {...markOf(`march ${order.direction} ${order.squares}`)}
          onClick={() => onOrder(order)}
        >
          {getArrow(order.direction)} {order.squares}
        </button>
      ))}
    </fieldset>
  );
}
