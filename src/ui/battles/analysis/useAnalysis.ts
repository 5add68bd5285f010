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
import { deletionUndone, selectAnalysis, variationDeleted } from '../../../store/analysis/analysisActions';
import { useAppDispatch, useAppSelector } from '../../common/hooks/storeHooks';
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

/** What a board can be told, whatever game lies on it. */
export interface AnalysisDeck {
  readonly lay: (place: Place) => void;
  readonly skip: () => void;
  /** An order that the referee accepted before. */
  readonly give: (order: unknown) => void;
}

export function useAnalysis({ lay, skip, give }: AnalysisDeck): AnalysisCourse {
  const dispatch = useAppDispatch();
  const { played, variations, place } = useAppSelector(selectAnalysis);
  const line = lineOf(variations, played, place);
  const before = placeBefore(variations, place);
  const following = line[place.orders];
  const go = (to: Place): void => {
    skip();
    if (!isSamePlace(to, place)) lay(to);
  };
  const course: AnalysisCourse = {
    place,
    length: line.length,
    hasBack: before !== null,
    hasNext: following !== undefined,
    go,
    back: () => (before === null ? undefined : go(before)),
    next: () => {
      skip();
      if (following !== undefined) give(following);
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
      dispatch(variationDeleted(variation));
    },
    putBack: () => dispatch(deletionUndone()),
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
