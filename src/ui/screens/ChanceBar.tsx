import { useState } from 'react';
import { selectChance } from '../../store/advice/chanceSelectors';
import { selectIsShared, selectIsWatched } from '../../store/seats/seatSelectors';
import { selectViewer } from '../../store/view/battleSelectors';
import { VisuallyHidden } from '../common/controls/VisuallyHidden';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { percentOf } from '../common/words/chanceWords';
import styles from './ChanceBar.module.css';

const EVEN = 0.5;

/**
 * Who is ahead, and by how much: each side's share lies at its own castle. It takes no room, so nothing moves for it. Until the
 * number of a position is there no number is told; the bar is pale and lies where it lay.
 */
export function ChanceBar() {
  const speak = useSpeak();
  const shown = useAppSelector(selectChance);
  const viewer = useAppSelector(selectViewer);
  const bySide = useAppSelector((state) => selectIsShared(state) || selectIsWatched(state));
  const [last, setLast] = useState(EVEN);
  if (shown?.status === 'known' && shown.left !== last) setLast(shown.left);
  if (shown === null) return null;
  const isThinking = shown.status === 'thinking';
  const chance = isThinking ? last : shown.left;
  const left = percentOf(chance);
  const percents = { left, right: 100 - left };
  const told = bySide ? speak('chance.sides', percents) : speak('chance.yours', { percent: percents[viewer] });
  const said = isThinking ? speak('chance.thinking') : told;
  const figure = (percent: number): string => (isThinking ? '…' : speak('chance.percent', { percent }));
  return (
    <div
      title={`${speak('chance.label')}: ${said}`}
      className={`${styles.chance} ${viewer === 'left' ? styles.fromLeft : styles.fromRight} ${isThinking ? styles.thinking : ''}`}
    >
      <VisuallyHidden>
        {isThinking ? (
          // It isn't announced: whoever wants the number asks for it here.
          <span>{`${speak('chance.label')}: ${said}`}</span>
        ) : (
          <meter aria-label={speak('chance.label')} min={0} max={100} value={percents[viewer]} aria-valuetext={told} />
        )}
      </VisuallyHidden>
      <span className={styles.left} aria-hidden="true">
        {figure(percents.left)}
      </span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.fill} style={{ transform: `scaleX(${chance})` }} />
        <span className={styles.middle} />
      </span>
      <span className={styles.right} aria-hidden="true">
        {figure(percents.right)}
      </span>
    </div>
  );
}
