import { useEffect, useEffectEvent } from 'react';
import {
  isSamePlace,
  lineOf,
  type Place,
  placeBefore,
  placeStillIn,
  variationNamed,
  withoutVariation,
} from '../../../match/variations';
import { deletionUndone, layPlace, selectAnalysis, variationDeleted } from '../../../store/analysis/battleAnalysis';
import { giveOrder } from '../../../store/battle/giveOrder';
import type { BattleReplay } from '../../../store/replay/openReplay';
import { skipPlayback } from '../../battle/give';
import { useAppSelector, useAppStore } from '../../common/hooks/storeHooks';
import { deedOf } from '../../common/keys/keyHooks';
import { isForSomebodyElse } from '../../input/shortcutKeys';

/** Where the board stands among the variations, and the ways to go from there. */
export interface AnalysisCourse {
  readonly place: Place;
  /** How many orders the line has that is looked at. */
  readonly length: number;
  readonly hasBack: boolean;
  readonly hasNext: boolean;
  readonly go: (place: Place) => void;
  readonly back: () => void;
  /** The next order of the line, given anew: it is played back as any other. */
  readonly next: () => void;
  /** To the moment of the battle from which all this branched off. */
  readonly toBattle: () => void;
  readonly remove: (variation: string) => void;
  readonly putBack: () => void;
}

export function useAnalysis(replay: BattleReplay): AnalysisCourse {
  const store = useAppStore();
  const { played, variations, place } = useAppSelector(selectAnalysis);
  const line = lineOf(variations, played, place);
  const before = placeBefore(variations, place);
  const following = line[place.orders];
  const go = (to: Place): void => {
    skipPlayback(store);
    if (!isSamePlace(to, place)) layPlace(store, replay, to);
  };
  const course: AnalysisCourse = {
    place,
    length: line.length,
    hasBack: before !== null,
    hasNext: following !== undefined,
    go,
    back: () => (before === null ? undefined : go(before)),
    next: () => {
      skipPlayback(store);
      if (following !== undefined) store.dispatch(giveOrder(following));
    },
    toBattle: () => {
      let root = place;
      for (let found = variationNamed(variations, root.variation); found !== null; ) {
        root = found.from;
        found = variationNamed(variations, root.variation);
      }
      go(root);
    },
    remove: (variation) => {
      // The board leaves first what won't be there any more.
      go(placeStillIn(withoutVariation(variations, variation), variations, place));
      store.dispatch(variationDeleted(variation));
    },
    putBack: () => store.dispatch(deletionUndone()),
  };
  useStepKeys(course);
  return course;
}

function useStepKeys({ back, next }: AnalysisCourse): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isForSomebodyElse(event)) return;
    const deed = deedOf('analysis', event);
    if (deed !== 'orderBack' && deed !== 'orderOn') return;
    event.preventDefault();
    if (deed === 'orderBack') back();
    else next();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
