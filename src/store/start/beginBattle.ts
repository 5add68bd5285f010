import { bookOf, type Catalog, cardsOf } from '../../content/catalog';
import { deckReferred } from '../../content/decks/deckReference';
import { drawInteger, openStream } from '../../kernel/chance';
import { lookUp } from '../../kernel/dispatch';
import { battleBegun } from '../battle/battleSlice';
import type { AppDispatch } from '../createStore';
import { seatsTaken } from '../seats/seatsSlice';
import type { BattleSetup } from './battleSetup';

/** Begins a battle; what was left to the lot, or isn't there any more, is drawn by the battle's seed. */
export function beginBattle(dispatch: AppDispatch, catalog: Catalog, setup: BattleSetup): void {
  const { seed, seats } = setup;
  const book = bookOf(catalog, setup.houseRules);
  const lots = lotsOf(seed);
  const deckOf = (named: string | null) => (named === null ? undefined : deckReferred(catalog, named));
  const decks = {
    left: cardsOf(lots(catalog.decks, deckOf(setup.decks.left))),
    right: cardsOf(lots(catalog.decks, deckOf(setup.decks.right))),
  };
  const battlefields = Object.keys(book.battlefields);
  const battlefieldOf = (id: string | null) => (id === null ? undefined : lookUp(book.battlefields, id));
  const battlefield = battlefields.length === 0 ? null : lots(book.battlefields, battlefieldOf(setup.battlefield)).id;
  dispatch(seatsTaken({ seats, seed }));
  dispatch(battleBegun({ book, start: { type: 'match', seed, decks, battlefield } }));
}

/** The chosen entry of a table, else one by lot: by the stream that draws the side, after its draw. */
function lotsOf(seed: number) {
  let [, stream] = drawInteger(openStream(seed, 'lot'), 0, 1);
  return <Entry>(table: Readonly<Record<string, Entry>>, chosen: Entry | undefined): Entry => {
    const entries = Object.values(table);
    const [drawn, after] = drawInteger(stream, 0, entries.length - 1);
    stream = after;
    const entry = chosen ?? entries[drawn];
    if (entry === undefined) throw new Error('there is nothing to draw a lot from');
    return entry;
  };
}
