import type { BattleState } from '../../battle/model/state';
import { CAMPAIGN_LEVELS, type CampaignLevel, type HonourTerm } from './campaignBattle';

/** Whether a battle that was won kept what the second honour asks for. */
export function keepsHonour(term: HonourTerm, { castles, round }: Pick<BattleState, 'castles' | 'round'>): boolean {
  return term.type === 'castle' ? castles.left >= term.least : round <= term.most;
}

/** The opponent of the third honour: a level above, or the strongest once more. */
export function nextLevel(level: CampaignLevel): CampaignLevel {
  return CAMPAIGN_LEVELS[Math.min(CAMPAIGN_LEVELS.indexOf(level) + 1, CAMPAIGN_LEVELS.length - 1)] ?? level;
}
