import { describe, expect, it } from 'vitest';
import { coverByAngle } from '../../../src/core/cover/coverAngle';
import { coverFromObscured, damagePercentThrough, obscuredFromCover } from '../../../src/core/cover/coverTable';
import { coverQualityAgainst, getCover } from '../../../src/core/cover/getCover';
import {
  betterCover,
  byBetterCover,
  COVER_QUALITIES,
  type CoverQuality,
  lesserCover,
  lowerCover,
  raiseCover,
} from '../../../src/core/cover/quality';
import { DIRECTIONS, STEPS } from '../../../src/core/geometry/direction';
import { at, board, obstacle } from '../support/boards';
import { D20, D50 } from '../support/cards';

const SHOT = { isRanged: true, fromHighGround: false };
const FROM_ABOVE = { isRanged: true, fromHighGround: true };
const BLOW = { isRanged: false, fromHighGround: false };

describe('ruling 32: cover is an ordinal', () => {
  it.each<[CoverQuality, CoverQuality, CoverQuality]>([
    ['none', 'none', 'partial'],
    ['partial', 'none', 'good'],
    ['good', 'partial', 'excellent'],
    ['excellent', 'good', 'excellent'],
  ])('%s: a level less is %s (ruling 33), a level more %s', (quality, lower, higher) => {
    expect(lowerCover(quality)).toBe(lower);
    expect(raiseCover(quality)).toBe(higher);
  });

  it('none < partial < good < excellent', () => {
    COVER_QUALITIES.forEach((a, i) => {
      COVER_QUALITIES.forEach((b, j) => {
        expect(betterCover(a, b)).toBe(COVER_QUALITIES[Math.max(i, j)]);
        expect(lesserCover(a, b)).toBe(COVER_QUALITIES[Math.min(i, j)]);
        expect(Math.sign(byBetterCover(a, b))).toBe(Math.sign(j - i));
      });
    });
  });

  it('ruling 32: 0, 25, 50, 75 % off the damage; document 000: −10, −20, −30 accuracy', () => {
    const effects = COVER_QUALITIES.map((quality) => D50.cover[quality]);
    expect(effects.map((it) => it.damageReductionPercent)).toEqual([0, 25, 50, 75]);
    expect(effects.map((it) => it.accuracy)).toEqual([0, -10, -20, -30]);
    expect(COVER_QUALITIES.map((quality) => damagePercentThrough(D50.cover, quality))).toEqual([100, 75, 50, 25]);
  });

  it('document 001: +2, +4, and full cover can’t be targeted', () => {
    const effects = COVER_QUALITIES.map((quality) => D20.cover[quality]);
    expect(effects.map((it) => it.name)).toEqual(['none', 'partial', 'half', 'full']);
    expect(effects.map((it) => it.defense)).toEqual([0, 2, 4, 0]);
    expect(effects.map((it) => it.isUntargetable)).toEqual([false, false, false, true]);
  });
});

describe('ruling 25: bands of the share obscured are half-open', () => {
  it.each<[number, CoverQuality]>([
    [0, 'none'],
    [24, 'none'],
    [25, 'partial'],
    [49, 'partial'],
    [50, 'good'],
    [74, 'good'],
    [75, 'excellent'],
    [100, 'excellent'],
  ])('%i percent obscured is %s', (percent, quality) => {
    expect(coverFromObscured(D20.cover, percent)).toBe(quality);
  });

  it('and back: the least share of each level', () => {
    for (const quality of COVER_QUALITIES) {
      expect(coverFromObscured(D20.cover, obscuredFromCover(D20.cover, quality))).toBe(quality);
    }
    expect(COVER_QUALITIES.map((quality) => obscuredFromCover(D20.cover, quality))).toEqual([0, 25, 50, 75]);
  });
});

describe('ruling 32: quality by the angle off the target→attacker axis', () => {
  it.each<[string, number, number, number, number, CoverQuality]>([
    ['0°', 1, 0, 5, 0, 'excellent'],
    ['0° diagonal', 1, 1, 4, 4, 'excellent'],
    ['11.3°', 1, 0, 5, 1, 'excellent'],
    ['21.8°', 1, 0, 5, 2, 'excellent'],
    ['21.8° the other way', 1, 0, 5, -2, 'excellent'],
    ['22.38°, just within', 1, 0, 17, 7, 'excellent'],
    ['22.62°, just without', 1, 0, 12, 5, 'good'],
    ['26.6°', 1, 0, 2, 1, 'good'],
    ['45°', 1, 0, 3, 3, 'good'],
    ['45° the other way', 1, 1, 0, 4, 'good'],
    ['just beyond 45°', 1, 0, 3, 4, 'partial'],
    ['90°', 1, 0, 0, 5, 'partial'],
    ['90° the other way', 1, 0, 0, -5, 'partial'],
    ['just beyond 90°', 1, 0, -1, 9, 'none'],
    ['180°', 1, 0, -5, 0, 'none'],
  ])('%s', (_angle, obstacleX, obstacleY, attackerX, attackerY, quality) => {
    expect(coverByAngle(obstacleX, obstacleY, attackerX, attackerY)).toBe(quality);
  });
});

