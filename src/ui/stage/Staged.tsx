import { domMax, LazyMotion } from 'framer-motion';
import { type ReactNode, useMemo } from 'react';
import { useAppStore } from '../common/hooks/storeHooks';
import { Played } from '../playback/Played';
import { useSounds } from '../sound/useSounds';
import { BATTLE_SCORE, battleSource } from './score';
import { useStageLength } from './useStageLength';

/** Plays the battle in the store back. */
export function Staged({ children }: { readonly children: ReactNode }) {
  const store = useAppStore();
  const source = useMemo(() => battleSource(store), [store]);
  const length = useStageLength();
  const sound = useSounds();
  return (
    <LazyMotion features={domMax} strict>
      <Played source={source} score={BATTLE_SCORE} length={length} sound={sound}>
        {children}
      </Played>
    </LazyMotion>
  );
}
