import { type MotionStyle, useIsPresent } from 'framer-motion';
import * as m from 'framer-motion/m';
import { type ReactNode, useRef } from 'react';
import { useStage, useTransition } from '../playback/useStage';
import type { StageEffect } from '../stage/effects';
import { cardPlace } from '../stage/places';
import styles from './HandCard.module.css';

interface HandPlaceProps {
  readonly card: string;
  /** The whole hand: when it is another, the cards close their gaps. */
  readonly held: string;
  readonly chosen: boolean;
  readonly children: ReactNode;
}

/** Seconds at normal speed. */
const CLOSING = 0.2;
const BELOW = { opacity: 0, y: 60 };
const IN_HAND = { opacity: 1, y: 0 };

/** Where a card of the hand lies: it comes up from below, closes gaps, and goes where it came from unless it is played. */
export function HandPlace({ card, held, chosen, children }: HandPlaceProps) {
  const place = useRef<HTMLLIElement>(null);
  const transition = useTransition(CLOSING);
  const stage = useStage<StageEffect>();
  const isHeld = useIsPresent();
  const spot = cardPlace(card);
  const flown = useRef(false);
  // A card that flew stays flown: it may be drawn again after its flight has ended, and would be seen in the hand once more.
  if (isHeld) flown.current = false;
  else
    flown.current ||= stage
      .effects()
      .some((effect) => (effect.type === 'fly' || effect.type === 'unroll') && effect.from === spot);
  const isFlown = flown.current;
  return (
    <m.li
      ref={place}
      className={styles.place}
      style={isHeld || isFlown ? {} : pinned(place.current)}
      data-spot={spot}
      data-flown={isFlown ? '' : undefined}
      inert={!isHeld}
      layout="position"
      layoutDependency={held}
      {...(chosen ? { layoutId: spot } : {})}
      initial={BELOW}
      animate={IN_HAND}
      exit={BELOW}
      transition={transition}
    >
      {children}
    </m.li>
  );
}

/** What leaves stays where it was, out of the row. */
function pinned(place: HTMLElement | null): MotionStyle {
  if (place === null) return {};
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = place;
  return { left: offsetLeft, top: offsetTop, width: offsetWidth, height: offsetHeight };
}
