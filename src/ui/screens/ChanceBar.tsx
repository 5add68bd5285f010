import { selectLeftChance } from '../../store/advice/chanceSelectors';
import { selectIsShared, selectIsWatched } from '../../store/seats/seatSelectors';
import { selectViewer } from '../../store/view/battleSelectors';
import { VisuallyHidden } from '../common/controls/VisuallyHidden';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { percentOf } from '../common/words/reasonWords';
import styles from './ChanceBar.module.css';

/** Who is ahead, and by how much: each side's share lies at its own castle. It takes no room, so nothing moves for it. */
export function ChanceBar() {
  const speak = useSpeak();
  const chance = useAppSelector(selectLeftChance);
  const viewer = useAppSelector(selectViewer);
  const bySide = useAppSelector((state) => selectIsShared(state) || selectIsWatched(state));
  if (chance === null) return null;
  const left = percentOf(chance);
  const percents = { left, right: 100 - left };
  const own = percents[viewer];
  const told = bySide ? speak('chance.sides', percents) : speak('chance.yours', { percent: own });
  return (
    <div
      title={`${speak('chance.label')}: ${told}`}
      className={`${styles.chance} ${viewer === 'left' ? styles.fromLeft : styles.fromRight}`}
    >
      <VisuallyHidden>
        <meter aria-label={speak('chance.label')} min={0} max={100} value={own} aria-valuetext={told} />
      </VisuallyHidden>
      <span className={styles.left} aria-hidden="true">
        {speak('chance.percent', { percent: percents.left })}
      </span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.fill} style={{ transform: `scaleX(${chance})` }} />
        <span className={styles.middle} />
      </span>
      <span className={styles.right} aria-hidden="true">
        {speak('chance.percent', { percent: percents.right })}
      </span>
    </div>
  );
}
