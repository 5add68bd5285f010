import { useLayoutEffect, useRef } from 'react';
import { CardFace } from '../common/card/CardFace';
import { useCardLook } from '../common/card/useCardLook';
import { EASE_IN, EASE_OUT, type Frame, move } from '../playback/frames';
import { CARRIED, cellPlace, middleOf, placeOnScreen } from '../playback/places';
import { useEffects, usePlayback, useStage } from '../playback/useStage';
import type { StageEffect } from './effects';
import styles from './UnrolledCard.module.css';

type Unroll = Extract<StageEffect, { type: 'unroll' }>;

/** A stratagem on its way from the hand or the enemy's castle to its target. The log says the same in words. */
export function UnrolledCard() {
  const effect = useEffects<StageEffect>().find((shown): shown is Unroll => shown.type === 'unroll');
  const scene = useStage().scene();
  return (
    <div className={styles.sky} aria-hidden="true">
      {effect === undefined ? null : <Card key={scene} effect={effect} />}
    </div>
  );
}

function Card({ effect }: { readonly effect: Unroll }) {
  const look = useCardLook()(effect.card);
  const card = useRef<HTMLDivElement>(null);
  const { length, still } = usePlayback();
  useLayoutEffect(() => {
    const element = card.current;
    if (element === null || still) return;
    const flight = move(element, way(element, effect), { duration: effect.length * length, stays: true });
    return () => flight.cancel();
  }, [effect, length, still]);
  return (
    <div ref={card} className={styles.card} data-unrolled={effect.card}>
      <CardFace look={look} affordable place="dialog" />
    </div>
  );
}

/** Its picture lies in the middle of the table: from where it comes, if it is to be read a while there, and to its target. */
function way(element: HTMLElement, { from, at, isRead }: Unroll): Frame[] {
  const home = middleOf(element.getBoundingClientRect());
  const start = placeOnScreen(CARRIED) ?? placeOnScreen(from) ?? home;
  const end = placeOnScreen(cellPlace(at)) ?? home;
  const to = ({ x, y }: { readonly x: number; readonly y: number }, scale: number) =>
    `translate(${x - home.x}px, ${y - home.y}px) scale(${scale})`;
  const small = Math.min(1, start.width / home.width);
  const last: Frame = { transform: to(end, 0.15), opacity: 0 };
  if (!isRead) {
    return [
      { transform: to(start, small), opacity: 1, easing: EASE_OUT },
      { transform: to(end, 0.45), opacity: 1, offset: 0.6, easing: EASE_IN },
      last,
    ];
  }
  return [
    { transform: to(start, 0.25), opacity: 0, easing: EASE_OUT },
    { transform: 'none', opacity: 1, offset: 0.16 },
    { transform: 'none', opacity: 1, offset: 0.82, easing: EASE_IN },
    last,
  ];
}
