import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Position } from '../../../../src/core/geometry/position';
import { DEFAULT_SETTINGS } from '../../../../src/store/settings/settings';
import { showSettings } from '../../../../src/store/settings/shownSettings';
import { type CellMark, marksFor } from '../../../../src/ui/field/board/marks';
import { chosenUnit, type FieldPressed, type FieldSelection, NOTHING } from '../../../../src/ui/field/input/selection';
import { type FieldKeyOptions, shortcutOf } from '../../../../src/ui/field/input/shortcuts';
import { fieldBook } from '../../../skirmish/support/books';
import { at, field, type Sketch } from '../../../skirmish/support/field';
import { sceneOf } from './support/scenes';

const UNITS: readonly Sketch[] = [
  ['a', 'knight', 'left', 'B2'],
  ['b', 'archer', 'left', 'D2'],
  ['c', 'archer', 'left', 'A5'],
  ['e', 'knight', 'right', 'C2'],
];
const SCENE = sceneOf('clockwork', field(fieldBook('clockwork'), UNITS));

/** A table of which only the keys are real: what they press and where they point. */
function table(pointed: Position | null, selection: FieldSelection = NOTHING) {
  const pressed: FieldPressed[] = [];
  const goals: (Position | null)[] = [];
  const called: string[] = [];
  const marks: readonly CellMark[] = [...marksFor(selection, SCENE.scene, SCENE.legal).values()];
  const call = (name: string) => () => void called.push(name);
  const options = {
    active: true,
    scene: SCENE.scene,
    input: { selection, legal: SCENE.legal, press: (each: FieldPressed) => void pressed.push(each) },
    pointing: { pointed, point: (goal: Position | null) => void goals.push(goal) },
    viewport: { zoomIn: call('zoomIn'), zoomOut: call('zoomOut'), showAll: call('showAll') },
    marks,
    ...Object.fromEntries(
      ['endTurn', 'undo', 'hint', 'toggleThreats', 'openMenu', 'openWhy', 'openCommand', 'focusLog', 'letGo'].map(
        (name) => [name, call(name)],
      ),
    ),
  } as unknown as FieldKeyOptions;
  const key = (name: string) => shortcutOf({ key: name } as KeyboardEvent)?.(options);
  return { key, pressed, goals, called, marks };
}

beforeEach(() => void vi.stubGlobal('document', { querySelector: () => null }));
afterEach(() => {
  vi.unstubAllGlobals();
  showSettings(DEFAULT_SETTINGS);
});

describe('the keys of the open field', () => {
  it('follow the keys that were chosen; Plus without Shift zooms in unless it was given away', () => {
    showSettings({ ...DEFAULT_SETTINGS, keys: { endTurn: 'ö', hint: '=' } });
    const { key, called } = table(null);
    for (const name of ['e', 'Ö', 'h', '=', '+']) key(name);
    expect(called).toEqual(['endTurn', 'hint', 'zoomIn']);
  });

  it('Q goes from one own unit that can act to the next, in reading order and round again', () => {
    const next = (from: string | null) => {
      const { key, goals } = table(from === null ? null : at(from));
      key('q');
      return goals[0];
    };
    expect([null, 'B2', 'D2', 'A5'].map(next)).toEqual([at('B2'), at('D2'), at('A5'), at('B2')]);
  });

  it('X goes to the next target, Z to the next reachable cell', () => {
    const { key, goals, marks } = table(at('B2'), chosenUnit('a'));
    key('x');
    key('z');
    const [target, reached] = goals;
    expect(target).toEqual(at('C2'));
    expect(marks.find((mark) => mark.at === reached)?.kind).toBe('reach');
  });

  it('go nowhere where there is nothing to go to', () => {
    const { key, goals } = table(at('B2'));
    key('x');
    key('z');
    expect(goals).toEqual([]);
  });

  it('P names the cell that is pointed at as a way point, and nothing where none is', () => {
    const here = table(at('C2'), chosenUnit('a'));
    here.key('p');
    expect(here.pressed).toEqual([{ type: 'via', at: at('C2') }]);
    const nowhere = table(null, chosenUnit('a'));
    nowhere.key('p');
    expect(nowhere.pressed).toEqual([]);
  });

  it('Escape answers the question about the end of the turn and lets go of one thing', () => {
    const { key, pressed, called } = table(null, chosenUnit('a'));
    key('Escape');
    expect({ pressed, called }).toEqual({ pressed: [{ type: 'cancel' }], called: ['letGo'] });
  });

  it.each([
    ['e', 'endTurn'],
    ['u', 'undo'],
    ['h', 'hint'],
    ['t', 'toggleThreats'],
    ['j', 'focusLog'],
    ['y', 'openWhy'],
    ['?', 'openMenu'],
    ['/', 'openCommand'],
    ['+', 'zoomIn'],
    ['=', 'zoomIn'],
    ['-', 'zoomOut'],
    ['0', 'showAll'],
  ])('%s: %s', (name, wanted) => {
    const { key, called } = table(null);
    key(name);
    expect(called).toEqual([wanted]);
  });
});
