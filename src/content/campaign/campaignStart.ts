import { createBattleEngine } from '../../battle/BattleEngine';
import type { Book } from '../../battle/model/book';
import { idsUsedBy } from '../../battle/model/unitIds';
import type { Start } from '../../battle/resolve/begin';
import { lookUp } from '../../kernel/dispatch';
import { bookOf, type Catalog, cardsOf, type DeckId } from '../catalog';
import type { CampaignBattle } from './campaignBattle';

export interface CampaignStart {
  readonly book: Book;
  readonly start: Extract<Start, { type: 'position' }>;
}

/** What a battle of the campaign is played by: its goals stand in its rules. */
export function campaignBook(catalog: Catalog, battle: Pick<CampaignBattle, 'rules' | 'goals'>): Book {
  const plain = battle.rules ?? catalog.rules;
  const rules = battle.goals.length === 0 ? plain : { ...plain, goals: battle.goals };
  return bookOf({ ...catalog, rules });
}

/** How a battle of the campaign begins: hands dealt by the seed, its cards on the board, its goals in the rules. */
export function campaignStart(catalog: Catalog, battle: CampaignBattle, seed: number, deck: DeckId): CampaignStart {
  const book = campaignBook(catalog, battle);
  const cardsIn = (id: DeckId) => {
    const found = lookUp(catalog.decks, id);
    if (found === undefined) throw new Error(`the deck ${id} is not in the catalog`);
    return cardsOf(found);
  };
  const decks = { left: cardsIn(deck), right: cardsIn(battle.decks.right) };
  const { battlefield } = battle;
  const { state } = createBattleEngine(book).begin({ type: 'match', seed, decks, battlefield });
  const units = [...battle.units, ...state.units];
  const castles = battle.castles === null ? state.castles : { ...battle.castles };
  return {
    book,
    start: { type: 'position', state: { ...state, castles, units, usedIds: idsUsedBy(units) }, battlefield },
  };
}
