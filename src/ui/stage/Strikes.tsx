import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { SIDES } from '../../kernel/sides';
import { selectViewer } from '../../store/view/battleSelectors';
import { useAppSelector } from '../common/hooks/storeHooks';
import { cellPlace, placeOnScreen } from '../playback/places';
import { useEffects, useStage } from '../playback/useStage';
import type { StageEffect } from './effects';
import { endOf } from './Missiles';
import { castlePlace } from './places';
import styles from './Strikes.module.css';

type Strike = Extract<StageEffect, { type: 'strike' }>;

/** Who strikes whom, as a stroke of ink over the board. Where nothing may move it stands there as long as the number. */
export function Strikes() {
  const strikes = useEffects<StageEffect>().filter((effect): effect is Strike => effect.type === 'strike');
  const viewer = useAppSelector(selectViewer);
  const scene = useStage().scene();
  return (
    <div className={styles.sky} aria-hidden="true">
      {strikes.map((strike, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a scene's strokes never change places; another scene has other keys
        <Stroke key={`${scene} ${index}`} strike={strike} isOwn={strike.side === viewer} />
      ))}
    </div>
  );
}

function Stroke({ strike, isOwn }: { readonly strike: Strike; readonly isOwn: boolean }) {
  const stroke = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (stroke.current !== null) lay(stroke.current, strike);
  }, [strike]);
  const style = { '--lasts': strike.milliseconds } as CSSProperties;
  return (
    <span ref={stroke} className={`${styles.stroke} ${isOwn ? styles.own : styles.foe}`} style={style} data-strike="">
      <span className={styles.shaft}>
        <span className={styles.ink} />
      </span>
      <span className={styles.point}>
        <svg className={styles.head} viewBox="0 0 40 40" aria-hidden="true">
          <path d="M2 4L38 20L2 36L11 20Z" />
        </svg>
      </span>
    </span>
  );
}

/** How much of the way lies under the striker, and how much before the one who is struck; at a castle it ends on the wall. */
const BEGINS = 0.2;
const ENDS = { card: 0.8, castle: 1 } as const;
const CASTLES: ReadonlySet<string> = new Set(SIDES.map(castlePlace));

/** So many pixels of the shaft lie under the head. */
const UNDER_HEAD = 12;

/** Between the two plates: neither is covered. The shaft is stretched and the point pushed out: only transforms are set. */
function lay(stroke: HTMLElement, { from, to }: Strike): void {
  const [shaft, point] = stroke.querySelectorAll<HTMLElement>(':scope > span');
  const sky = stroke.parentElement?.getBoundingClientRect();
  const start = placeOnScreen(cellPlace(from));
  const end = start === null ? null : endOf(to, start);
  if (shaft === undefined || point === undefined || sky === undefined || start === null || end === null) return;
  const [across, down] = [end.x - start.x, end.y - start.y];
  const ends = CASTLES.has(to) ? ENDS.castle : ENDS.card;
  const length = Math.hypot(across, down) * (ends - BEGINS);
  const [x, y] = [start.x - sky.left + across * BEGINS, start.y - sky.top + down * BEGINS];
  stroke.style.transform = `translate(${x}px, ${y}px) rotate(${Math.atan2(down, across)}rad)`;
  shaft.style.transform = `scaleX(${(length - point.offsetWidth + UNDER_HEAD) / shaft.offsetWidth})`;
  point.style.transform = `translateX(${length}px)`;
}
