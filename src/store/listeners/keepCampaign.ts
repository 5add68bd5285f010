import { selectBattle } from '../battle/selectBattle';
import { campaignProgress } from '../campaign/campaignProgress';
import type { Listeners } from './types';

/** A battle that ends may be one of the campaign: what it is worth is kept at once. */
export function keepCampaign(listeners: Listeners): void {
  listeners.startListening({
    predicate: (_, now, before) => {
      const battle = selectBattle(now);
      return battle !== null && battle.truth.winner !== null && selectBattle(before)?.truth.winner === null;
    },
    effect: async (_, api) => {
      if (campaignProgress.read().running === null) return;
      const { awardCampaign } = await import('../campaign/awardCampaign');
      awardCampaign(api.getState());
    },
  });
}
