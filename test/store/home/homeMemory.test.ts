import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type BattleSummary, summaryFrom } from '../../../src/store/home/battleSummary';
import { homeMemory, keepBattleSummary, keepProgress, markFieldRunning } from '../../../src/store/home/homeMemory';
import { progressFrom } from '../../../src/store/home/progress';

const SUMMARY: BattleSummary = {
  seats: { left: 'human', right: 'captain-flanker' },
  viewer: 'left',
  round: 6,
  winner: null,
  castles: {
    left: { health: 104, full: 140, faction: 'bastion' },
    right: { health: 66, full: 140, faction: 'cinder' },
  },
  tokens: [{ row: 1, col: 1, side: 'left', faction: 'bastion', emblem: 'templar-shield' }],
  ground: [null, 'hill', 'wood', 'mud', null, 'fire', null, null, 'fog'],
  scenario: null,
};

function openStorage(isForbidden = false): Map<string, string> {
  const texts = new Map<string, string>();
  const guarded = <Value>(act: () => Value): Value => {
    if (isForbidden) throw new DOMException('forbidden', 'SecurityError');
    return act();
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => guarded(() => texts.get(key) ?? null),
    setItem: (key: string, text: string) => guarded(() => texts.set(key, text)),
    removeItem: (key: string) => guarded(() => texts.delete(key)),
  });
  return texts;
}

describe('what the start page remembers', () => {
  let texts: Map<string, string>;

  beforeEach(() => {
    texts = openStorage();
  });

  it('is nothing in a new browser, and nothing is said to be kept', () => {
    expect(homeMemory()).toEqual({ isKept: false, battle: null, isFieldRunning: false, progress: {} });
  });

  it('is what was kept, and the same object as long as nothing changes', () => {
    keepBattleSummary(SUMMARY);
    keepProgress('campaign', { done: 6, of: 12, next: 'Burning Yard' });
    markFieldRunning(true);
    const memory = homeMemory();
    expect(memory).toEqual({
      isKept: true,
      battle: SUMMARY,
      isFieldRunning: true,
      progress: { campaign: { done: 6, of: 12, next: 'Burning Yard' } },
    });
    expect(homeMemory()).toBe(memory);
    keepBattleSummary(null);
    expect(homeMemory()).toMatchObject({ isKept: true, battle: null });
  });

  it('is nothing where storage is forbidden, and keeping throws nothing', () => {
    openStorage(true);
    keepBattleSummary(SUMMARY);
    expect(homeMemory()).toEqual({ isKept: false, battle: null, isFieldRunning: false, progress: {} });
  });

  it('survives a text that is no JSON', () => {
    texts.set('ninekeep-last-battle', '{');
    expect(homeMemory()).toMatchObject({ isKept: true, battle: null });
  });
});

describe('a summary from a browser’s storage', () => {
  it('is taken as it was kept', () => {
    expect(summaryFrom(JSON.parse(JSON.stringify(SUMMARY)))).toEqual(SUMMARY);
  });

  it.each<[string, object]>([
    ['a seat that nobody has', { seats: { left: 'human', right: 'dragon' } }],
    ['a side that isn’t there', { viewer: 'top' }],
    ['a round below zero', { round: -1 }],
    ['a winner that nobody is', { winner: 'nobody' }],
    ['a castle without health', { castles: { left: SUMMARY.castles.left, right: { full: 3, faction: '' } } }],
    ['a token beside the board', { tokens: [{ ...SUMMARY.tokens[0], col: 3 }] }],
    ['ten tokens', { tokens: Array.from({ length: 10 }, () => SUMMARY.tokens[0]) }],
    ['eight cells', { ground: SUMMARY.ground.slice(1) }],
    ['ground of another kind', { ground: [...SUMMARY.ground.slice(1), 'lava'] }],
    ['a name as long as a book', { scenario: 'x'.repeat(1000) }],
  ])('is not taken with %s', (_, wrong) => {
    expect(summaryFrom({ ...SUMMARY, ...wrong })).toBeNull();
  });

  it.each([null, 3, 'text', [], {}])('is not taken from %o', (raw) => {
    expect(summaryFrom(raw)).toBeNull();
  });
});

it.each([null, {}, { done: 3, of: 2 }, { done: -1, of: 2 }, { done: 0.5, of: 2 }, { done: '1', of: 2 }])(
  'progress %o makes no sense and is not told',
  (raw) => {
    expect(progressFrom(raw)).toBeNull();
  },
);
