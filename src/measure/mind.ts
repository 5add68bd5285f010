import type { Plan } from '../ai/player';
import type { BattleState } from '../battle/state';
import type { Stream } from '../kernel/chance';

/** Whoever plays a side in a measured battle. It is handed the truth; `mindOf` lets a player see no more than its side may. */
export type Mind = (truth: BattleState, stream: Stream) => Plan;
