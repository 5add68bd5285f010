import { useIsPresent } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';
import { useTransition } from '../playback/useStage';

interface SheetProps {
  readonly className: string | undefined;
  readonly label: string;
  readonly children: ReactNode;
}

/** Seconds at normal speed. */
const COMES = 0.16;
const AWAY = { opacity: 0, y: 8 };
const HERE = { opacity: 1, y: 0 };

/** A panel that somebody opened. What only follows the pointer doesn't move: it would never come to rest. */
export function Sheet({ className, label, children }: SheetProps) {
  const isPresent = useIsPresent();
  const transition = useTransition(COMES);
  return (
    <m.section
      className={className}
      aria-label={label}
      inert={!isPresent}
      initial={AWAY}
      animate={HERE}
      exit={AWAY}
      transition={transition}
    >
      {children}
    </m.section>
  );
}
