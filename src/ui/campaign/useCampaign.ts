import { useEffect, useState } from 'react';
import type { CampaignBattle } from '../../content/campaign/campaignBattle';
import { loadPageCampaign } from '../../content/campaign/liveCampaign';

/** The battles along the road; null until they are there. */
export function useCampaign(): readonly CampaignBattle[] | null {
  const [battles, setBattles] = useState<readonly CampaignBattle[] | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadPageCampaign().then(
      (loaded) => (isWanted ? setBattles(loaded.battles) : undefined),
      (error: unknown) => setFailure({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  if (failure !== null) throw failure.error;
  return battles;
}
