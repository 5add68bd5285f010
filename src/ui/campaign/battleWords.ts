import type { CampaignBattle } from '../../content/campaign/campaignBattle';
import type { Language } from '../../content/catalog';

/** The words of a battle in a language; English where it has none. */
export function battleWords(battle: CampaignBattle, language: Language) {
  const { name, story, twist } = battle;
  const told = language === 'en' ? undefined : battle.translations[language];
  return told ?? { name, story, twist: twist.name, twistText: twist.text };
}
