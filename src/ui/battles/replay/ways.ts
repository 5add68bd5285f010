import { useEffect, useEffectEvent } from 'react';
import { nextWith, roundAfter, roundBefore, turnAfter, turnBefore } from '../../../store/replay/moments';
import type { DeedIn } from '../../../store/settings/keyTable';
import type { WordId } from '../../../words/en';
import { deedOf } from '../../common/keys/keyHooks';
import type { StepShape } from './StepSign';
import type { ReplayCourse } from './useReplay';

/** A deed whose key can be changed, or a key that stays. */
type WayKey =
  | DeedIn<'replay'>
  | 'Home'
  | 'End'
  | 'PageUp'
  | 'PageDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'Shift+PageUp'
  | 'Shift+PageDown';

/** A step from one moment to another, by a button and by a key. */
export interface Way {
  readonly word: WordId;
  readonly shape: StepShape;
  readonly key: WayKey;
  readonly act: () => void;
}

export function waysOf({ places, at, isPlaying, seek, step, playOrPause }: ReplayCourse): readonly Way[] {
  return [
    { word: 'replay.start', shape: 'start', key: 'Home', act: () => seek(0) },
    { word: 'replay.roundBack', shape: 'roundBack', key: 'Shift+PageUp', act: () => seek(roundBefore(places, at)) },
    { word: 'replay.turnBack', shape: 'turnBack', key: 'PageUp', act: () => seek(turnBefore(places, at)) },
    { word: 'replay.back', shape: 'back', key: 'ArrowLeft', act: () => seek(at - 1) },
    {
      word: isPlaying ? 'replay.pause' : 'replay.play',
      shape: isPlaying ? 'pause' : 'play',
      key: 'pause',
      act: playOrPause,
    },
    { word: 'replay.next', shape: 'next', key: 'ArrowRight', act: step },
    { word: 'replay.turnNext', shape: 'turnNext', key: 'PageDown', act: () => seek(turnAfter(places, at)) },
    { word: 'replay.roundNext', shape: 'roundNext', key: 'Shift+PageDown', act: () => seek(roundAfter(places, at)) },
    {
      word: 'replay.blow',
      shape: 'blow',
      key: 'nextBlow',
      act: () => seek(nextWith(places, at, ({ hasBlow }) => hasBlow)),
    },
    {
      word: 'replay.fall',
      shape: 'fall',
      key: 'nextFall',
      act: () => seek(nextWith(places, at, ({ hasFall }) => hasFall)),
    },
    { word: 'replay.end', shape: 'end', key: 'End', act: () => seek(places.length - 1) },
  ];
}

type KeyedAct = Pick<Way, 'key' | 'act'>;

/** The same by keys, wherever the focus is; a key that is held goes on. */
export function useReplayKeys(acts: readonly KeyedAct[]): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isNamed = event.key.length > 1;
    if (hasOtherMeaning(event, isNamed) || (event.repeat && !isNamed)) return;
    const named = event.shiftKey ? `Shift+${event.key}` : event.key;
    const pressed = isNamed ? named : deedOf('replay', event);
    const found = acts.find(({ key }) => key === pressed);
    if (found === undefined) return;
    event.preventDefault();
    found.act();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** What is typed is text; arrows walk over the board and the log, and on the slider from moment to moment by themselves. */
function hasOtherMeaning(event: KeyboardEvent, isNamed: boolean): boolean {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') !== null) return true;
  if (!(target instanceof Element)) return false;
  const field = target.closest('input, textarea, select');
  if (field !== null && field.getAttribute('type') !== 'range') return true;
  const isOnSpread = field !== null || target.closest('[role="grid"], ol') !== null;
  return isNamed && isOnSpread && !key.startsWith('Page');
}
