import { bySide } from '../../battle/sides';
import { invitationFailed } from '../../store/invitationSlice';
import { openScenario } from '../../store/openScenario';
import type { Seat } from '../../store/seatsSlice';
import { useAppStore } from '../common/hooks';

/** Opens a file of the person's own disk; the person has the side that is to move. */
export function useScenarioFile(): (file: File, opponent: Seat) => void {
  const store = useAppStore();
  return (file, opponent) => {
    const seatsFor = (turn: 'left' | 'right') => bySide<Seat>((side) => (side === turn ? 'human' : opponent));
    openScenario(store, file.name, file, seatsFor).catch(() =>
      store.dispatch(invitationFailed({ type: 'unreachable', path: file.name, reason: 'failed' })),
    );
  };
}
