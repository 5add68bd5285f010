import type { SiegeRules } from '../../battle/rules';
import { SIDES } from '../../battle/sides';
import { problemAtValue } from '../json/document';
import type { Page } from '../page';
import type { Problem } from '../problem';

/** A hand that is dealt beyond the limit would be discarded before the battle begins. */
export function rulesProblems({ document, content: { openingHand, handLimit } }: Page<SiegeRules>): Problem[] {
  return SIDES.filter((side) => openingHand[side] > handLimit).map((side) =>
    problemAtValue(document, ['openingHand', side], {
      message: `${side} must be at most the handLimit of ${handLimit}`,
    }),
  );
}
