import { createSelector } from '@reduxjs/toolkit';
import { screenOf } from '../../battle/damage/attackFigures';
import type { Book } from '../../battle/model/book';
import type { CardId } from '../../battle/model/card';
import { compileBoard, compileUnit } from '../../battle/model/engineState';
import { COLUMNS, ROWS } from '../../battle/model/position';
import { type BattleState, openingHandsOf } from '../../battle/model/state';
import type { Stratagem } from '../../battle/model/stratagem';
import type { Unit } from '../../battle/model/unit';
import { fullCastles } from '../../battle/resolve/begin';
import { attritionOf } from '../../battle/resolve/beginTurn';
import { observeEvents } from '../../battle/view/observeEvents';
import type { Catalog } from '../../content/catalog';
import { lookUp } from '../../kernel/dispatch';
import { type BySide, bySide, OPPONENT, type Side } from '../../kernel/sides';
import { viewOf } from '../../match/cursor';
import { selectBattle } from '../battle/selectBattle';
import type { RootState } from '../rootState';
import { selectIsWatched } from '../seats/seatSelectors';
import { setupOfBattle } from '../start/battleSetup';
import { selectCatalog, selectIsLookingBack, selectViewer } from './battleSelectors';

/** How far playback has come: what waits to be shown, as the viewer may know it, and how much was shown so far. */
export const selectPlayback = createSelector(
  [
    (state: RootState) => state.battle.number,
    (state: RootState) => selectBattle(state)?.history.length ?? 0,
    (state: RootState) => (selectIsLookingBack(state) ? undefined : selectBattle(state)?.unplayed),
    selectViewer,
  ],
  (battle, played, unplayed, viewer) => ({ battle, played, waiting: observeEvents(unplayed ?? [], viewer) }),
);

const selectShownHistory = (state: RootState) => {
  const battle = selectBattle(state);
  return battle === null ? undefined : viewOf(battle).history;
};

/** What happened so far, as whoever looks may know it. */
export const selectHistory = createSelector(
  [selectShownHistory, selectViewer, selectIsWatched],
  (history, viewer, isWatched) => observeEvents(history ?? [], isWatched ? null : viewer),
);

const NOBODY: readonly Unit[] = [];

/** Who stood on the board when the record began: they have names in the log even after they fell. */
export const selectFirstUnits = (state: RootState): readonly Unit[] => {
  const start = selectBattle(state)?.record.start;
  return start?.type === 'position' ? start.state.units : NOBODY;
};

/** The book on the table. Who looks at decks elsewhere looks at the catalog's, whatever battle waits to be gone on with. */
const selectBookAtTable = (state: RootState): Book | undefined =>
  state.screen === 'battle' ? selectBattle(state)?.book : undefined;

/** The figures that the battle at hand is played with; away from the table those of the catalog. */
export const selectFigures = createSelector(
  [selectBookAtTable, selectCatalog],
  (book, catalog) => (id: CardId) => lookUp(book?.cards ?? catalog.cards, id),
);

/** The stratagems of the battle at hand; away from the table those of the catalog. */
export const selectStratagems = createSelector([selectBookAtTable, selectCatalog], (book, catalog) => {
  const known = book === undefined ? catalog.stratagems : (book.stratagems ?? {});
  return (id: CardId): Stratagem | undefined => lookUp(known, id);
});

/** What both castles lose at the start of the coming round, and in how many rounds it begins. */
export const selectAttrition = createSelector([selectBattle], (battle) => {
  if (battle === null) return null;
  const { rules } = battle.book;
  const { round } = viewOf(battle).state;
  const firstLoss = attritionOf(rules, rules.attrition.fromRound);
  const nextLoss = attritionOf(rules, round + 1);
  return { fromRound: rules.attrition.fromRound, rounds: rules.attrition.fromRound - round, firstLoss, nextLoss };
});

/** What each castle had when the battle began. */
export const selectFullCastles = createSelector(
  [(state: RootState) => selectBattle(state)?.record, (state: RootState) => selectBattle(state)?.book],
  (record, book): BySide<number> =>
    record === undefined || book === undefined ? NO_CASTLES : fullCastles(book, record.start),
);

const NO_CASTLES: BySide<number> = { left: 0, right: 0 };

/** R1: how many more cards Right was dealt. */
export const selectSecondCards = createSelector([selectBattle], (battle): number => {
  if (battle === null) return 0;
  const { start } = battle.record;
  const { rules, battlefields } = battle.book;
  const { left, right } = openingHandsOf(rules, lookUp(battlefields, start.battlefield ?? '') ?? null);
  return right - left;
});

/** For each castle, row by row, the percentage of a blow that comes through; null where no own card screens it. */
export const selectScreens = createSelector(
  [selectBattle],
  (battle): BySide<readonly (number | null)[]> =>
    bySide((side) =>
      ROWS.map((row) => (battle === null ? null : screenOfRow(battle.book, viewOf(battle).state, side, row))),
    ),
);

/** What whoever strikes along the whole row has to pass. */
function screenOfRow(book: Book, state: BattleState, side: Side, row: number): number | null {
  const defender = state.units.find((unit) => unit.side === side && unit.row === row);
  if (defender === undefined) return null;
  const attacker = compileUnit(book, { ...defender, side: OPPONENT[side], col: BEYOND[side] });
  return screenOf(book, compileBoard(book, state), attacker)?.value ?? null;
}

/** The column behind all of a side's cards, as its enemy sees them. */
const BEYOND: BySide<number> = { left: COLUMNS.length, right: -1 };

/** Where the battle is fought: the id of a battlefield; null on the open field and in a scenario. */
export const selectBattlefield = (state: RootState): string | null => {
  const start = selectBattle(state)?.record.start;
  return start?.battlefield ?? null;
};

/** What the battle at hand began from, so that it can be begun again by a link. */
export const selectSetup = createSelector(
  [selectBattle, (state: RootState) => state.seats.seats, selectCatalog],
  setupOfBattle,
);

/**
 * The catalog with abilities that work as they do in the battle at hand: what a keyword's text says must be what its unit
 * does, also in a battle that keeps an older book.
 */
export const selectTellingCatalog = createSelector(
  [(state: RootState) => selectBookAtTable(state)?.abilities, selectCatalog],
  (abilities, catalog): Catalog => {
    if (abilities === undefined) return catalog;
    const faces = Object.entries(catalog.abilities).map(([id, face]) => {
      const workings = lookUp(abilities, id);
      return [id, workings === undefined ? face : { ...face, ...workings }] as const;
    });
    return { ...catalog, abilities: Object.fromEntries(faces) };
  },
);
