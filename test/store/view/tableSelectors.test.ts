import { describe, expect, it } from 'vitest';
import { playbackSkipped } from '../../../src/store/battle/battleSlice';
import { giveOrder } from '../../../src/store/battle/giveOrder';
import { selectBanners } from '../../../src/store/view/nameSelectors';
import { selectFigures, selectHistory } from '../../../src/store/view/tableSelectors';
import { shippedBook, shippedCatalog } from '../../support/book';
import { position } from '../../support/position';
import { END, MATCH, openStore, openTable } from '../support/table';

describe('figures', () => {
  it('are those of the battle’s own book, whatever the catalog says by now', () => {
    const book = shippedBook();
    const oathguard = book.cards.oathguard;
    if (oathguard === undefined) throw new Error('the shipped set has an Oathguard');
    const older = { ...book, cards: { ...book.cards, oathguard: { ...oathguard, attack: 77 } } };
    expect(selectFigures(openTable({}, MATCH, older).getState())('oathguard')?.attack).toBe(77);
    expect(selectFigures(openStore().getState())('oathguard')?.attack).toBe(oathguard.attack);
  });

  it('of a card that is in no book are none, even under an inherited name', () => {
    expect(selectFigures(openTable().getState())('constructor')).toBeUndefined();
  });
});

describe('banners', () => {
  const banners = (left: readonly string[], right: readonly string[]) =>
    selectBanners(
      openTable(
        {},
        { type: 'position', state: position({ hands: { left: [...left], right: [...right] } }) },
      ).getState(),
    );

  it('are the faction of most of a side’s cards', () => {
    expect(banners(['oathguard', 'oathguard', 'slag-knight'], ['slag-knight'])).toEqual({
      left: 'bastion',
      right: 'cinder',
    });
  });

  it('differ when both sides are of one kind: Right flies its second', () => {
    expect(banners(['oathguard'], ['oathguard', 'oathguard', 'slag-knight']).right).toBe('cinder');
    expect(banners(['oathguard'], ['oathguard']).right).toBe('bastion');
  });

  it('name only factions of the catalog', () => {
    const known = Object.keys(shippedCatalog().factions);
    expect(known).toContain(banners(['oathguard'], ['slag-knight']).left);
  });
});

describe('history', () => {
  it('names no card that the other side drew', () => {
    const store = openTable();
    store.dispatch(giveOrder(END));
    store.dispatch(playbackSkipped());
    const drawn = selectHistory(store.getState()).filter((event) => event.type === 'cardDrawn');
    const viewer = store.getState().battle.match?.shown.turn;
    expect(drawn.some(({ side, card }) => side !== viewer && card !== '?')).toBe(false);
    expect(drawn.some(({ side, card }) => side === viewer && card !== '?')).toBe(true);
  });
});
