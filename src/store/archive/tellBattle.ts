import type { Catalog } from '../../content/catalog';
import { packedBattle } from '../../content/packed/packedBattle';
import { packBattle } from '../../content/packed/packedText';
import { type BySide, SIDES } from '../../kernel/sides';
import type { Battle } from '../battle/battleSlice';
import type { Seat } from '../seats/seatsSlice';
import { deckOf } from '../start/battleSetup';
import type { Told } from './keptBattle';

/** What the archive tells of a card battle. */
export function tellBattle(battle: Battle, seats: BySide<Seat>, catalog: Catalog): Told {
  const { book, record, truth } = battle;
  const { start } = record;
  const [left, right] = SIDES.map((side) => (start.type === 'match' ? deckOf(catalog, start.decks[side]) : null));
  return {
    mode: 'battle',
    packed: packBattle('battle', packedBattle, book, { record, seats }),
    book: record.rules,
    seats,
    winner: truth.winner,
    decks: { left: left ?? null, right: right ?? null },
    ground: start.battlefield ?? null,
    rounds: truth.round,
    castles: { left: truth.castles.left, right: truth.castles.right },
  };
}
