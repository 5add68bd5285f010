import type { Unit } from '../../battle/model/unit';
import type { Catalog } from '../../content/catalog';
import { lookUp } from '../../kernel/dispatch';
import { bySide } from '../../kernel/sides';
import { loadedRules } from '../battle/lazyRules';
import { selectBattle } from '../battle/selectBattle';
import type { RootState } from '../rootState';
import { selectCatalog, selectSeats, selectViewer } from '../view/battleSelectors';
import { selectBanners, selectScenario } from '../view/nameSelectors';
import type { BattleSummary, SummaryToken } from './battleSummary';
import { groundSign } from './groundSign';

/** The battle as it stands, for the start page of the next visit; null where there is none. All of it lies open. */
export function selectSummary(state: RootState): BattleSummary | null {
  const battle = selectBattle(state);
  if (battle === null) return null;
  const { truth, book, record } = battle;
  const full = loadedRules().fullCastles(book, record.start);
  const banners = selectBanners(state);
  const catalog = selectCatalog(state);
  return {
    seats: selectSeats(state).seats,
    viewer: selectViewer(state),
    round: truth.phase === 'mulligan' ? 0 : truth.round,
    winner: truth.winner,
    castles: bySide((side) => ({
      health: Math.max(0, truth.castles[side]),
      full: full[side],
      faction: banners[side],
    })),
    tokens: truth.units.map((unit) => tokenOf(catalog, unit)),
    ground: truth.ground.map((id) => groundSign(book.terrains.find((terrain) => terrain.id === id))),
    scenario: selectScenario(state),
  };
}

/** A card whose file is gone is drawn plain. */
function tokenOf({ cards }: Catalog, { row, col, side, card }: Unit): SummaryToken {
  const look = lookUp(cards, card);
  return { row, col, side, faction: look?.faction ?? '', emblem: look?.emblem ?? '' };
}
