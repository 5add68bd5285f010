import type { CampaignCatalog } from './loadCampaign';

/** The campaign as it is now: loaded when it is first asked for. */
export async function loadPageCampaign(): Promise<CampaignCatalog> {
  const { catalog } = await import('virtual:ninekeep/campaign');
  return catalog;
}
