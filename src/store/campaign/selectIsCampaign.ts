import { createSelector } from '@reduxjs/toolkit';
import { stableHash } from '../../kernel/hash';
import { selectBattle } from '../battle/selectBattle';
import type { RootState } from '../rootState';
import { campaignProgress } from './campaignProgress';

/** Whether the battle at hand is the one that was begun last on the campaign's map. */
export const selectIsCampaign = createSelector(
  [(state: RootState) => selectBattle(state)?.record.start ?? null],
  (start): boolean => {
    const { running } = campaignProgress.read();
    return running !== null && start?.type === 'position' && stableHash(start) === running.start;
  },
);
