import type { PlayerName } from '../../../src/ai/players/playerNames';
import { readCards } from '../../../src/cli/disk/readCards';
import { openKept } from '../../../src/cli/series/openKept';
import { cardsOf } from '../../../src/content/catalog';
import { rosterOf } from '../../../src/content/field/catalog';
import { fieldBookOf } from '../../../src/content/field/fieldBookOf';
import { loadFieldCatalog } from '../../../src/content/field/loadFieldCatalog';
import { stableHash } from '../../../src/kernel/hash';
import type { KeptFieldBattle } from '../../../src/measure/field/fieldCounts';
import { fieldPartsOf, openFieldSeries } from '../../../src/measure/field/fieldParts';
import { allPairings, type FieldSeries } from '../../../src/measure/field/fieldSeries';
import { FIELD_SQUADS } from '../../../src/measure/field/fieldSquads';
import type { Keep } from '../../../src/measure/series/keptBattle';
import { openSeries, partsOf } from '../../../src/measure/series/playSeries';
import { mindsOf, type Series } from '../../../src/measure/series/series';
import type { CardBattle, FieldBattle } from '../../../src/records/battle/battleRecord';
import { shippedBook, shippedCatalog } from '../../support/book';

const NO_CLOCK = () => 0;

export const FIELD_SETS = ['clockwork', 'd50', 'd20', '2d6', 'mixed'] as const;

/** Battles of the card battle, all decks on all battlefields. */
export function cardBattles(games: number, player: PlayerName = 'greedy', seed = 1): CardBattle[] {
  const book = shippedBook();
  const decks = Object.values(shippedCatalog().decks).map(cardsOf);
  const contestant = { player, ignores: null };
  const series: Series = {
    book,
    contestants: { first: contestant, second: { player: 'random', ignores: null } },
    pairings: decks.flatMap((first) => decks.map((second) => [first, second] as const)),
    battlefields: Object.keys(book.battlefields),
    games,
    seed,
  };
  const work = { series, counting: 'course' } as const;
  const play = openKept((keep: Keep) => openSeries(work, NO_CLOCK, mindsOf, keep));
  const rules = stableHash(book);
  return Array.from({ length: partsOf(work) }, (_, part) => play(part).battles)
    .flat()
    .map(({ start, orders, players }) => ({ mode: 'card', book, record: { rules, start, orders }, players }));
}

/** Battles on the open field under one rule set, listed squads on all battlefields. */
export function fieldBattles(set: string, games: number, levelName = 'recruit', seed = 1): FieldBattle[] {
  const { catalog } = loadFieldCatalog(readCards('cards'));
  const found = fieldBookOf(catalog, set);
  const level = catalog.levels[levelName];
  const strategy = catalog.strategies.balanced;
  const face = catalog.rules[set];
  if (!found.ok || level === undefined || strategy === undefined || face === undefined)
    throw new Error(`no set ${set}`);
  const book = found.value;
  const squads = FIELD_SQUADS[rosterOf(face) as keyof typeof FIELD_SQUADS] ?? [book.rules.muster.preset];
  const series: FieldSeries = {
    book,
    contestants: { first: { level, strategy }, second: { level, strategy } },
    pairings: allPairings(squads),
    battlefields: Object.keys(book.maps),
    games,
    seed,
  };
  const play = openKept((keep: Keep<KeptFieldBattle>) => openFieldSeries(series, NO_CLOCK, keep));
  const rules = stableHash(book);
  return Array.from({ length: fieldPartsOf(series) }, (_, part) => play(part).battles)
    .flat()
    .map(({ start, orders, players }) => ({ mode: 'field', book, record: { rules, start, orders }, players }));
}
