import { loadPageCampaign } from '../../content/campaign/liveCampaign';
import type { Language } from '../../content/catalog';
import { loadPageLessons } from '../../content/lessons/liveLessons';
import type { Archive } from '../archive/archive';
import { campaignProgress } from '../campaign/campaignProgress';
import { ownDecks } from '../decks/ownDecks';
import { lessonProgress } from '../lessons/lessonProgress';
import { homeMemory, keepProgress } from './homeMemory';
import type { Progress } from './progress';

/**
 * Counts what the start page tells of lessons, campaign and battles, from what is kept: whatever changed it, in this tab or
 * another, by a deed or by a file. A place that can't be counted keeps what was told of it last.
 */
export async function countPlaces(archive: Pick<Archive, 'countOutcomes'> | null, language: Language): Promise<void> {
  const counts = {
    learn: countLessons(),
    campaign: countCampaign(language),
    decks: countDecks(),
    battles: countBattles(archive),
  };
  for (const place of ['learn', 'campaign', 'decks', 'battles'] as const) {
    const progress = await counts[place].catch(() => null);
    if (progress !== null) keepProgress(place, progress);
  }
}

async function countLessons(): Promise<Progress | null> {
  const { learned } = lessonProgress.read();
  if (learned.length === 0) return null;
  const lessons = Object.values(await loadPageLessons()).flat();
  return { done: lessons.filter(({ id }) => learned.includes(id)).length, of: lessons.length };
}

/** Those of one's own. */
async function countDecks(): Promise<Progress | null> {
  const { length } = ownDecks();
  const wasTold = homeMemory().progress.decks !== undefined;
  return length === 0 && !wasTold ? null : { done: length, of: length };
}

async function countCampaign(language: Language): Promise<Progress | null> {
  const { won } = campaignProgress.read();
  if (Object.keys(won).length === 0) return null;
  const { battles } = await loadPageCampaign();
  const open = battles.filter(({ id }) => !Object.hasOwn(won, id));
  const [first] = open;
  const next = language === 'en' ? first?.name : (first?.translations[language]?.name ?? first?.name);
  return { done: battles.length - open.length, of: battles.length, ...(next !== undefined && { next }) };
}

/** Only battles that a person fought alone are won or lost. */
async function countBattles(archive: Pick<Archive, 'countOutcomes'> | null): Promise<Progress | null> {
  if (archive === null) return null;
  const { won, lost, drawn } = await archive.countOutcomes();
  const fought = won + lost + drawn;
  return fought === 0 ? null : { done: won, of: fought };
}
