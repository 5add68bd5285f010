import { engineFor } from '../../battle/engineFor';
import type { Start } from '../../battle/resolve/begin';
import { statisticsOf } from '../../battle/view/statistics';
import type { Catalog } from '../../content/catalog';
import { packedBattle } from '../../content/packed/packedBattle';
import { packBattle } from '../../content/packed/packedText';
import { type BySide, SIDES, type Side } from '../../kernel/sides';
import type { Battle } from '../battle/battleSlice';
import type { Seat } from '../seats/seatsSlice';
import { deckOf } from '../start/battleSetup';
import type { Told } from './keptBattle';

/** What the archive tells of a card battle; `campaign` is the id of the campaign's battle that it is. */
export function tellBattle(
  battle: Battle,
  seats: BySide<Seat>,
  catalog: Catalog,
  campaign: string | null = null,
): Told {
  const { book, record, truth, scenario } = battle;
  const { start } = record;
  const [left, right] = SIDES.map((side) => {
    const cards = deckAt(start, side, campaign !== null);
    return cards === null ? null : deckOf(catalog, cards);
  });
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
    course: courseIn(battle),
    ...(campaign === null ? {} : { campaign }),
    ...(scenario === null || campaign !== null ? {} : { scenario }),
  };
}

function courseIn({ book, record, truth, history, unplayed }: Battle): readonly number[] {
  const { state } = engineFor(book).game.begin(record.start);
  const { castles } = statisticsOf([...history, ...unplayed], state.units, truth);
  return castles.map(({ castles: { left, right } }) => Math.max(0, left) - Math.max(0, right));
}

/** The campaign deals whole decks into its positions; what another position holds of a deck isn't known. */
function deckAt(start: Start, side: Side, isDealt: boolean): readonly string[] | null {
  if (start.type === 'match') return start.decks[side];
  return isDealt ? [...start.state.hands[side], ...start.state.decks[side]] : null;
}
