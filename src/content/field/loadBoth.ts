import { type LoadedCampaign, loadCampaign, NO_CAMPAIGN } from '../campaign/loadCampaign';
import type { Ids } from '../check/references';
import { type LoadedLessons, loadLessons } from '../lessons/loadLessons';
import { byPlace, type CardFiles, type LoadedCatalog, loadCatalog } from '../load/loadCatalog';
import type { Problem } from '../problems/problem';
import { type LoadedFieldCatalog, loadFieldCatalog } from './loadFieldCatalog';

export interface LoadedBoth {
  readonly cards: LoadedCatalog;
  readonly field: LoadedFieldCatalog;
  readonly lessons: LoadedLessons;
  readonly campaign: LoadedCampaign;
  /** Of all; what several say of a file that they share stands here once. */
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

/** Everything in `cards/`, for the card battle, for the open field, and what is made of them. */
export function loadBoth(files: CardFiles, emblems: Ids): LoadedBoth {
  const cards = loadCatalog(files, emblems);
  const field = loadFieldCatalog(files);
  // What refers to a file that is broken is not wrong: it waits until that one is mended.
  const isWhole = cards.problems.length === 0;
  const lessons = loadLessons(files, cards.catalog === null ? null : { catalog: cards.catalog, isWhole }, {
    catalog: field.catalog,
    isWhole: field.problems.length === 0,
  });
  const campaign = cards.catalog === null ? NO_CAMPAIGN : loadCampaign(files, cards.catalog, isWhole);
  return {
    cards,
    field,
    lessons,
    campaign,
    problems: together(cards.problems, [...field.problems, ...lessons.problems, ...campaign.problems]),
    warnings: together(cards.warnings, field.warnings),
  };
}

function together(ofCards: readonly Problem[], ofField: readonly Problem[]): Problem[] {
  const said = new Map([...ofCards, ...ofField].map((problem) => [JSON.stringify(problem), problem]));
  return [...said.values()].sort(byPlace);
}
