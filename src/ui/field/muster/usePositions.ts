import type { FieldCatalog } from '../../../content/field/catalog';
import { type BySide, bySide, SIDES } from '../../../kernel/sides';
import { sideToOrder } from '../../../skirmish/turn/sideToOrder';
import { type FieldSeat, HUMAN } from '../../../store/field/fieldSeatsSlice';
import { beginPosition, type FieldPosition } from '../../../store/field/setup/beginField';
import { modeOf } from '../../../store/field/setup/seats';
import { invitationFailed } from '../../../store/invitations/invitationSlice';
import { freshSeed } from '../../common/boot/freshSeed';
import { PATHS } from '../../routes/address';
import { goTo } from '../../routes/navigation';
import { useFieldStore } from '../common/fieldHooks';
import { loadPosition, type PositionId, type ReadPosition, readPosition } from './positions';

/** No scenario that anybody wrote by hand is longer. */
const LONGEST_FILE = 500_000;

interface Positions {
  readonly open: (id: PositionId) => void;
  readonly openFile: (file: File) => void;
}

/** Opens positions; the person leads the side that is to move, the muster's opponent the other. */
export function usePositions(
  catalog: FieldCatalog,
  seats: BySide<FieldSeat>,
  begin: (run: () => void) => void,
): Positions {
  const store = useFieldStore();
  const opened = (name: string, reading: Promise<ReadPosition>) => {
    reading.then(
      (read) => {
        if (!read.ok) return void store.dispatch(invitationFailed({ type: 'file', problems: read.refusal }));
        begin(() => {
          beginPosition(store, read.value, seatsAt(read.value, seats), freshSeed());
          goTo(PATHS.fieldBattle);
        });
      },
      () => store.dispatch(invitationFailed({ type: 'unreachable', path: name, reason: 'failed' })),
    );
  };
  return {
    open: (id) => opened(id, loadPosition(id, catalog)),
    openFile: (file) => opened(file.name, readOwn(file, catalog)),
  };
}

async function readOwn(file: File, catalog: FieldCatalog): Promise<ReadPosition> {
  if (file.size > LONGEST_FILE) throw new Error('no scenario is that long');
  return readPosition(file.name, await file.text(), catalog);
}

function seatsAt({ state }: FieldPosition, seats: BySide<FieldSeat>): BySide<FieldSeat> {
  const opponent = SIDES.map((side) => seats[side]).find((seat) => seat !== HUMAN) ?? HUMAN;
  const turn = sideToOrder(state);
  return bySide((side) => (side === turn || modeOf(seats) === 'shared' ? HUMAN : opponent));
}
