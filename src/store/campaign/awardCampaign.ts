import { keepsHonour } from '../../content/campaign/honours';
import { stableHash } from '../../kernel/hash';
import { selectBattle } from '../battle/selectBattle';
import type { RootState } from '../rootState';
import { campaignProgress, type Honour } from './campaignProgress';

/** What the battle that has just ended is worth on the road; nothing when it is another one, or was lost. */
export function awardCampaign(state: RootState): void {
  const battle = selectBattle(state);
  const progress = campaignProgress.read();
  const { running } = progress;
  if (battle === null || running === null || stableHash(battle.record.start) !== running.start) return;
  const isWon =
    battle.truth.winner === 'left' && state.seats.seats.left === 'human' && state.seats.seats.right !== 'human';
  if (!isWon) return;
  const earned: Honour[] = ['win'];
  if (keepsHonour(running.honour, battle.truth)) earned.push('term');
  if (running.isHarder) earned.push('level');
  const before = progress.won[running.id] ?? [];
  const won = { ...progress.won, [running.id]: [...new Set([...before, ...earned])] };
  campaignProgress.write({ ...progress, won, fresh: before.length === 0 ? running.id : progress.fresh });
}
