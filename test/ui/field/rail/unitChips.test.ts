import { describe, expect, it } from 'vitest';
import { figuresOf } from '../../../../src/ui/field/muster/unitFigures';
import type { RailVoice } from '../../../../src/ui/field/rail/railVoice';
import { chipsOf } from '../../../../src/ui/field/rail/unitChips';
import { fieldBook, RULE_SETS } from '../../../skirmish/support/books';
import { field } from '../../../skirmish/support/field';
import { sceneOf } from '../input/support/scenes';

/** Says the range alone, and a band by its name. */
const voice = {
  speak: (_: string, values?: { readonly range?: number }) => String(values?.range ?? ''),
  band: (name: string) => name,
} as unknown as RailVoice;

describe.each(RULE_SETS)('the chips of a unit by the rule set %s', (rules) => {
  it('tell the same range as the muster', () => {
    const book = fieldBook(rules);
    const kinds = Object.keys(book.units);
    const told = kinds.flatMap((kind) => {
      const { scene } = sceneOf(
        rules,
        field(book, [
          ['u', kind, 'left', 'B2'],
          ['e', kind, 'right', 'J9'],
        ]),
      );
      const [unit] = scene.seen.field.units;
      const chip = unit === undefined ? undefined : chipsOf(scene, voice, unit).find(({ id }) => id === 'range');
      const range = Number(chip?.text);
      return chip === undefined || Number.isNaN(range) ? [] : [{ kind, range, muster: figuresOf(book, kind).range }];
    });
    expect(told.filter(({ range, muster }) => Number.isFinite(muster) && range !== muster)).toEqual([]);
  });
});
