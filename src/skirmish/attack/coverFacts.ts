import { type CoverSource, getCover } from '../../core/cover/getCover';
import { type CoverQuality, lowerCover, raiseCover } from '../../core/cover/quality';
import { chebyshev } from '../../core/geometry/position';
import { fieldSurvey } from '../ground/fieldSurvey';
import { hasEffect } from '../model/maneuver';
import type { AttackContext } from './attackContext';

/** The cover of one attack's target, and the best thing that gives it. */
export interface CoverFacts {
  readonly quality: CoverQuality;
  readonly source: CoverSource | null;
}

const NO_COVER: CoverFacts = { quality: 'none', source: null };

/**
 * Cover counts for ranged attacks from two cells on: the best by angle, then a prone target's level more, then high ground's
 * level less, then what ignores partial cover.
 */
export function coverFacts(context: AttackContext): CoverFacts {
  const { book, state, attacker, target, weapon } = context;
  const { cover, highGround, stances } = book.rules;
  if (cover === undefined || weapon.isMelee || chebyshev(attacker.position, target.position) < 2) return NO_COVER;
  const survey = fieldSurvey(book, state.ground);
  const { quality, sources } = getCover(survey, cover, attacker.position, target.position, {
    isRanged: true,
    fromHighGround: false,
  });
  const raised = times(raiseCover, quality, stances?.[target.stance]?.coverLevels ?? 0);
  const lowered =
    context.isFromHighGround && highGround !== undefined ? times(lowerCover, raised, highGround.coverLevels) : raised;
  const isIgnored = hasEffect(context.maneuver, 'ignores_partial_cover');
  return { quality: isIgnored && lowered === 'partial' ? 'none' : lowered, source: sources[0] ?? null };
}

function times(change: (quality: CoverQuality) => CoverQuality, quality: CoverQuality, levels: number): CoverQuality {
  let changed = quality;
  for (let level = 0; level < levels; level++) changed = change(changed);
  return changed;
}
