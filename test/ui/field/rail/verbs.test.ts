import { describe, expect, it } from 'vitest';
import { mustFindUnit } from '../../../../src/skirmish/model/state';
import { legalOrders } from '../../../../src/skirmish/view/legalOrders';
import { observe } from '../../../../src/skirmish/view/observe';
import { refusalOf } from '../../../../src/ui/field/rail/refusalOf';
import {
  isVerbKnown,
  ordersOfVerb,
  targetsInReach,
  VERBS,
  type Verb,
  whyVerbClosed,
} from '../../../../src/ui/field/rail/verbs';
import { fieldBook, type RuleSetId } from '../../../skirmish/support/books';
import { field, type Sketch } from '../../../skirmish/support/field';

function at(rules: RuleSetId, sketches: readonly Sketch[]) {
  const book = fieldBook(rules);
  const state = field(book, sketches);
  const seen = observe(book, state, 'left');
  const unit = mustFindUnit(seen.field, 'a');
  const orders = legalOrders(book, state, 'left');
  const known = VERBS.filter((verb) => isVerbKnown(book, unit, verb));
  const why = (verb: Verb) => whyVerbClosed({ book, seen }, unit, verb)?.code;
  return { book, seen, unit, orders, known, why };
}

describe('what a unit may be told', () => {
  it('only what its rule set and class know', () => {
    expect(at('clockwork', [['a', 'knight', 'left', 'F6']]).known).toEqual(['move', 'attack', 'face', 'scan', 'wait']);
    expect(at('clockwork', [['a', 'engineer', 'left', 'F6']]).known).toContain('build');
    expect(at('d20', [['a', 'bowman', 'left', 'F6']]).known).toEqual([
      'move',
      'step',
      'disengage',
      'attack',
      'maneuver',
      'wait',
    ]);
    expect(at('d50', [['a', 'captain', 'left', 'F6']]).known).toContain('stance');
  });

  it('a verb that is left out would be refused as not in the rules, or the class lacks it', () => {
    const { book, seen } = at('2d6', [['a', 'warden', 'left', 'F6']]);
    const codes = [
      refusalOf({ book, seen }, { type: 'step', unit: 'a', to: { x: 5, y: 4 } }),
      refusalOf({ book, seen }, { type: 'stance', unit: 'a', stance: 'mobile' }),
      refusalOf({ book, seen }, { type: 'scan', unit: 'a' }),
    ];
    expect(codes.map((refusal) => refusal?.code)).toEqual(['NOT_IN_RULES', 'NOT_IN_RULES', 'NOT_IN_RULES']);
  });

  it('counts what can be struck', () => {
    const { orders, unit } = at('d20', [
      ['a', 'shieldman', 'left', 'F6'],
      ['b', 'bowman', 'right', 'G6'],
      ['c', 'bowman', 'right', 'L12'],
    ]);
    expect(targetsInReach(orders, unit)).toBe(1);
    expect(ordersOfVerb(orders, unit, 'attack')).toHaveLength(1);
  });

  it('says what stands in the way: the reason of the attempt that came closest', () => {
    const far = at('d20', [
      ['a', 'shieldman', 'left', 'F6'],
      ['b', 'bowman', 'right', 'L6'],
      ['c', 'bowman', 'right', 'I6'],
    ]);
    expect(whyVerbClosed(far, far.unit, 'attack')).toMatchObject({
      code: 'target_out_of_range',
      details: { distance: 3, maximum: 1 },
    });
    expect(at('d20', [['a', 'shieldman', 'left', 'F6']]).why('attack')).toBe('target_not_visible');
    expect(at('d20', [['a', 'shieldman', 'left', 'F6', { actions: 0 }]]).why('move')).toBe('NO_ACTIONS_LEFT');
    expect(at('d20', [['a', 'shieldman', 'left', 'F6', { steps: 0 }]]).why('step')).toBe('NO_STEP_LEFT');
  });

  it('says nothing but whose turn it is while it isn’t the viewer’s', () => {
    const { book, seen } = at('d20', [['a', 'shieldman', 'left', 'F6']]);
    const later = { ...seen, field: { ...seen.field, turn: 'right' as const } };
    expect(refusalOf({ book, seen: later }, { type: 'wait', unit: 'a' })?.code).toBe('NOT_YOUR_TURN');
  });
});
