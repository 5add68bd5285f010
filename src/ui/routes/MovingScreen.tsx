import { AnimatePresence, domMin, LazyMotion, useIsPresent, usePresenceData } from 'framer-motion';
import * as m from 'framer-motion/m';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useIsStill } from '../common/motion/useIsStill';
import { takeLean } from './lean';
import styles from './MovingScreen.module.css';
import { SCREENS, type ScreenName } from './screens';

interface MovingScreenProps {
  readonly name: ScreenName;
  readonly children: ReactNode;
}

const SECONDS = { enter: 0.22, leave: 0.12 } as const;
/** A foot bar that is fixed to the window would move with what it lies in. */
const HAS_ROOM = '(min-width: 821px)';
const START = {
  rises: { opacity: 0, y: 14 },
  fades: { opacity: 0, y: 0 },
  leans: { opacity: 0, scale: 0.86 },
} as const;

/** One screen gives way to the next. The new one lies on top and can be pressed at once; the old one is only a picture. */
export function MovingScreen({ name, children }: MovingScreenProps) {
  return (
    <LazyMotion features={domMin}>
      <AnimatePresence custom={name}>
        <Change key={name} name={name}>
          {children}
        </Change>
      </AnimatePresence>
    </LazyMotion>
  );
}

function Change({ name, children }: MovingScreenProps) {
  const isStill = useIsStill();
  const isPresent = useIsPresent();
  const next: unknown = usePresenceData();
  const place = useRef<HTMLDivElement>(null);
  // The next screen puts the focus where it belongs only when nothing else has it.
  useLayoutEffect(() => {
    const holder = document.activeElement;
    if (!isPresent && holder instanceof HTMLElement && place.current?.contains(holder) === true) holder.blur();
  }, [isPresent]);
  const leaving = `${styles.leaving} ${next === 'battle' ? styles.gone : ''}`;
  const [{ enters, origin }] = useState(() => arrivalAt(name));
  // A battle ends its listening when it is left, and what it left behind changes with it: neither is looked at any longer.
  const lingers = !isStill && name !== 'battle';
  return (
    <m.div
      ref={place}
      className={isPresent ? styles.screen : leaving}
      initial={isStill ? false : START[enters]}
      animate={{ opacity: 1, y: 0, scale: 1 }}
      style={origin}
      {...(lingers ? { exit: { opacity: 0, transition: { duration: SECONDS.leave, ease: 'easeOut' } } } : {})}
      transition={{ duration: SECONDS.enter, ease: 'easeOut' }}
      inert={!isPresent}
      aria-hidden={isPresent ? undefined : true}
    >
      {children}
    </m.div>
  );
}

/** Whoever pressed an object on the table leans over it: its place grows from there. */
function arrivalAt(name: ScreenName): { readonly enters: keyof typeof START; readonly origin: Origin } {
  const lean = takeLean();
  const rises = SCREENS[name].enters === 'rises' && matchMedia(HAS_ROOM).matches;
  if (!rises || lean === null) return { enters: rises ? 'rises' : 'fades', origin: {} };
  return { enters: 'leans', origin: { originX: `${lean.across}px`, originY: `${lean.down}px` } };
}

interface Origin {
  readonly originX?: string;
  readonly originY?: string;
}
