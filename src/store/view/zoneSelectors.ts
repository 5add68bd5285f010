import { validDeploymentCells } from '../../battle/legality/validCells';
import type { CardId } from '../../battle/model/card';
import { ALL_CELLS, type CellSet } from '../../battle/model/cellSet';
import { compileBoard } from '../../battle/model/engineState';
import { cardProfile } from '../../battle/model/unitProfile';
import type { Side } from '../../kernel/sides';
import { selectBattle } from '../battle/selectBattle';
import type { RootState } from '../rootState';

/**
 * Where a side may deploy, whoever stands there now: a card, if one is named, else any that deploys as most do. By the
 * truth, like all that can be ordered, and as a set: one number, so that a selector compares it by value.
 */
export function selectDeploymentZone(side: Side, card: CardId | null): (state: RootState) => CellSet {
  return (state) => {
    const battle = selectBattle(state);
    if (battle === null) return 0;
    const { book, truth } = battle;
    const profile = card === null ? undefined : cardProfile(book, card);
    return validDeploymentCells(book, compileBoard(book, truth), side, profile, ALL_CELLS);
  };
}
