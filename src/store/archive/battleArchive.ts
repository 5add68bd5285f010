import type { BattleTypes } from '../battle/battleRules';
import { battleTable } from '../battle/battleTable';
import { selectBattle } from '../battle/selectBattle';
import { campaignProgress } from '../campaign/campaignProgress';
import { selectIsCampaign } from '../campaign/selectIsCampaign';
import type { RootState } from '../rootState';
import type { Seat } from '../seats/seatsSlice';
import type { ArchiveTable } from './keepInArchive';

/** The card battle's place in the archive. */
export const battleArchive: ArchiveTable<BattleTypes, Seat, RootState> = {
  ...battleTable,
  hasEnded: ({ winner }) => winner !== null,
  tell: async (state) => {
    const battle = selectBattle(state);
    const { tellBattle } = await import('./tellBattle');
    const campaign = selectIsCampaign(state) ? (campaignProgress.read().running?.id ?? null) : null;
    return battle === null ? null : tellBattle(battle, state.seats.seats, state.catalog.catalog, campaign);
  },
};
