import { opponentOf } from '../../../kernel/sides';
import type { UnitId } from '../../../skirmish/model/state';
import { Icon } from '../../common/icons/Icon';
import { useFieldView } from '../common/fieldHooks';
import { KnownEnemy, MetEnemy } from './EnemyRow';
import foes from './enemies.module.css';
import { FallenRow } from './FallenRow';
import { useRailVoice } from './railVoice';
import styles from './squad.module.css';

export interface EnemyListProps {
  readonly onLook: (unit: UnitId) => void;
  readonly chosen?: UnitId | null;
  /** Whose squad it is, where it is nobody's enemy. */
  readonly title?: string;
  /** What a forecast would take away, by unit. */
  readonly losses?: Readonly<Record<UnitId, number>>;
}

/** Enemies in sight, those met before, and the fallen. How many were never met isn't known, so it isn't told. */
export function EnemyList({ onLook, chosen = null, title, losses = {} }: EnemyListProps) {
  const { book, seen } = useFieldView();
  const { speak } = useRailVoice();
  const enemies = seen.field.units.filter(({ side }) => side === opponentOf(seen.side));
  const standing = enemies.filter(({ position }) => position !== null);
  const fallen = enemies.filter(({ position }) => position === null);
  const met = Object.entries(seen.met).filter(([id]) => enemies.every((enemy) => enemy.id !== id));
  // Before the battle nobody was seen yet.
  if (seen.field.phase === 'deployment') return null;
  const canHide = book.rules.fog !== undefined || book.rules.stealth !== undefined;
  return (
    <section className={styles.group} aria-label={title ?? speak('rail.inSight')}>
      <h2 className={styles.head}>
        {title ?? speak('rail.inSight')} <small>{speak('rail.inSight.count', { count: standing.length })}</small>
      </h2>
      <ul className={styles.list}>
        {standing.map((unit) => (
          <KnownEnemy
            key={unit.id}
            unit={unit}
            isChosen={unit.id === chosen}
            loss={losses[unit.id] ?? 0}
            onLook={onLook}
          />
        ))}
        {met.map(([id, last]) => (
          <MetEnemy key={id} id={id} last={last} />
        ))}
        {fallen.map((unit) => (
          <FallenRow key={unit.id} unit={unit} />
        ))}
      </ul>
      {canHide && title === undefined ? (
        <p className={foes.unseen}>
          <Icon name="fog" className={styles.chipIcon ?? ''} /> {speak('rail.unseen')}
        </p>
      ) : null}
    </section>
  );
}
