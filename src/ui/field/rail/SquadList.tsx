import type { SkirmishOrder } from '../../../skirmish/model/orders';
import type { FieldUnit, UnitId } from '../../../skirmish/model/state';
import { useFieldView } from '../common/fieldHooks';
import { useRailVoice } from './railVoice';
import { readyCount } from './resourcesLeft';
import { SquadRow } from './SquadRow';
import styles from './squad.module.css';

export interface SquadListProps {
  readonly chosen: UnitId | null;
  readonly onChoose: (unit: UnitId) => void;
  /** Whose squad it is, where it is nobody's own. */
  readonly title?: string;
  /** What a forecast would take away, by unit. */
  readonly losses?: Readonly<Record<UnitId, number>>;
  /** What may be ordered now. */
  readonly legal?: readonly SkirmishOrder[];
}

/** The viewer's own units, the fallen last. */
export function SquadList({ chosen, onChoose, title, losses = {}, legal = [] }: SquadListProps) {
  const view = useFieldView();
  const { seen } = view;
  const { speak } = useRailVoice();
  const own = seen.field.units.filter(({ side }) => side === seen.side);
  const standing = own.filter(({ position }) => position !== null);
  const fallen = own.filter(({ position }) => position === null);
  const ready = readyCount(view, legal);
  const row = (unit: FieldUnit) => (
    <SquadRow key={unit.id} unit={unit} isChosen={unit.id === chosen} loss={losses[unit.id] ?? 0} onChoose={onChoose} />
  );
  return (
    <section className={styles.group} aria-label={title ?? speak('rail.squad')}>
      <h2 className={styles.head}>
        {title ?? speak('rail.squad')}{' '}
        {seen.field.phase === 'deployment' ? null : (
          <small>{speak('rail.ready', { ready, all: standing.length })}</small>
        )}
      </h2>
      <ul className={styles.list}>
        {standing.map(row)}
        {fallen.map(row)}
      </ul>
    </section>
  );
}
