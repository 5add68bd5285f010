import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../../src/battle/BattleEngine';
import type { Book } from '../../../src/battle/model/book';
import type { CardId } from '../../../src/battle/model/card';
import { POSITIONS } from '../../../src/battle/model/position';
import { selectDeploymentZone } from '../../../src/store/view/zoneSelectors';
import { marksFor } from '../../../src/ui/battle/marks';
import { type CellMark, markOf } from '../../../src/ui/board/cellMark';
import { begunTable } from '../../store/support/table';
import { book, SWORD } from '../../support/book';
import { plain } from '../../support/engine';
import { position, type Sketch, sword } from '../../support/position';

const FLYER = { ...SWORD, id: 'flyer', abilities: [{ id: 'flying' }] };
const OWNING = book({ rules: { optional: { ...plain.book.rules.optional, zoneOwnership: true } } });

/** The nine marks while a card of the left hand is chosen, row by row. */
function marks(card: CardId, sketch: Sketch, of: Book): CellMark[] {
  const state = position({ supply: { left: 9 }, hands: { left: [card] }, ...sketch });
  const selection = { mode: 'cardChosen', index: 0, card } as const;
  const zone = selectDeploymentZone('left', card)(begunTable({}, { type: 'position', state }, of).getState());
  const input = { selection, marks: marksFor(selection, createBattleEngine(of).legalOrders(state, 'left'), [], []) };
  return POSITIONS.map((at) => markOf(at, input, false, zone));
}

const LINE = ['deploy', 'deploy', 'forbidden'] as const;

describe('the cells of a board while a card is chosen', () => {
  it('outside the zone are forbidden; in it they are free or nothing', () => {
    expect(marks('sword', {}, book())).toEqual([...LINE, ...LINE, ...LINE]);
    const crowded = { units: [sword('a', 'left', [0, 0]), sword('b', 'right', [0, 2])] };
    expect(marks('sword', crowded, book()).slice(0, 3)).toEqual(['none', 'deploy', 'forbidden']);
  });

  it('are not forbidden to a card that is deployed anywhere', () => {
    const taken = { units: [sword('b', 'right', [0, 2])] };
    const flying = marks('flyer', taken, book({ cards: [FLYER] }));
    expect(flying.filter((mark) => mark === 'deploy')).toHaveLength(8);
    expect(flying[2]).toBe('none');
  });

  it('are not forbidden in a column that the side has won', () => {
    const held = { left: [0, 0, plain.book.rules.optional.ownershipTurns] };
    const units = [sword('a', 'left', [1, 2])];
    expect(marks('sword', { held, units }, book())[2]).toBe('forbidden');
    const won = marks('sword', { held, units }, OWNING);
    expect([won[2], won[5], won[8]]).toEqual(['deploy', 'none', 'deploy']);
  });
});
