import { useCallback, useEffect, useState } from 'react';
import type { AppStore } from '../../store/createStore';
import { settingsChanged } from '../../store/settings/settingsSlice';
import { selectRefusal, selectSettings } from '../../store/view/battleSelectors';
import { useAppStore } from '../common/hooks/storeHooks';
import { createSoundBox, type SoundBox } from './soundBox';
import type { SoundName } from './sounds';
import { openZzfx } from './zzfxSpeaker';

/** The sounds of the battle screen: gives what plays one, and plays presses and refusals by itself. */
export function useSounds(): (name: SoundName) => void {
  const store = useAppStore();
  const [box] = useState(() =>
    createSoundBox({ openSpeaker: openZzfx, loudness: () => loudnessIn(store), now: () => performance.now() }),
  );
  useEffect(() => openAfterGesture(box), [box]);
  useEffect(() => hearPresses(box), [box]);
  useEffect(() => hearRefusals(store, box), [store, box]);
  return box.play;
}

/** Half of the slider is heard as half: loudness is felt, not measured. */
function loudnessIn(store: AppStore): number {
  const { volume, muted } = selectSettings(store.getState());
  return muted ? 0 : (volume / 100) ** 2;
}

const GESTURES = ['click', 'keydown', 'pointerup'] as const;

/** Before a gesture the browser would refuse, and say so in the console. */
function openAfterGesture({ open }: SoundBox): () => void {
  const tryOpening = (): void => {
    if (navigator.userActivation?.hasBeenActive !== false) open();
  };
  if (navigator.userActivation?.hasBeenActive === true) open();
  for (const gesture of GESTURES) window.addEventListener(gesture, tryOpening);
  return () => {
    for (const gesture of GESTURES) window.removeEventListener(gesture, tryOpening);
  };
}

function hearPresses({ play }: SoundBox): () => void {
  const onClick = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('button') !== null) play('press');
  };
  window.addEventListener('click', onClick, true);
  return () => window.removeEventListener('click', onClick, true);
}

function hearRefusals(store: AppStore, { play }: SoundBox): () => void {
  let heard = selectRefusal(store.getState());
  return store.subscribe(() => {
    const refusal = selectRefusal(store.getState());
    if (refusal !== heard && refusal !== null) play('refusal');
    heard = refusal;
  });
}

/** Turns the sound off and on again; its volume is kept. */
export function useMuting(): () => void {
  const store = useAppStore();
  return useCallback(() => {
    const { muted } = selectSettings(store.getState());
    store.dispatch(settingsChanged({ muted: !muted }));
  }, [store]);
}
