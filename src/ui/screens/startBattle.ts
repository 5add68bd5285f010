import type { PlayerName } from '../../ai/players';
import { drawSide } from '../../battle/drawSide';
import { type BySide, OPPONENT, type Side } from '../../battle/sides';
import { bookOf, type Catalog, cardsOf, type Deck } from '../../content/catalog';
import { battleBegun } from '../../store/battleSlice';
import type { AppDispatch } from '../../store/createStore';
import { type Seat, seatsTaken } from '../../store/seatsSlice';

export const SIDE_CHOICES = ['lot', 'left', 'right'] as const;
export type SideChoice = (typeof SIDE_CHOICES)[number];

/** The first deck of the catalog is the one that a newcomer plays; there is none while its file is broken. */
export function starterDeck(catalog: Catalog): Deck | undefined {
  return Object.values(catalog.decks)[0];
}

export function startBattle(
  dispatch: AppDispatch,
  catalog: Catalog,
  deck: Deck,
  opponent: PlayerName,
  choice: SideChoice,
): void {
  const seed = freshSeed();
  const side = choice === 'lot' ? drawSide(seed) : choice;
  const cards = cardsOf(deck);
  dispatch(seatsTaken({ seats: seatsFor(side, opponent), seed }));
  dispatch(
    battleBegun({ book: bookOf(catalog), start: { type: 'match', seed, decks: { left: cards, right: cards } } }),
  );
}

function seatsFor(side: Side, opponent: PlayerName): BySide<Seat> {
  const seats: Record<Side, Seat> = { left: 'human', right: 'human' };
  seats[OPPONENT[side]] = opponent;
  return seats;
}

function freshSeed(): number {
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  return seed ?? 1;
}
