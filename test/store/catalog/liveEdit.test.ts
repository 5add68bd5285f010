import { describe, expect, it } from 'vitest';
import type { Catalog } from '../../../src/content/catalog';
import { lookUp } from '../../../src/kernel/dispatch';
import { catalogReplaced } from '../../../src/store/catalog/catalogSlice';
import { beginBattle } from '../../../src/store/start/beginBattle';
import { selectBattlefield, selectFullCastles } from '../../../src/store/view/tableSelectors';
import { shippedCatalog } from '../../support/book';
import { battleOf, laterVisit, memoryStorage, openStore, settle } from '../support/table';

/** The shipped cards with another attack on one of them, so that the book is another one. */
function edited(attack: number): Catalog {
  const catalog = shippedCatalog();
  const card = lookUp(catalog.cards, 'oathguard');
  if (card === undefined) throw new Error('there is no oathguard');
  return { ...unlike(catalog), cards: { ...catalog.cards, oathguard: { ...card, attack } } };
}

/** With castles that begin unlike on Crown Hill. */
function unlike(catalog: Catalog): Catalog {
  const hill = lookUp(catalog.battlefields, 'crown-hill');
  if (hill === undefined) throw new Error('there is no crown-hill');
  return { ...catalog, battlefields: { ...catalog.battlefields, 'crown-hill': { ...hill, secondCastle: 14 } } };
}

function begunOn(battlefield: string) {
  const storage = memoryStorage();
  const store = openStore({ storage });
  const seats = { left: 'human', right: 'human' } as const;
  beginBattle(store.dispatch, unlike(shippedCatalog()), {
    seed: 7,
    seats,
    decks: { left: null, right: null },
    battlefield,
  });
  return { store, storage };
}

describe('a card that is saved in the middle of a battle', () => {
  it('leaves the battlefield its name and the castles their full health, twice and over a reload', async () => {
    const { store, storage } = begunOn('crown-hill');
    const castles = selectFullCastles(store.getState());
    expect(castles).toEqual({ left: 140, right: 154 });
    for (const attack of [77, 78]) {
      store.dispatch(catalogReplaced({ catalog: edited(attack), problems: [] }));
      expect(battleOf(store).book.cards.oathguard?.attack).toBe(attack);
      expect(battleOf(store).record.start.type).toBe('position');
      expect(selectBattlefield(store.getState())).toBe('crown-hill');
      expect(selectFullCastles(store.getState())).toEqual(castles);
    }
    await settle();
    const later = await laterVisit(storage);
    expect(later.getState().notices.saveTrouble).toBeNull();
    expect(battleOf(later).record).toEqual(battleOf(store).record);
    expect(selectBattlefield(later.getState())).toBe('crown-hill');
  });
});

describe('a house rule that is saved in the middle of a battle', () => {
  const ruled = (houseRules: Catalog['houseRules']): Catalog => ({ ...shippedCatalog(), houseRules });
  const begun = () => {
    const store = openStore({ storage: memoryStorage() });
    const seats = { left: 'human', right: 'human' } as const;
    const decks = { left: null, right: null };
    beginBattle(store.dispatch, shippedCatalog(), { seed: 7, seats, decks, battlefield: null, houseRules: ['march'] });
    return store;
  };
  const { houseRules } = shippedCatalog();
  const { march, ...others } = houseRules;

  it('counts at once, and the others are none of its business', () => {
    const store = begun();
    expect(battleOf(store).book.rules.optional).toMatchObject({ march: true, domination: false });
    if (march === undefined) throw new Error('there is no march');
    const change = { ...march.change, castleHealth: 99 };
    store.dispatch(catalogReplaced({ catalog: ruled({ ...houseRules, march: { ...march, change } }), problems: [] }));
    expect(battleOf(store).book).toMatchObject({ rules: { castleHealth: 99 }, houseRules: ['march'] });
  });

  it('keeps the book of a battle whose house rule is gone', () => {
    const store = begun();
    const { book } = battleOf(store);
    store.dispatch(catalogReplaced({ catalog: { ...edited(77), houseRules: others }, problems: [] }));
    expect(battleOf(store).book).toBe(book);
  });
});
