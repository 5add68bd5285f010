import type { CellGround } from '../../store/view/boardSelectors';
import type { Speak } from '../../words/speak';
import type { IconName } from '../common/icons/iconNames';

/** What ground does, in two or three words beside its icon. */
export interface GroundNote {
  readonly icon: IconName;
  readonly effect: string;
}

type Row = (ground: CellGround, speak: Speak) => GroundNote | null;

const ROWS: readonly Row[] = [
  ({ wall }, speak) => (wall === null ? null : { icon: 'palisade', effect: speak('ground.wall', { health: wall }) }),
  ({ blocks, wall }, speak) => (blocks && wall === null ? { icon: 'rock', effect: speak('ground.blocks') } : null),
  ({ high }, speak) => (high > 0 ? { icon: 'mountains', effect: speak('ground.high', { damage: high }) } : null),
  ({ cover, shots }, speak) =>
    cover === 'none' ? null : { icon: COVER_ICONS[cover], effect: speak('ground.cover', { percent: 100 - shots }) },
  ({ difficult }, speak) => (difficult ? { icon: 'high-grass', effect: speak('ground.difficult') } : null),
  ({ hazard }, speak) => (hazard > 0 ? { icon: 'flame', effect: speak('ground.hazard', { damage: hazard }) } : null),
  ({ fog }, speak) => (fog ? { icon: 'fog', effect: speak('ground.fog') } : null),
];

const COVER_ICONS = { partial: 'pine-tree', good: 'broken-wall', excellent: 'stone-wall' } as const;

/** Nothing for open ground. */
export function groundNotes(ground: CellGround, speak: Speak): GroundNote[] {
  return ROWS.flatMap((row) => row(ground, speak) ?? []);
}
