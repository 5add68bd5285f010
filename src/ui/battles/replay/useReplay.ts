import { useEffect, useMemo, useRef, useState } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { momentFound, momentPlayed, playbackSkipped } from '../../../store/battle/battleSlice';
import { type MomentPlace, momentName, momentNamed, placesOfMoments } from '../../../store/replay/moments';
import type { Replay } from '../../../store/replay/openReplay';
import { selectIsPlayingBack } from '../../../store/view/battleSelectors';
import { useAppSelector, useAppStore } from '../../common/hooks/storeHooks';

/** Where a replay stands, and the ways to go from there. */
export interface ReplayCourse {
  readonly places: readonly MomentPlace[];
  readonly at: number;
  readonly isPlaying: boolean;
  /** At once. */
  readonly seek: (moment: number) => void;
  /** The next order, played back as it was when it was given. */
  readonly step: () => void;
  readonly playOrPause: () => void;
}

/** Between one order and the next, once the first is on the board. */
const PAUSE_MILLISECONDS = 350;

/** `address` is where the replay lies, without a moment; the moment that is looked at stands behind it, without a history entry. */
export function useReplay({ moments }: Replay, address: string, first: string | null): ReplayCourse {
  const store = useAppStore();
  const places = useMemo(() => placesOfMoments(moments), [moments]);
  const [at, setAt] = useState(() => (first === null ? 0 : momentNamed(places, first)));
  const [isPlaying, setPlaying] = useState(false);
  const isPlayingBack = useAppSelector(selectIsPlayingBack);
  const playedTo = useRef<number | null>(null);

  const look = (moment: number): void => {
    const found = moments[moment];
    const place = places[moment];
    if (found === undefined || place === undefined) return;
    store.dispatch(momentFound(found));
    setAt(moment);
    navigate(`${address}/${momentName(place)}`, { replace: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the moment that the address asks for
  useEffect(() => look(at), []);

  const step = (): void => {
    const from = moments[at];
    const to = moments[at + 1];
    if (from === undefined || to === undefined) {
      setPlaying(false);
      return;
    }
    if (isPlayingBack) store.dispatch(playbackSkipped());
    playedTo.current = at + 1;
    setAt(at + 1);
    store.dispatch(momentPlayed([from, to]));
  };
  // What was played back to its end is looked at: the board stays as it is, and any moment can follow.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of a playback counts
  useEffect(() => {
    if (isPlayingBack || playedTo.current === null) return;
    look(playedTo.current);
    playedTo.current = null;
  }, [isPlayingBack, at]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment that is reached while it plays leads to the next
  useEffect(() => {
    if (!isPlaying || isPlayingBack) return;
    if (at >= moments.length - 1) return setPlaying(false);
    const timer = setTimeout(step, PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isPlaying, isPlayingBack, at]);

  return {
    places,
    at,
    isPlaying,
    seek: (moment) => {
      setPlaying(false);
      playedTo.current = null;
      look(Math.min(Math.max(moment, 0), moments.length - 1));
    },
    step: () => {
      setPlaying(false);
      step();
    },
    playOrPause: () => {
      if (!isPlaying && at >= moments.length - 1) look(0);
      setPlaying(!isPlaying);
    },
  };
}
