import { createSelector } from '@reduxjs/toolkit';
import { engineFor } from '../../battle/engineFor';
import { goalByEnding } from '../../battle/foresight/goalsAhead';
import { type Opening, openingsOf } from '../../battle/foresight/openings';
import { type Threats, threatsTo } from '../../battle/foresight/threats';
import type { Goal } from '../../battle/model/goals';
import type { UnitId } from '../../battle/model/unit';
import { lookUp } from '../../kernel/dispatch';
import { selectBattle } from '../battle/selectBattle';
import type { RootState } from '../rootState';
import { selectBook, selectIsPersonsTurn, selectSeen } from '../view/battleSelectors';

/**
 * What the enemy's board could do to the viewer, from what the viewer sees now; null without a battle. It is worked out
 * when somebody asks and not before.
 */
export const selectThreats = createSelector([selectBook, selectSeen], (book, seen): Threats | null =>
  book === null || seen === null ? null : threatsTo(engineFor(book), seen),
);

/** The goal of the rules that is reached if the viewer, whose turn it is, ends it now. */
export const selectGoalByEnding = createSelector([selectBook, selectSeen], (book, seen): Goal | null =>
  book === null || seen === null ? null : goalByEnding(engineFor(book), seen),
);

const NOTHING_OPEN: Readonly<Record<UnitId, readonly Opening[]>> = {};

/** By unit, from the truth, like all that can be ordered: it must not come and go with every blow that is played back. */
const selectSideOpenings = createSelector(
  [selectBattle, selectIsPersonsTurn],
  (battle, isPersonsTurn): Readonly<Record<UnitId, readonly Opening[]>> => {
    if (battle === null || !isPersonsTurn || battle.truth.phase !== 'battle') return NOTHING_OPEN;
    const engine = engineFor(battle.book);
    const seen = engine.observe(battle.truth, battle.truth.turn);
    const own = seen.units.filter(({ side }) => side === seen.turn);
    return Object.fromEntries(own.map(({ id }) => [id, openingsOf(engine, seen, id)]));
  },
);

const NONE: readonly Opening[] = [];

/** What the moves of a unit would open, the best first; nothing for nobody. */
export function selectOpenings(unit: UnitId | null): (state: RootState) => readonly Opening[] {
  return (state) => (unit === null ? NONE : (lookUp(selectSideOpenings(state), unit) ?? NONE));
}
