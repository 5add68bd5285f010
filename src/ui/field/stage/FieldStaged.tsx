import { domMax, LazyMotion } from 'framer-motion';
import { type ReactNode, useMemo } from 'react';
import type { FieldRoot } from '../../../store/field/fieldRoot';
import { selectIsFieldWatched } from '../../../store/field/fieldSelectors';
import type { Speed } from '../../../store/settings/settings';
import { Played } from '../../playback/Played';
import { useSounds } from '../../sound/useSounds';
import { useFieldSelector, useFieldStore } from '../common/fieldHooks';
import { FIELD_SCORE, fieldSource, quietly } from './score';

const LENGTH_AT: Readonly<Record<Speed, number>> = { half: 2, normal: 1, double: 0.5, instant: 0 };

const selectLength = (state: FieldRoot): number =>
  LENGTH_AT[selectIsFieldWatched(state) ? state.settings.watchSpeed : state.settings.speed];

/** Plays the battle on the open field back. */
export function FieldStaged({ children }: { readonly children: ReactNode }) {
  const store = useFieldStore();
  const source = useMemo(() => fieldSource(store), [store]);
  const length = useFieldSelector(selectLength);
  const play = useSounds();
  const sound = useMemo(() => quietly(source, play), [source, play]);
  return (
    <LazyMotion features={domMax} strict>
      <Played source={source} score={FIELD_SCORE} length={length} sound={sound}>
        {children}
      </Played>
    </LazyMotion>
  );
}
