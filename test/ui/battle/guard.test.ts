import { describe, expect, it } from 'vitest';
import { seatsTaken } from '../../../src/store/seats/seatsSlice';
import { selectSeen } from '../../../src/store/view/battleSelectors';
import { endOrAsk, undoneSentences } from '../../../src/ui/battle/guard';
import { battleOf, openTable } from '../../store/support/table';
import { book } from '../../support/book';
import { at, bow, position, sword } from '../../support/position';
import { speakerOf } from '../../words/support/intl';
import { pressOn } from './support/press';

const DUEL = position({
  supply: { left: 2 },
  castles: { right: 1 },
  hands: { left: ['bow', 'tank'] },
  units: [sword('a', 'left', [1, 0]), sword('b', 'right', [1, 1]), bow('c', 'left', [2, 1])],
});

function table() {
  const store = openTable({}, { type: 'position', state: DUEL }, book());
  store.dispatch(seatsTaken({ seats: { left: 'human', right: 'greedy' }, seed: 1 }));
  return store;
}

describe('ending the turn', () => {
  it('asks once what would be left undone, then ends it', () => {
    const store = table();
    expect(endOrAsk(store, false)).not.toBeNull();
    expect(battleOf(store).record.orders).toEqual([]);
    expect(endOrAsk(store, true)).toBeNull();
    expect(battleOf(store).record.orders).toEqual([{ type: 'endTurn' }]);
  });

  it('skips what is being played back before it asks', () => {
    const store = table();
    pressOn(store, { mode: 'unitChosen', unit: 'a' }, { type: 'cell', at: at(1, 1) });
    expect(battleOf(store).unplayed.length).toBeGreaterThan(0);
    expect(endOrAsk(store, false)?.strikers).toEqual(['c']);
    expect(battleOf(store).unplayed).toEqual([]);
  });

  it('asks nobody in the opponent’s turn', () => {
    const store = table();
    endOrAsk(store, true);
    expect(endOrAsk(store, false)).toBeNull();
    expect(battleOf(store).record.orders).toHaveLength(1);
  });

  it('says it in sentences, the win first', () => {
    const store = table();
    const undone = endOrAsk(store, false);
    const seen = selectSeen(store.getState());
    if (undone === null || seen === null) throw new Error('nothing is asked');
    expect(undoneSentences(undone, seen, speakerOf('en'), (card) => `<${card}>`)).toEqual([
      'You could win now: <bow> strikes the castle.',
      '2 cards can still strike: <sword> and <bow>.',
      '2 supply would buy <bow> or <tank>.',
    ]);
    expect(
      undoneSentences({ ...undone, winning: null, cards: [], strikers: ['a'] }, seen, speakerOf('it'), String),
    ).toEqual(['Può ancora colpire: sword.']);
  });

  it('tells beside it which stratagems could be played', () => {
    const seen = selectSeen(table().getState());
    if (seen === null) throw new Error('nothing is seen');
    const undone = { losing: null, winning: null, strikers: [], cards: ['bow'], plays: ['gale', 'snare'] };
    expect(undoneSentences(undone, seen, speakerOf('en'), String)).toEqual([
      '2 supply would buy bow.',
      'gale or snare could be played.',
    ]);
    expect(undoneSentences(undone, seen, speakerOf('it'), String)[1]).toBe('Potresti giocare gale o snare.');
  });
});
