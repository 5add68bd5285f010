import type { PlayerName } from '../../ai/players';
import { drawSide } from '../../battle/drawSide';
import { type BySide, OPPONENT, type Side } from '../../battle/sides';
import { bookOf, type Catalog, cardsOf } from '../../content/catalog';
import { drawInteger, openStream } from '../../kernel/chance';
import { lookUp } from '../../kernel/dispatch';
import { battleBegun } from '../../store/battleSlice';
import type { AppDispatch } from '../../store/createStore';
import type { QuickBattle } from '../../store/quickBattle';
import { type Seat, seatsTaken } from '../../store/seatsSlice';

/** Whether there is a deck to play with: there is none while all their files are broken. */
export function hasDecks(catalog: Catalog): boolean {
  return Object.keys(catalog.decks).length > 0;
}

/** Begins a battle as chosen; what was left to the lot, or isn't there any more, is drawn by the battle's seed. */
export function startBattle(dispatch: AppDispatch, catalog: Catalog, choices: QuickBattle): void {
  const seed = freshSeed();
  const side = choices.side === 'lot' ? drawSide(seed) : choices.side;
  const book = bookOf(catalog);
  const lots = lotsOf(seed);
  const own = cardsOf(lots(catalog.decks, choices.deck));
  const enemys = cardsOf(lots(catalog.decks, choices.enemyDeck));
  const battlefields = Object.keys(book.battlefields);
  const battlefield = battlefields.length === 0 ? null : lots(book.battlefields, choices.battlefield).id;
  const decks = side === 'left' ? { left: own, right: enemys } : { left: enemys, right: own };
  dispatch(seatsTaken({ seats: seatsFor(side, choices.opponent), seed }));
  dispatch(battleBegun({ book, start: { type: 'match', seed, decks, battlefield } }));
}

/** The chosen entry of a table, else one by lot: by the stream that draws the side, after its draw. */
function lotsOf(seed: number) {
  let [, stream] = drawInteger(openStream(seed, 'lot'), 0, 1);
  return <Entry>(table: Readonly<Record<string, Entry>>, id: string | null): Entry => {
    const entries = Object.values(table);
    const [drawn, after] = drawInteger(stream, 0, entries.length - 1);
    stream = after;
    const entry = (id === null ? undefined : lookUp(table, id)) ?? entries[drawn];
    if (entry === undefined) throw new Error('there is nothing to draw a lot from');
    return entry;
  };
}

function seatsFor(side: Side, opponent: PlayerName): BySide<Seat> {
  const seats: Record<Side, Seat> = { left: 'human', right: 'human' };
  seats[OPPONENT[side]] = opponent;
  return seats;
}

export function freshSeed(): number {
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  return seed ?? 1;
}
