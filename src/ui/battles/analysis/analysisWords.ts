import type { Place, Variation, Variations } from '../../../match/variations';
import { variationNamed } from '../../../match/variations';
import { type MomentPlace, momentName } from '../../../store/replay/moments';
import type { Speak } from '../../../words/speak';

/** What places among variations are told with. */
export interface PlaceTeller {
  readonly speak: Speak;
  readonly variations: Variations<unknown>;
  readonly places: readonly MomentPlace[];
}

/** "Variation 2", until somebody names it. */
export function variationName(speak: Speak, { id, name }: Pick<Variation<unknown>, 'id' | 'name'>): string {
  return name.trim() === '' ? speak('analysis.variation', { number: id }) : name;
}

/** "Variation 2": the line that a place lies in. */
function lineName({ speak, variations }: PlaceTeller, { variation }: Place): string {
  const found = variationNamed(variations, variation);
  return found === null ? speak('analysis.battle') : variationName(speak, found);
}

/** "Variation 2: order 3 of 5". */
export function placeName(teller: PlaceTeller, place: Place, orders: number): string {
  const { speak } = teller;
  const isBeginning = place.variation === null && place.orders === 0;
  const moment = isBeginning
    ? speak('analysis.atBeginning')
    : speak('analysis.atOrder', { order: place.orders, orders });
  return speak('analysis.line', { line: lineName(teller, place), moment });
}

/** "5.3", as the replay calls it, or "Variation 1, order 2". */
export function branchPoint({ speak, variations, places }: PlaceTeller, { variation, orders }: Place): string {
  const found = variationNamed(variations, variation);
  if (found !== null) return speak('analysis.fromVariation', { variation: variationName(speak, found), order: orders });
  const place = places[orders];
  return place === undefined || orders === 0 ? speak('analysis.atBeginning') : momentName(place);
}
