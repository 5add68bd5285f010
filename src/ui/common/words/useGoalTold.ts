import { selectSeen, selectViewer } from '../../../store/view/battleSelectors';
import { selectFirstUnits } from '../../../store/view/tableSelectors';
import type { GoalTold } from '../../../words/goals';
import { useCardLook } from '../card/useCardLook';
import { useAppSelector } from '../hooks/storeHooks';

/** How goals are told to whoever looks. A card that fell has its name still. */
export function useGoalTold(): GoalTold {
  const lookOf = useCardLook();
  const viewer = useAppSelector(selectViewer);
  const seen = useAppSelector(selectSeen);
  const first = useAppSelector(selectFirstUnits);
  const nameOf = (id: string): string => {
    const unit = [...(seen?.units ?? []), ...first].find((candidate) => candidate.id === id);
    return unit === undefined ? id : lookOf(unit.card).name;
  };
  return { viewer, nameOf };
}
