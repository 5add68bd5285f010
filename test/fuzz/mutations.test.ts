import { describe, expect, it } from 'vitest';
import { mutatedJson, mutatedLine, shelfOf } from './support/mutate';

const CARD = JSON.stringify({ id: 'oathguard', attack: 19, abilities: [{ id: 'guard' }], name: 'Oathguard' });
const SHELF = shelfOf([CARD], [JSON.stringify({ rows: ['...', '.^.', '...'] })]);
const TEXTS = Array.from({ length: 4000 }, (_, seed) => mutatedJson(CARD, SHELF, seed));
const LINES = Array.from({ length: 1000 }, (_, seed) => mutatedLine('#battle?seed=1', ['#battle?left=x'], seed));

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('mutated inputs', () => {
  it('are the same for the same seed', () => {
    expect(mutatedJson(CARD, SHELF, 7)).toBe(TEXTS[7]);
    expect(new Set(TEXTS).size).toBeGreaterThan(2500);
    expect(new Set(LINES).size).toBeGreaterThan(600);
  });

  it('are JSON as often as not', () => {
    const share = TEXTS.filter(isJson).length / TEXTS.length;
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.85);
  });

  it.each([
    ['__proto__ as a key', /"__proto__":/],
    ['a number that no computer holds', /1e309/],
    ['a number of many digits', /9{400}/],
    ['minus zero', /: -0\b/],
    ['a very long text', /é{20000}/],
    ['deep nesting', /\[{3000}|(\{"a":){300}/],
    ['a direction override', /\u202e|\\u202e/],
    ['half a character', /\\ud800/],
    ['a script', /<script>/],
    ['a part of another kind', /\.\^\./],
    ['a text cut off', /^\{[^}]*$/],
    ['an inherited name for an id', /"id": "constructor"/],
  ])('hold %s', (_what, pattern) => {
    expect(TEXTS.some((text) => pattern.test(text))).toBe(true);
  });

  it('hold a key written twice, and a list of thousands', () => {
    const counts = TEXTS.map((text) => text.split('"guard"').length);
    expect(counts.some((count) => count > 3000)).toBe(true);
    expect(TEXTS.some((text) => text.split('"attack":').length === 3)).toBe(true);
  });
});
