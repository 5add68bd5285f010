import { nameOfLevelled } from '../../ai/players/playerNames';
import type { CampaignBattle } from '../../content/campaign/campaignBattle';
import { campaignStart } from '../../content/campaign/campaignStart';
import { nextLevel } from '../../content/campaign/honours';
import type { Catalog } from '../../content/catalog';
import { stableHash } from '../../kernel/hash';
import { battleBegun } from '../battle/battleSlice';
import type { AppDispatch } from '../createStore';
import { seatsTaken } from '../seats/seatsSlice';
import { campaignProgress } from './campaignProgress';

export interface CampaignChoice {
  readonly seed: number;
  readonly deck: string;
  /** Against the next level, for the third honour. */
  readonly isHarder: boolean;
}

/** Begins a battle of the campaign at the ordinary table, and remembers what its end is worth. */
export function beginCampaign(
  dispatch: AppDispatch,
  catalog: Catalog,
  battle: CampaignBattle,
  { seed, deck, isHarder }: CampaignChoice,
): void {
  const { book, start } = campaignStart(catalog, battle, seed, deck);
  const level = isHarder ? nextLevel(battle.level) : battle.level;
  const { id, honour } = battle;
  campaignProgress.write({
    ...campaignProgress.read(),
    running: { id, honour, isHarder, start: stableHash(start) },
  });
  const seats = { left: 'human', right: nameOfLevelled({ level, personality: battle.style }) } as const;
  dispatch(seatsTaken({ seats, seed }));
  dispatch(battleBegun({ book, start, scenario: battle.name }));
}
