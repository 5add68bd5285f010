import type { Book } from '../../../battle/model/book';
import type { BattleState } from '../../../battle/model/state';
import type { Unit, UnitId } from '../../../battle/model/unit';
import { type Survey, surveyGround } from '../../../core/ground/survey';
import type { Terrain } from '../../../core/ground/terrain';
import { memoizePerKey, memoizePerObject } from '../../../kernel/memoize';
import type { Row } from '../../schema/tables';
import { openTelling, type Point, type Telling } from '../telling';

/** A card as it stood last. */
export interface SeenCard {
  unit: Unit;
  at: Point;
  /** Cells gone in its owner's last turn. */
  gone: number;
  readonly character: Row<'characters'>;
}

export interface CardTelling extends Telling {
  readonly book: Book;
  readonly cards: Map<UnitId, SeenCard>;
  /** The terrain of the nine cells as it is now, in the middle of an order too. */
  ground: string[];
  /** The last blow at a card in this order: if it falls, that felled it. */
  readonly lastBlow: Map<UnitId, Row<'battle_blows'>>;
}

export function openCardTelling(session: string, book: Book, state: BattleState): CardTelling {
  const telling: CardTelling = {
    ...openTelling(session, state.turn, state.round),
    book,
    cards: new Map(),
    ground: [...state.ground],
    lastBlow: new Map(),
  };
  for (const unit of state.units) addCard(telling, unit);
  return telling;
}

export function addCard(telling: CardTelling, unit: Unit): void {
  const character: Row<'characters'> = {
    id: telling.characterId(unit.id),
    combat_session_id: telling.session,
    name: unit.id,
    kind: unit.card,
    side: unit.side,
    combat_type: unit.type,
    cost: unit.cost,
    full_health: unit.fullHealth,
    health: unit.health,
    deployed_round: telling.round,
    fell_round: null,
  };
  telling.known.add(unit.id);
  telling.cards.set(unit.id, { unit, at: { x: unit.col, y: unit.row }, gone: 0, character });
  telling.rows.characters.push(character);
}

export function seenCard({ cards }: CardTelling, id: UnitId): SeenCard {
  const card = cards.get(id);
  if (card === undefined) throw new Error(`no card ${id} came into the battle`);
  return card;
}

export const WIDTH = 3;

/** A ground of the card battle as the core asks it. */
const surveysOf = memoizePerObject((book: Book) =>
  memoizePerKey(
    (terrain: readonly string[]) => terrain.join(' '),
    (terrain): Survey =>
      surveyGround(
        { width: WIDTH, height: WIDTH, terrain, obstacles: [] },
        { terrains: terrain.map((id) => terrainIn(book, id)), obstacles: [] },
      ),
  ),
);

export function cardSurvey(book: Book, ground: readonly string[]): Survey {
  return surveysOf(book)(ground);
}

export function terrainIn({ terrains }: Book, id: string): Terrain {
  return terrains.find((terrain) => terrain.id === id) ?? { id, name: id, glyph: '.' };
}
