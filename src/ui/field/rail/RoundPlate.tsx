import type { SkirmishOrder } from '../../../skirmish/model/orders';
import { unitsOf } from '../../../skirmish/model/state';
import { type FieldView, useFieldView } from '../common/fieldHooks';
import { useRailVoice } from './railVoice';
import { readyCount } from './resourcesLeft';
import styles from './topBar.module.css';

interface RoundPlateProps {
  readonly legal?: readonly SkirmishOrder[];
}

const NO_ORDERS: readonly SkirmishOrder[] = [];

/** Round and turn, and how many units can still act. */
export function RoundPlate({ legal = NO_ORDERS }: RoundPlateProps) {
  const view = useFieldView();
  const { book, seen } = view;
  const { speak } = useRailVoice();
  const { field, side } = seen;
  const own = unitsOf(field, side);
  const ready = readyCount(view, legal);
  const turn = turnOf(seen);
  return (
    <div className={styles.plate}>
      <span className={styles.round}>
        {speak('rail.round.limit', { round: field.round, limit: book.rules.victory.roundLimit })}
      </span>
      <span className={styles.turn}>
        {speak(`rail.turn.${turn}`)}
        {turn === 'own' ? <small>{speak('rail.turn.ready', { ready, all: own.length })}</small> : null}
      </span>
    </div>
  );
}

function turnOf({ field, side }: FieldView['seen']): 'own' | 'enemy' | 'deployment' | 'over' {
  if (field.phase === 'over') return 'over';
  if (field.phase === 'deployment') return 'deployment';
  return field.turn === side ? 'own' : 'enemy';
}
