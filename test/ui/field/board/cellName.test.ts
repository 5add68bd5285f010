import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import type { SkirmishState } from '../../../../src/skirmish/model/state';
import { skirmishEngineFor } from '../../../../src/skirmish/SkirmishEngine';
import { type CellTelling, fieldCellName } from '../../../../src/ui/field/board/cellName';
import { marksFor } from '../../../../src/ui/field/board/marks';
import type { FieldView } from '../../../../src/ui/field/common/fieldHooks';
import { chosenUnit } from '../../../../src/ui/field/input/selection';
import { ENGLISH_FIELD } from '../../../../src/words/field/en';
import { fieldNames, fieldNarrator } from '../../../../src/words/field/narrator';
import { fieldBook, fieldCatalog, type RuleSetId } from '../../../skirmish/support/books';
import { at, field, openMap, type Sketch } from '../../../skirmish/support/field';

const PLAIN: CellTelling = { mark: null, isLit: null, threats: 0, isWatched: false };

function viewOf(rules: RuleSetId, state: SkirmishState): FieldView {
  const book = fieldBook(rules);
  const intl = createIntl({ locale: 'en', messages: ENGLISH_FIELD });
  const names = fieldNames(fieldCatalog(), rules, 'en');
  const speak = (word: string, values?: Record<string, string | number>) => intl.formatMessage({ id: word }, values);
  const narrator = fieldNarrator(speak, names, book.rules.attack.kind, state);
  return { book, seen: skirmishEngineFor(book).observe(state, 'left'), catalog: fieldCatalog(), narrator };
}

const UNITS: readonly Sketch[] = [
  ['a', 'axeman', 'left', 'B2', { facing: 'east' }],
  ['e', 'axeman', 'right', 'C2', { facing: 'west', stance: 'defensive' }],
];
const MAP = openMap({
  terrain: openMap().terrain.map((kind, cell) => (cell === 12 * 4 + 4 ? 'difficult' : kind)),
  elevation: openMap().elevation.map((_, cell) => (cell === 12 * 4 + 4 ? 2 : 0)),
  obstacles: [{ kind: 'crate', positions: [at('H8')] }],
});
const VIEW = viewOf('2d6', field(fieldBook('2d6'), UNITS, MAP));
const nameOf = (cell: string, telling: Partial<CellTelling> = {}) =>
  fieldCellName(VIEW, at(cell), { ...PLAIN, ...telling });

function markOn(cell: string) {
  const { book, seen } = VIEW;
  const legal = skirmishEngineFor(book).legalOrders(seen.field, 'left');
  const marks = [...marksFor(chosenUnit('a'), { book, seen }, legal).values()];
  return marks.find((mark) => mark.at.x === at(cell).x && mark.at.y === at(cell).y) ?? null;
}

describe('the name of a cell', () => {
  it('tells terrain and height', () => {
    expect(nameOf('E5')).toMatch(/^E5, difficult[^,]*, height 2/i);
    expect(nameOf('A9')).not.toContain('height');
  });

  it('tells what stands there, what is left of it, and the cover beside it', () => {
    expect(nameOf('H8')).toMatch(/crate, \d+ hit points/i);
    expect(nameOf('H8')).toContain('cover beside it');
  });

  it('tells whose unit it is, its health, facing and stance, and what an own one has left', () => {
    expect(nameOf('B2')).toMatch(/your Axeman, \d+ of \d+, facing east, .*action/);
    expect(nameOf('C2')).toMatch(/enemy Axeman, \d+ of \d+, facing west, \w+ stance$/);
    expect(nameOf('C2', { isWatched: true })).toContain('Right’s Axeman');
  });

  it('tells reach with its price, and a blow on the way', () => {
    expect(nameOf('B3', { mark: markOn('B3') })).toContain('reachable for 1');
    expect(nameOf('A1', { mark: markOn('A1') })).toMatch(/reachable for \d+, a blow on the way$/);
  });

  it('tells chance and damage of a blow', () => {
    expect(nameOf('C2', { mark: markOn('C2') })).toMatch(/, target, \d+ %, \d+–\d+ damage$/);
  });

  it('tells threats, and what is only remembered', () => {
    expect(nameOf('E5', { threats: 2 })).toContain('in reach of 2 enemies');
    expect(nameOf('E5', { isLit: false })).toContain('remembered');
  });

  it('tells nothing of a cell that was never seen', () => {
    const book = fieldBook('clockwork');
    const { preset } = book.rules.muster;
    const start = { type: 'match', seed: 1, squads: { left: preset, right: preset }, map: 'the-commons' } as const;
    const view = viewOf('clockwork', skirmishEngineFor(book).begin(start).state);
    const unseen = view.seen.seen?.indexOf(false) ?? -1;
    const { width } = view.seen.field.ground;
    const place = { x: unseen % width, y: Math.floor(unseen / width) };
    const name = fieldCellName(view, place, { ...PLAIN, threats: 1, isLit: false });
    expect(name).toMatch(/^[A-P]\d+, not seen yet$/);
  });
});
