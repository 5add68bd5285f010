import { describe, expect, it } from 'vitest';
import type { ActiveFormation } from '../../../../src/skirmish/model/state';
import { formationOutlines } from '../../../../src/ui/field/board/formationOutlines';
import { cellName } from '../../../../src/words/field/narrator';
import { fieldBook } from '../../../skirmish/support/books';
import { at, field, type Sketch } from '../../../skirmish/support/field';
import { sceneOf } from '../input/support/scenes';

const PHALANX: ActiveFormation = {
  id: 1,
  formation: 'phalanx',
  side: 'left',
  anchor: at('F8'),
  facing: 'north',
  members: [
    { unit: 's', slot: 0, like: 0, offset: { x: -1, y: 0 } },
    { unit: 't', slot: 1, like: 1, offset: { x: 1, y: 0 } },
    { unit: 'c', slot: 2, like: 2, offset: { x: 0, y: 1 } },
  ],
  integrity: 86,
  hasMarched: false,
};

function outlineOf(sketches: readonly Sketch[], side: ActiveFormation['side'] = 'left') {
  const state = { ...field(fieldBook('d50'), sketches), formations: [{ ...PHALANX, side }] };
  const { book, seen } = sceneOf('d50', state).scene;
  const [outline] = formationOutlines(book, seen, (id) => id);
  if (outline === undefined) throw new Error('no formation is seen');
  return outline;
}

const standing = (shield: string, facing: 'north' | 'east', captain = 'F9'): readonly Sketch[] => [
  ['s', 'shieldbearer', 'left', shield, { facing: 'north' }],
  ['t', 'shieldbearer', 'left', 'G8', { facing }],
  ['c', 'captain', 'left', captain, { facing: 'south' }],
  ['e', 'captain', 'right', 'A1'],
];

describe('the drawing of a formation', () => {
  it('has a flag in its free heart, and the ways in which its shields may look', () => {
    const { heart, fans, faults, cells } = outlineOf(standing('E8', 'north'));
    expect(heart).toEqual(at('F8'));
    expect(cells.map(cellName)).toEqual(['E8', 'G8', 'F9']);
    expect(fans).toEqual([
      { at: at('E8'), directions: ['north', 'northeast', 'northwest'] },
      { at: at('G8'), directions: ['north', 'northeast', 'northwest'] },
    ]);
    expect(faults).toEqual([]);
  });

  it('marks whoever looks away, and whoever has left its place where it stands', () => {
    expect(outlineOf(standing('D8', 'east')).faults.map(cellName)).toEqual(['D8', 'G8']);
    expect(outlineOf(standing('D8', 'east')).fans.map((fan) => cellName(fan.at))).toEqual(['G8']);
  });

  it('has its name where nobody stands on it or beside it', () => {
    expect(cellName(outlineOf(standing('E8', 'north')).label)).toBe('F10');
    const crowded = [
      ...standing('E8', 'north'),
      ['x', 'archer', 'left', 'E10'],
      ['y', 'archer', 'left', 'G9'],
    ] as const;
    expect(cellName(outlineOf(crowded).label)).toBe('E7');
  });

  it('has no flag where somebody stands', () => {
    expect(outlineOf(standing('E8', 'north', 'F8')).heart).toBeNull();
  });

  it('tells of an enemy’s formation only where and how whole it is', () => {
    expect(outlineOf(standing('D8', 'east'), 'right')).toMatchObject({
      isOwn: false,
      integrity: 86,
      heart: null,
      fans: [],
      faults: [],
    });
  });
});
