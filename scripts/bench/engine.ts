import { type BattleEngine, createBattleEngine } from '../../src/battle/BattleEngine';
import type { BattleState } from '../../src/battle/model/state';
import { emblemNames } from '../../src/cli/disk/gameIcons';
import { readCards } from '../../src/cli/disk/readCards';
import { openThreads } from '../../src/cli/series/partPool';
import { bookOf, type Catalog, cardsOf } from '../../src/content/catalog';
import { loadCatalog } from '../../src/content/load/loadCatalog';
import { playout } from '../../src/measure/contestants/playout';
import { openDraw } from '../../src/measure/contestants/xorshift';
import { perft } from '../../src/measure/perft';
import type { Series } from '../../src/measure/series/series';

/** The shipped cards, as the bench plays with them. */
export function openCatalog(cardsFolder: string): Catalog {
  const { catalog } = loadCatalog(readCards(cardsFolder), emblemNames());
  if (catalog === null) throw new Error(`${cardsFolder} holds no rules`);
  return catalog;
}

export interface Table {
  readonly engine: BattleEngine;
  readonly catalog: Catalog;
  /** A battle of its own for every number: all decks and battlefields take turns. */
  readonly deal: (game: number) => BattleState;
}

export function openTable(catalog: Catalog): Table {
  const engine = createBattleEngine(bookOf(catalog));
  const decks = Object.values(catalog.decks).map(cardsOf);
  const fields = Object.keys(catalog.battlefields);
  const deal = (game: number): BattleState => {
    const [left = [], right = []] = [decks[game % decks.length], decks[Math.floor(game / 4) % decks.length]];
    const battlefield = fields[game % fields.length] ?? null;
    return engine.begin({ type: 'match', seed: game, battlefield, decks: { left, right } }).state;
  };
  return { engine, catalog, deal };
}

/** One random battle from the shuffle to its end; how many orders it took. */
export function playouts({ engine, deal }: Table): () => number {
  const draw = openDraw(1);
  let game = 0;
  return () => {
    game += 1;
    return playout(engine, engine.compile(deal(game)), draw);
  };
}

/** The leaves of a battle's first turns, both hands kept. */
export function perfts({ engine, deal }: Table, depth: number): () => number {
  let state = deal(1);
  while (state.phase === 'mulligan') {
    const kept = engine.submit(state, { type: 'mulligan', cards: [] });
    if (!kept.ok) throw new Error(kept.refusal.sentence);
    state = kept.value.state;
  }
  return () => perft(engine, state, depth);
}

/** Random battles of the `simulate` command on so many threads. */
export function openWorkers({ catalog }: Table, workers: number, games: number) {
  const series: Series = {
    book: bookOf(catalog),
    contestants: { first: { player: 'random', ignores: null }, second: { player: 'random', ignores: null } },
    pairings: Object.values(catalog.decks).map((deck) => [cardsOf(deck), cardsOf(deck)]),
    battlefields: Object.keys(catalog.battlefields),
    games,
    seed: 1,
  };
  return openThreads('series', { series, counting: 'course' }, workers);
}
