import type { Side } from '../../kernel/sides';
import type { SkirmishState } from '../model/state';

/** Who orders next: while squads are deployed, whoever isn't ready. */
export function sideToOrder({ phase, ready, turn }: Pick<SkirmishState, 'phase' | 'ready' | 'turn'>): Side {
  if (phase !== 'deployment') return turn;
  return ready.left ? 'right' : 'left';
}
