import { describe, expect, it } from 'vitest';
import { skirmishEngineFor } from '../../../../../src/skirmish/SkirmishEngine';
import { observeAll } from '../../../../../src/skirmish/view/observe';
import { litCells } from '../../../../../src/ui/field/art/fog/litCells';
import { fieldBook, type RuleSetId } from '../../../../skirmish/support/books';

function begun(rules: RuleSetId) {
  const book = fieldBook(rules);
  const engine = skirmishEngineFor(book);
  const { preset } = book.rules.muster;
  const { state } = engine.begin({
    type: 'match',
    seed: 1,
    squads: { left: preset, right: preset },
    map: 'the-commons',
  });
  return { book, engine, state };
}

describe('lit cells', () => {
  it('are those around the own units under fog', () => {
    const { book, engine, state } = begun('clockwork');
    const lit = litCells(book, engine.observe(state, 'left'));
    const isLit = (x: number, y: number) => lit?.[y * state.ground.width + x];
    for (const { side, position } of state.units) {
      if (position !== null) expect(isLit(position.x, position.y)).toBe(side === 'left');
    }
  });

  it('are not asked about without fog, nor for somebody who watches both sides', () => {
    const plain = begun('d20');
    expect(litCells(plain.book, plain.engine.observe(plain.state, 'left'))).toBeNull();
    const { book, state } = begun('clockwork');
    expect(litCells(book, observeAll(state))).toBeNull();
  });
});
