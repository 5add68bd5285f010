import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCampaign } from '../../../src/content/campaign/loadCampaign';
import { campaignProgress } from '../../../src/store/campaign/campaignProgress';
import { countPlaces } from '../../../src/store/home/countPlaces';
import { homeMemory } from '../../../src/store/home/homeMemory';
import { markLearned } from '../../../src/store/lessons/lessonProgress';
import { SHIPPED_LESSONS } from '../../content/lessons/support/lessons';
import { SHIPPED } from '../../content/support/cards';
import { shippedCatalog } from '../../support/book';

const LESSONS = SHIPPED_LESSONS.catalog;
const CAMPAIGN = loadCampaign(SHIPPED, shippedCatalog()).catalog;
vi.mock('../../../src/content/lessons/liveLessons', () => ({ loadPageLessons: async () => LESSONS }));
vi.mock('../../../src/content/campaign/liveCampaign', () => ({ loadPageCampaign: async () => CAMPAIGN }));

const NONE = { won: 0, lost: 0, drawn: 0, decided: 0, abandoned: 0 };
const archive = (counts: Partial<typeof NONE>) => ({ countOutcomes: async () => ({ ...NONE, ...counts }) });

describe('what the start page counts', () => {
  beforeEach(() => {
    const texts = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
    });
  });

  it('is nothing where nothing was done', async () => {
    await countPlaces(archive({ abandoned: 3, decided: 2 }), 'en');
    expect(homeMemory().progress).toEqual({});
  });

  it('is what was kept of lessons, campaign and battles', async () => {
    const [lesson] = Object.values(LESSONS).flat();
    const { battles } = CAMPAIGN;
    markLearned(lesson?.id ?? '');
    campaignProgress.write({ won: { [battles[0]?.id ?? '']: ['win'] }, running: null, fresh: null });
    await countPlaces(archive({ won: 5, lost: 2, drawn: 1, abandoned: 9 }), 'it');
    const second = battles[1];
    expect(homeMemory().progress).toMatchObject({
      learn: { done: 1 },
      campaign: { done: 1, of: battles.length, next: second?.translations.it?.name },
      battles: { done: 5, of: 8 },
    });
  });

  it('keeps what was told of a place that cannot be counted', async () => {
    await countPlaces(archive({ won: 1 }), 'en');
    await countPlaces({ countOutcomes: () => Promise.reject(new Error('no database')) }, 'en');
    expect(homeMemory().progress.battles).toEqual({ done: 1, of: 1 });
  });
});
