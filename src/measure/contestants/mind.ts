import type { Intent, Plan } from '../../ai/players/player';
import type { BattleState } from '../../battle/model/state';
import type { Stream } from '../../kernel/chance';

/**
 * Whoever plays a side in a measured battle. It is handed the truth; `mindOf` lets a player see no more than its side may. In
 * the middle of its turn it is handed what it meant to do too.
 */
export type Mind = (truth: BattleState, stream: Stream, intent?: Intent) => Plan;
