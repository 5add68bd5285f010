import { describe, expect, it } from 'vitest';
import type { FieldUnit } from '../../../../src/skirmish/model/state';
import { mustFindUnit } from '../../../../src/skirmish/model/state';
import { skirmishEngineFor } from '../../../../src/skirmish/SkirmishEngine';
import { isReady, readyCount, resourcesLeft } from '../../../../src/ui/field/rail/resourcesLeft';
import { fieldBook, type RuleSetId } from '../../../skirmish/support/books';
import { field } from '../../../skirmish/support/field';

function left(rules: RuleSetId, kind: string, changes: Partial<FieldUnit> = {}): string[] {
  const book = fieldBook(rules);
  const { facing: _, ...others } = changes;
  const state = field(book, [['a', kind, 'left', 'F6', others]]);
  return resourcesLeft(book, state, mustFindUnit(state, 'a')).map((each) => `${each.kind} ${each.left}/${each.most}`);
}

function ready(rules: RuleSetId, kind: string, changes: Partial<FieldUnit>): boolean {
  const book = fieldBook(rules);
  const { facing: _, ...others } = changes;
  const state = field(book, [['a', kind, 'left', 'F6', others]]);
  return isReady(book, state, mustFindUnit(state, 'a'));
}

describe('what a unit has left', () => {
  it('actions and attacks, where actions pay for moves', () => {
    expect(left('clockwork', 'knight', { actions: 1, attacks: 0 })).toEqual(['action 1/2', 'attack 0/1']);
  });

  it('an action more than a turn gives after a rally', () => {
    expect(left('clockwork', 'knight', { actions: 3, attacks: 2 })).toEqual(['action 3/3', 'attack 2/2']);
  });

  it('action and step, and movement only once the action has opened the move', () => {
    expect(left('d20', 'shieldman')).toEqual(['action 1/1', 'step 1/1']);
    expect(left('d20', 'shieldman', { actions: 0, hasOpenedMove: true, movement: 2 })).toEqual([
      'action 0/1',
      'step 1/1',
      'movement 2/5',
    ]);
  });

  it('action and movement of its own', () => {
    expect(left('2d6', 'warden', { movement: 1 })[1]).toMatch(/^movement 1\//);
  });

  it('who can do nothing any more, waits or has fallen isn’t ready', () => {
    expect(ready('d20', 'shieldman', {})).toBe(true);
    expect(ready('d20', 'shieldman', { actions: 0, steps: 0 })).toBe(false);
    expect(ready('d20', 'shieldman', { actions: 0, steps: 1 })).toBe(true);
    expect(ready('d20', 'shieldman', { actions: 0, steps: 1, stopped: 'knocked_down' })).toBe(false);
    expect(ready('d20', 'shieldman', { isWaiting: true })).toBe(false);
    expect(ready('d20', 'shieldman', { position: null, health: 0 })).toBe(false);
  });

  it('of two with an action, one that only turns or waits isn’t counted where orders say so', () => {
    const book = fieldBook('2d6');
    const state = field(book, [
      ['a', 'warden', 'left', 'F6'],
      ['b', 'bowman', 'left', 'B2'],
      ['c', 'bowman', 'right', 'L12'],
    ]);
    const view = { book, seen: skirmishEngineFor(book).observe(state, 'left') };
    expect(readyCount(view, [])).toBe(2);
    expect(
      readyCount(view, [
        { type: 'wait', unit: 'a' },
        { type: 'face', unit: 'a', direction: 'north' },
        { type: 'attack', unit: 'b', target: 'c' },
        { type: 'end' },
      ]),
    ).toBe(1);
  });
});
