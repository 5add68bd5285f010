import { describe, expect, it, vi } from 'vitest';
import type { BattleSummary } from '../../../src/store/home/battleSummary';
import type { HomeMemory } from '../../../src/store/home/homeMemory';
import { linkKindOf } from '../../../src/store/links/linkAddress';
import { homePlaces } from '../../../src/ui/home/places';
import { isFirstVisit, plaqueOf, QUICK_BATTLE } from '../../../src/ui/home/plaque';
import { isPlace, PATHS } from '../../../src/ui/routes/address';

// Drawings name icons of a file that the build makes.
vi.mock('virtual:ninekeep/icons', () => ({ spriteUrl: '', firstSpriteUrl: '' }));

const NOTHING: HomeMemory = { isKept: false, battle: null, isFieldRunning: false, progress: {} };
const battle = (winner: BattleSummary['winner']) => ({ winner }) as BattleSummary;

describe('the golden plaque', () => {
  it.each<[string, Partial<HomeMemory>, string]>([
    ['a running battle', { battle: battle(null) }, PATHS.battle],
    ['a running battle before one on the open field', { battle: battle(null), isFieldRunning: true }, PATHS.battle],
    ['one on the open field', { battle: battle('left'), isFieldRunning: true }, PATHS.fieldBattle],
    ['a battle that is over', { battle: battle('draw') }, PATHS.play],
    ['progress alone', { progress: { learn: { done: 1, of: 6 } } }, PATHS.play],
  ])('after %s leads on', (_, memory, path) => {
    expect(plaqueOf({ ...NOTHING, ...memory }).path).toBe(path);
  });

  it('on a first visit begins the first lesson; the quick battle is a link that begins a battle', () => {
    expect(isFirstVisit(NOTHING)).toBe(true);
    expect(plaqueOf(NOTHING).path).toBe('/learn/1');
    expect(linkKindOf(`#${QUICK_BATTLE}`)).toBe('battle');
  });
});

describe('the places on the table', () => {
  it('are those that the routes know, each with a key of its own', () => {
    const places = homePlaces();
    expect(places.map(({ path }) => path).filter((path) => !isPlace(path))).toEqual([]);
    expect(places.map(({ path }) => path)).toContain(PATHS.field);
    expect(new Set(places.map(({ key }) => key)).size).toBe(places.length);
  });

  it('tell how they stand in words', () => {
    const told = homePlaces().map(({ tell }) => tell(NOTHING, (word) => word));
    for (const words of told) expect(words).toMatch(/^home\..+\.empty$/);
  });
});
