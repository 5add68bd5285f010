import { bySide } from '../../kernel/sides';
import { invitationFailed } from '../../store/invitations/invitationSlice';
import { openFile } from '../../store/invitations/openFile';
import type { Seat } from '../../store/seats/seatsSlice';
import { useAppStore } from '../common/hooks/storeHooks';
import { openAside } from '../trial/openAside';
import { takeToField } from '../trial/takeToField';

/** Opens a file of the person's own disk; the person has the side that is to move. */
export function useOpenedFile(): (file: File, opponent: Seat) => void {
  const store = useAppStore();
  return (file, opponent) => {
    const seatsFor = (turn: 'left' | 'right') => bySide<Seat>((side) => (side === turn ? 'human' : opponent));
    openFile(store, openAside, file.name, file, seatsFor, takeToField).catch(() =>
      store.dispatch(invitationFailed({ type: 'unreachable', path: file.name, reason: 'failed' })),
    );
  };
}
