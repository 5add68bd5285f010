import { isSamePosition } from '../../../core/geometry/position';
import { opponentOf, type Side } from '../../../kernel/sides';
import { unitsOf } from '../../../skirmish/model/state';
import { Icon } from '../../common/icons/Icon';
import { type FieldView, useFieldView } from '../common/fieldHooks';
import { useRailVoice } from './railVoice';
import styles from './topBar.module.css';

export type Holding = 'own' | 'enemy' | 'contested' | 'free';

/** Who stands on the control point, by what the viewer sees. */
export function holdingOf({ field, side }: FieldView['seen']): Holding {
  const stands = (of: Side) =>
    unitsOf(field, of).some(({ position }) => field.control.some((cell) => isSamePosition(cell, position)));
  const [own, enemy] = [stands(side), stands(opponentOf(side))];
  if (own && enemy) return 'contested';
  if (own) return 'own';
  return enemy ? 'enemy' : 'free';
}

/** The control point: a diamond for every turn that wins, filled for whoever holds it. Only one side has a count at a time. */
export function ControlMeter() {
  const { book, seen } = useFieldView();
  const { speak } = useRailVoice();
  const most = book.rules.victory.control;
  if (most === undefined) return null;
  const holding = holdingOf(seen);
  const own = seen.field.counts[seen.side];
  const enemy = seen.field.counts[opponentOf(seen.side)];
  const count = Math.max(own, enemy);
  const look = holding === 'contested' ? styles.both : enemy > own ? styles.foe : styles.own;
  return (
    <div className={styles.control}>
      <Icon name="queen-crown" className={styles.crown ?? ''} />
      <span className={styles.diamonds} aria-hidden="true">
        {Array.from({ length: most }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: diamonds differ by their place alone
          <span key={index} className={`${styles.diamond} ${index < count ? look : ''}`} />
        ))}
      </span>
      <p className={styles.words}>
        <b>{speak(`rail.control.${holding}`)}</b>
        {count === 0 ? null : (
          <span>
            {', '}
            {(holding === 'enemy' && own > 0) || (holding === 'own' && enemy > 0) || holding === 'free'
              ? speak('rail.control.both', { own, enemy, most })
              : speak('rail.control.count', { count, most })}
          </span>
        )}
      </p>
    </div>
  );
}
