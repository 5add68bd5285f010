import { COVER_QUALITIES } from '../../core/cover/quality';
import type { FieldRulesFace } from '../catalog';
import { problemAtValue } from '../json/document';
import type { ContentFile } from '../load/contentFile';
import type { Problem } from '../problems/problem';

export function fieldRulesProblems(contentFile: ContentFile<FieldRulesFace>): Problem[] {
  return [...fallingCover(contentFile), ...earlyOverwhelmed(contentFile)];
}

/** Ruling 25: each level begins where the one below ends, so a level that begins no later would swallow it. */
function fallingCover({ document, content: { cover } }: ContentFile<FieldRulesFace>): Problem[] {
  if (cover === undefined) return [];
  const pairs = COVER_QUALITIES.slice(1).map((level, index) => [COVER_QUALITIES[index] ?? 'none', level] as const);
  return pairs
    .filter(([lower, level]) => cover[level].obscuredFrom <= cover[lower].obscuredFrom)
    .map(([lower, level]) => {
      const message = `obscuredFrom must be more than the ${cover[lower].obscuredFrom} of ${lower}`;
      return problemAtValue(document, ['cover', level, 'obscuredFrom'], { message });
    });
}

function earlyOverwhelmed({ document, content: { pressure } }: ContentFile<FieldRulesFace>): Problem[] {
  if (pressure === undefined || pressure.overwhelmedFrom > pressure.surroundedFrom) return [];
  const message = `overwhelmedFrom must be more than the surroundedFrom of ${pressure.surroundedFrom}`;
  return [problemAtValue(document, ['pressure', 'overwhelmedFrom'], { message })];
}
