import { describe, expect, it } from 'vitest';
import { completeFieldLine } from '../../../../src/ui/field/command/complete';
import { legalInstead } from '../../../../src/ui/field/command/legalLines';
import { ENGLISH_FIELD } from '../../../../src/words/field/en';
import type { FieldSpeak } from '../../../../src/words/field/narrator';
import { parseFieldCommand } from '../../../../src/words/field/parseCommand';
import { typedOrder } from '../../../../src/words/field/typedOrder';
import { fieldBook, RULE_SETS } from '../../../skirmish/support/books';
import { at, field, type Sketch } from '../../../skirmish/support/field';
import { sceneOf, scenesOf } from '../input/support/scenes';

const UNITS: readonly Sketch[] = [
  ['k', 'knight', 'left', 'B2'],
  ['a1', 'archer', 'left', 'B4'],
  ['a2', 'archer', 'left', 'A5'],
  ['e', 'knight', 'right', 'C2'],
];
const STATE = field(fieldBook('clockwork'), UNITS);
const { scene, legal } = sceneOf('clockwork', STATE);
const context = { field: scene.seen.field, legal, chosen: null, nameOf: (unit: string) => unit };
const lines = (typed: string, chosen: string | null = null) =>
  completeFieldLine(typed, { ...context, chosen }).map(({ line }) => line);
const speak: FieldSpeak = (word, values = {}) =>
  ENGLISH_FIELD[word].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

describe('a typed order', () => {
  it.each(RULE_SETS)('by the rule set %s reads back as the order that it says', (rules) => {
    for (const { scene: position, legal: orders } of scenesOf(rules, 6)) {
      const { field: seen, side } = position.seen;
      const wrong = orders.filter((order) => {
        const read = parseFieldCommand(seen, typedOrder(seen, order).join(' '));
        const meant = order.type === 'ready' ? { type: 'ready' } : order;
        return !read.ok || read.value.type !== 'order' || !isAlike(read.value.order, meant);
      });
      expect({ side, wrong }).toEqual({ side, wrong: [] });
    }
  });

  it.each([
    ['atk c2', { type: 'attack', unit: 'k', target: 'e' }],
    ['mv b3', { type: 'move', unit: 'k', to: at('B3') }],
    ['mv b3 via a2 a3', { type: 'move', unit: 'k', to: at('B3'), path: [at('A2'), at('A3'), at('B3')] }],
    ['face ne', { type: 'face', unit: 'k', direction: 'northeast' }],
    ['stance defensive', { type: 'stance', unit: 'k', stance: 'defensive' }],
    ['wait', { type: 'wait', unit: 'k' }],
    ['man shove c2 e', { type: 'maneuver', unit: 'k', maneuver: 'shove', target: 'e', direction: 'east' }],
    ['man vault to b4', { type: 'maneuver', unit: 'k', maneuver: 'vault', to: at('B4') }],
    ['heal b4', { type: 'heal', unit: 'k', target: 'a1' }],
    ['atk b4 c2', { type: 'attack', unit: 'a1', target: 'e' }],
  ])('%s may leave the chosen unit out', (line, order) => {
    const read = parseFieldCommand(STATE, line, { chosen: 'k' });
    expect(read).toEqual({ ok: true, value: { type: 'order', order } });
  });

  it('that can’t be read with the chosen unit either says what is wrong with it as it was typed', () => {
    expect(parseFieldCommand(STATE, 'mv z9', { chosen: 'k' })).toMatchObject({ ok: false });
    expect(parseFieldCommand(STATE, 'fly', { chosen: 'k' })).toMatchObject({ ok: false });
  });
});

describe('Tab', () => {
  it('completes commands that lead to a legal order, and questions', () => {
    expect(lines('at')).toEqual(['atk ']);
    expect(lines('inv')).toEqual([]);
    expect(lines('ins')).toEqual(['inspect ']);
  });

  it('completes cells and the names of units', () => {
    expect(lines('atk b')).toContain('atk B2 ');
    expect(lines('atk b2 ')).toContain('atk b2 C2 ');
    expect(lines('atk kn')).toEqual(['atk knight ']);
    expect(lines('mv archer2 a')).toContain('mv archer2 A4 ');
    expect(lines('odds archer1 c')).toEqual(['odds archer1 C2 ']);
  });

  it('knows that the chosen unit may be left out', () => {
    expect(lines('atk c', 'k')).toEqual(['atk C2 ']);
    expect(lines('atk c')).toEqual([]);
  });
});

describe('what would be legal instead', () => {
  it('is said as it is typed', () => {
    const said = legalInstead(speak, scene.seen.field, legal, { type: 'attack', unit: 'k', target: 'a1' });
    expect(said).toBe('What would be legal: atk B2 C2.');
  });

  it('is counted where there is much of it, and said to be nothing where there is none', () => {
    const far = legalInstead(speak, scene.seen.field, legal, { type: 'move', unit: 'k', to: at('L12') });
    expect(far).toMatch(/^What would be legal: (mv B2 [A-L]\d+, ){5}mv B2 [A-L]\d+ and \d+ more\.$/);
    const none = legalInstead(speak, scene.seen.field, legal, { type: 'heal', unit: 'k', target: 'a1' });
    expect(none).toBe('Nothing of the kind is legal now.');
  });
});

/** Equal, whatever the order of its parts. */
function isAlike(one: object, other: object): boolean {
  const spell = (value: object) => JSON.stringify(Object.entries(value).toSorted());
  return spell(one) === spell(other);
}
