import { MOST_SETTLED } from '../../battle/legality/mulligans';
import type { SiegeRules } from '../../battle/model/rules';
import { OPEN_TERRAIN } from '../../battle/model/state';
import { SIDES } from '../../kernel/sides';
import { problemAtValue, quoted } from '../json/document';
import type { ContentFile } from '../load/contentFile';
import type { Problem } from '../problems/problem';

export function rulesProblems(contentFile: ContentFile<SiegeRules>): Problem[] {
  return [...overfullHands(contentFile), ...endlessChoices(contentFile), ...noOpenGround(contentFile)];
}

/** A hand that is dealt beyond the limit would be discarded before the battle begins. */
function overfullHands({ document, content: { openingHand, handLimit } }: ContentFile<SiegeRules>): Problem[] {
  return SIDES.filter((side) => openingHand[side] > handLimit).map((side) =>
    problemAtValue(document, ['openingHand', side], {
      message: `${side} must be at most the handLimit of ${handLimit}`,
    }),
  );
}

/** R1: any cards of the opening hand may go back. */
function endlessChoices({ document, content: { openingHand, mulligan } }: ContentFile<SiegeRules>): Problem[] {
  if (!mulligan) return [];
  return SIDES.filter((side) => openingHand[side] > MOST_SETTLED).map((side) =>
    problemAtValue(document, ['openingHand', side], {
      message: `${side} must be at most ${MOST_SETTLED} while cards may be sent back (mulligan)`,
    }),
  );
}

function noOpenGround({ document, content: { terrain } }: ContentFile<SiegeRules>): Problem[] {
  if (terrain.includes(OPEN_TERRAIN)) return [];
  const message = `terrain must list ${quoted(OPEN_TERRAIN)}, the ground of a battle without a battlefield`;
  return [problemAtValue(document, ['terrain'], { message })];
}
