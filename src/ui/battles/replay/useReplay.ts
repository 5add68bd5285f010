import { useEffect, useRef, useState } from 'react';
import { navigate } from 'wouter/use-hash-location';
import type { Moment } from '../../../match/match';
import type { GameTypes } from '../../../match/rules';
import { type LaidOut, type MomentPlace, momentName, momentNamed } from '../../../store/replay/moments';

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

/** The table that moments are laid on. */
export interface ReplayDeck<Types extends GameTypes> {
  readonly isPlayingBack: boolean;
  readonly show: (moment: Moment<Types>) => void;
  readonly play: (from: Moment<Types>, to: Moment<Types>) => void;
  readonly skip: () => void;
}

/** Between one order and the next, once the first is on the board. */
const PAUSE_MILLISECONDS = 350;
/** Browsers refuse an address that changes too often. */
const ADDRESS_MILLISECONDS = 150;

/** `address` is where the replay lies, without a moment; the moment that is looked at stands behind it, without a history entry. */
export function useReplay<Types extends GameTypes>(
  { moments, places }: LaidOut<Types>,
  deck: ReplayDeck<Types>,
  address: string,
  first: string | null,
): ReplayCourse {
  const [at, setAt] = useState(() => (first === null ? 0 : momentNamed(places, first)));
  const [isPlaying, setPlaying] = useState(false);
  const { isPlayingBack } = deck;
  const playedTo = useRef<number | null>(null);
  useAddress(address, places[at]);

  const look = (moment: number): void => {
    const found = moments.at(moment);
    if (found === undefined) return;
    deck.show(found);
    setAt(moment);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the moment that the address asks for
  useEffect(() => look(at), []);

  const step = (): void => {
    const from = moments.at(at);
    const to = moments.at(at + 1);
    if (from === undefined || to === undefined) {
      setPlaying(false);
      return;
    }
    if (isPlayingBack) deck.skip();
    playedTo.current = at + 1;
    setAt(at + 1);
    deck.play(from, to);
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

/** The address names the moment once one stays with it. */
function useAddress(address: string, place: MomentPlace | undefined): void {
  const path = place === undefined ? address : `${address}/${momentName(place)}`;
  useEffect(() => {
    const timer = setTimeout(() => navigate(path, { replace: true }), ADDRESS_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [path]);
}
