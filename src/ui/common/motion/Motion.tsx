import { MotionConfig } from 'framer-motion';
import type { ReactNode } from 'react';
import { useIsStill } from './useIsStill';

/** Around everything that framer-motion moves. */
export function Motion({ children }: { readonly children: ReactNode }) {
  return <MotionConfig reducedMotion={useIsStill() ? 'always' : 'never'}>{children}</MotionConfig>;
}
