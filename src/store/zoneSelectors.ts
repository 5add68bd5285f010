import type { CardId } from '../battle/card';
import { ALL_CELLS, type CellSet } from '../battle/cellSet';
import { compileBoard } from '../battle/engineState';
import { cardProfile } from '../battle/unitProfile';
import { validDeploymentCells } from '../battle/validCells';
import type { Side } from '../kernel/sides';
import type { RootState } from './rootState';
import { selectBattle } from './selectBattle';

/**
 * Where a side may deploy, whoever stands there now: a card, if one is named, else any that deploys as most do. By the
 * truth, like all that can be ordered, and as a set: one number, so that whoever asks hears only of changes.
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
