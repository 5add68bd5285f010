import { describe, expect, it } from 'vitest';
import { marksFor } from '../../../../src/ui/field/board/marks';
import { chosenUnit, NOTHING, type UnitChosen } from '../../../../src/ui/field/input/selection';
import { fieldBook, type RuleSetId } from '../../../skirmish/support/books';
import { at, field, type Sketch } from '../../../skirmish/support/field';
import { sceneOf } from '../input/support/scenes';

function marksIn(rules: RuleSetId, units: readonly Sketch[], selection: UnitChosen | typeof NOTHING) {
  const { scene, legal } = sceneOf(rules, field(fieldBook(rules), units));
  const marks = [...marksFor(selection, scene, legal).values()];
  return { marks, on: (cell: string) => marks.find((mark) => mark.at.x === at(cell).x && mark.at.y === at(cell).y) };
}

const DUEL: readonly Sketch[] = [
  ['a', 'axeman', 'left', 'B2'],
  ['e', 'axeman', 'right', 'C2'],
];

describe('the marks of the chosen unit', () => {
  it('are none while nobody is chosen', () => {
    expect(marksIn('2d6', DUEL, NOTHING).marks).toEqual([]);
  });

  it('tell the price of the way and the blow that waits on it', () => {
    const { on } = marksIn('2d6', DUEL, chosenUnit('a'));
    expect(on('B3')).toMatchObject({ kind: 'reach', cost: 1, blow: null });
    expect(on('A1')).toMatchObject({ kind: 'reach', isStruckOnTheWay: true });
    expect(on('B2')).toBeUndefined();
  });

  it('foretell the blow at every target', () => {
    const { on } = marksIn('2d6', DUEL, chosenUnit('a'));
    expect(on('C2')).toMatchObject({ kind: 'strike', cost: null, isStruckOnTheWay: false });
    expect(on('C2')?.blow?.forecast.attack).not.toBeNull();
  });

  it('of turning lie on the neighbours that the board has', () => {
    const corner: readonly Sketch[] = [
      ['a', 'axeman', 'left', 'A1'],
      ['e', 'axeman', 'right', 'L12'],
    ];
    const { marks } = marksIn('2d6', corner, chosenUnit('a', 'face'));
    expect(marks.every(({ kind, at: { x, y } }) => kind === 'pick' && x >= 0 && y >= 0 && x < 2 && y < 2)).toBe(true);
    expect(marks.length).toBeGreaterThan(0);
  });

  it('tell what a way through a point of one’s own costs', () => {
    const alone: readonly Sketch[] = [
      ['a', 'axeman', 'left', 'F6'],
      ['e', 'axeman', 'right', 'L12'],
    ];
    const plain = marksIn('2d6', alone, chosenUnit('a')).on('G6');
    const detour = marksIn('2d6', alone, { ...chosenUnit('a'), via: [at('F5')] }).on('G6');
    expect(plain?.cost).toBe(1);
    expect(detour?.cost).toBeGreaterThan(1);
  });
});
