import { AHEAD } from '../../battle/model/position';
import type { Unit } from '../../battle/model/unit';
import { selectLegalOrders } from '../../store/view/battleSelectors';
import type { Input } from '../battle/useInput';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import { DeedKey } from '../common/keys/DeedKey';
import styles from './UnitOrders.module.css';

interface UnitOrdersProps {
  readonly unit: Unit;
  readonly input: Input;
}

/** Orders of the chosen unit that are given at no cell: to brace, to march with its column. */
export function UnitOrders({ unit, input }: UnitOrdersProps) {
  const speak = useSpeak();
  const legal = useAppSelector(selectLegalOrders);
  if (input.selection.mode !== 'unitChosen' || input.selection.unit !== unit.id) return null;
  const mayBrace = legal.some((order) => order.type === 'brace' && order.unit === unit.id);
  const marches = legal.flatMap((order) => (order.type === 'march' && order.column === unit.col ? [order.to] : []));
  if (!mayBrace && marches.length === 0) return null;
  return (
    <div className={styles.orders}>
      {mayBrace ? (
        <button type="button" onClick={() => input.press({ type: 'brace' })}>
          <Icon name="checked-shield" /> {speak('orders.brace')} <DeedKey deed="brace" />
        </button>
      ) : null}
      {marches.map((to) => (
        <button key={to} type="button" onClick={() => input.press({ type: 'march', to })}>
          <Icon name="boots" /> {speak(to - unit.col === AHEAD[unit.side] ? 'orders.march' : 'orders.fallBack')}{' '}
          <DeedKey deed={to - unit.col === AHEAD[unit.side] ? 'march' : 'fallBack'} />
        </button>
      ))}
    </div>
  );
}