describe('getCover', () => {
  const west = at(0, 2);
  const target = at(4, 2);
  const behind = (kind: string, x: number, y: number) =>
    board(['.......', '.......', '.......', '.......', '.......'], [obstacle(kind, at(x, y))]);
  const quality = (kind: string, x: number, y: number) =>
    getCover(behind(kind, x, y), D50.cover, west, target, SHOT).quality;

  it('ruling 32: by angle, for an obstacle in the ring of 8', () => {
    expect(quality('wall', 3, 2)).toBe('excellent');
    expect(quality('wall', 3, 1)).toBe('good');
    expect(quality('wall', 3, 3)).toBe('good');
    expect(quality('wall', 4, 1)).toBe('partial');
    expect(quality('wall', 5, 1)).toBe('none');
    expect(quality('wall', 5, 2)).toBe('none');
    expect(quality('wall', 2, 2)).toBe('none');
  });

  it('ruling 32: capped by the obstacle’s own level', () => {
    expect(quality('pillar', 3, 2)).toBe('good');
    expect(quality('tree', 3, 2)).toBe('partial');
    expect(quality('tree', 3, 1)).toBe('partial');
    expect(quality('magical-barrier', 3, 2)).toBe('none');
  });

  it('names every source, the best first, and the effect', () => {
    const survey = board(
      ['.......', '.......', '....c..', '.......', '.......'],
      [obstacle('tree', at(3, 3)), obstacle('pillar', at(3, 2))],
    );
    expect(getCover(survey, D50.cover, west, target, SHOT)).toEqual({
      quality: 'good',
      effect: D50.cover.good,
      sources: [
        { from: 'the pillar', position: at(3, 2), quality: 'good' },
        { from: 'partial-cover', position: target, quality: 'partial' },
        { from: 'the tree', position: at(3, 3), quality: 'partial' },
      ],
    });
  });

  it('boulders of the terrain shelter their neighbours too', () => {
    const survey = board(['.....', '..#..', '.....']);
    expect(getCover(survey, D50.cover, at(0, 1), at(3, 1), SHOT).sources).toEqual([
      { from: 'blocking', position: at(2, 1), quality: 'excellent' },
    ]);
  });

  it('a terrain’s cover protects whoever stands in it, from any angle', () => {
    const survey = board(['...', '.C.', '...']);
    for (const attacker of [at(0, 0), at(2, 1), at(1, 2)]) {
      expect(getCover(survey, D50.cover, attacker, at(1, 1), SHOT).quality).toBe('good');
    }
    expect(getCover(survey, D50.cover, at(1, 1), at(0, 0), SHOT).quality).toBe('none');
  });

  it('ruling 25: counts for ranged attacks only', () => {
    expect(getCover(behind('wall', 3, 2), D50.cover, west, target, BLOW)).toEqual({
      quality: 'none',
      effect: D50.cover.none,
      sources: [],
    });
  });

  it('ruling 33: high ground lowers it by one level, once, and does nothing where there is none', () => {
    const from = (kind: string) => getCover(behind(kind, 3, 2), D50.cover, west, target, FROM_ABOVE).quality;
    expect(from('wall')).toBe('good');
    expect(from('pillar')).toBe('partial');
    expect(from('tree')).toBe('none');
    expect(from('magical-barrier')).toBe('none');
    expect(getCover(behind('wall', 3, 2), D50.cover, west, target, FROM_ABOVE).sources).toEqual([
      { from: 'the wall', position: at(3, 2), quality: 'excellent' },
    ]);
  });

  it('document 001: full cover makes untargetable, high ground opens it', () => {
    const survey = behind('wall', 3, 2);
    expect(getCover(survey, D20.cover, west, target, SHOT).effect.isUntargetable).toBe(true);
    expect(getCover(survey, D20.cover, west, target, FROM_ABOVE).effect.isUntargetable).toBe(false);
  });

  it('without sources: a wall in each cell of the ring, a shot from that side', () => {
    for (const direction of DIRECTIONS) {
      const step = STEPS[direction];
      const survey = board(
        ['.......', '.......', '.......', '.......', '.......', '.......', '.......'],
        [obstacle('wall', at(4 + step.x, 2 + step.y))],
      );
      expect(coverQualityAgainst(survey, 4 + 2 * step.x, 2 + 2 * step.y, 4, 2)).toBe('excellent');
      expect(coverQualityAgainst(survey, 4 - 2 * step.x, 2 - 2 * step.y, 4, 2)).toBe('none');
    }
  });

  it('without sources: the same best level', () => {
    const survey = board(['.c.', '#..', '...'], [obstacle('pillar', at(1, 1))]);
    expect(coverQualityAgainst(survey, 2, 2, 0, 0)).toBe('good');
    expect(coverQualityAgainst(survey, 0, 2, 0, 0)).toBe('excellent');
    expect(coverQualityAgainst(board(['...', '#..']), 2, 0, 0, 0)).toBe('partial');
    expect(coverQualityAgainst(survey, 1, 2, 2, 0)).toBe('good');
    expect(coverQualityAgainst(survey, 2, 2, 1, 0)).toBe('good');
    expect(coverQualityAgainst(board(['...']), 2, 0, 0, 0)).toBe('none');
  });
});
