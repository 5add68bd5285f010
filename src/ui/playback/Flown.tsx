import * as m from 'framer-motion/m';
import { type ReactNode, type Ref, useState } from 'react';
import { usePlayback, useTransition } from './useStage';

interface FlownProps {
  readonly unit: string;
  readonly token: Ref<HTMLSpanElement>;
  readonly className: string;
  readonly children: ReactNode;
}

/** Seconds at normal speed. */
const FLIGHT = 0.26;

/** A unit's token. One that was a chosen thing elsewhere shares its layout and flies in from there. */
export function Flown({ unit, token, className, children }: FlownProps) {
  const { stage } = usePlayback();
  const transition = useTransition(FLIGHT);
  const [flight] = useState(() => stage.flightOf(unit));
  if (flight === null) {
    return (
      <span ref={token} data-token="" className={className}>
        {children}
      </span>
    );
  }
  return (
    <m.span
      ref={token}
      data-token=""
      className={className}
      layout="position"
      layoutId={flight}
      // Measured once, as it comes: what happens on its cell later moves it by gestures.
      layoutDependency={flight}
      transition={transition}
    >
      {children}
    </m.span>
  );
}
