import { expect, it } from 'vitest';
import { skirmishEngineFor } from '../../../src/skirmish/SkirmishEngine';
import { boardText } from '../../../src/words/field/boardText';
import { fieldBook, fieldCatalog } from '../../skirmish/support/books';
import { field, openMap, type Sketch } from '../../skirmish/support/field';

it('004:866: the board has letters, numbers, glyphs, an arrow on every unit and the control point in brackets', () => {
  const engine = skirmishEngineFor(fieldBook('2d6'));
  const units: readonly Sketch[] = [
    ['w', 'warden', 'left', 'A1', { facing: 'southeast' }],
    ['k', 'skulker', 'right', 'F6', { facing: 'north' }],
    ['b', 'bowman', 'right', 'L12'],
  ];
  const map = openMap({ obstacles: [{ kind: 'wall', positions: [{ x: 1, y: 0 }] }] });
  const glyphs: Readonly<Record<string, string>> = { warden: 'W', skulker: 'K', bowman: 'B' };
  const observation = engine.observe(field(engine.book, units, map), 'left');
  const board = boardText(fieldCatalog(), observation, ({ kind }) => glyphs[kind] ?? '');
  expect(board).toHaveLength(13);
  expect(board[0]).toBe('    A  B  C  D  E  F  G  H  I  J  K  L ');
  expect(board[1]).toBe(' 1  W↘ W  .  .  .  .  .  .  .  .  .  . ');
  expect(board[6]).toBe(' 6  .  .  .  .  . [k↑[.] .  .  .  .  . ');
  expect(board[7]).toBe(' 7  .  .  .  .  . [.][.] .  .  .  .  . ');
  expect(board[12]).toBe('12  .  .  .  .  .  .  .  .  .  .  .  b←');
});
