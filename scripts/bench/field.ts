import { readCards } from '../../src/cli/disk/readCards';
import type { FieldCatalog } from '../../src/content/field/catalog';
import { fieldBookOf } from '../../src/content/field/fieldBookOf';
import { loadFieldCatalog } from '../../src/content/field/loadFieldCatalog';
import { lookUp } from '../../src/kernel/dispatch';
import { playFieldSeries } from '../../src/measure/field/fieldCounts';
import type { FieldSeries } from '../../src/measure/field/fieldSeries';
import type { SkirmishState } from '../../src/skirmish/model/state';
import { createSkirmishEngine } from '../../src/skirmish/SkirmishEngine';

/** 12 x 12, five against five. */
const BATTLEFIELD = 'the-commons';
const STRATEGY = 'balanced';
const POSITIONS = 60;

function mustHave<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`cards/ has no ${what}`);
  return value;
}

function bookOf(catalog: FieldCatalog, rules: string) {
  const book = fieldBookOf(catalog, rules);
  if (!book.ok) throw new Error(book.refusal.message);
  return book.value;
}

export function openField(cardsFolder: string): FieldCatalog {
  return loadFieldCatalog(readCards(cardsFolder)).catalog;
}

function seriesOf(catalog: FieldCatalog, rules: string, level: string, games: number): FieldSeries {
  const book = bookOf(catalog, rules);
  const contestant = {
    level: mustHave(lookUp(catalog.levels, level), level),
    strategy: mustHave(lookUp(catalog.strategies, STRATEGY), STRATEGY),
  };
  const { preset } = book.rules.muster;
  return {
    book,
    contestants: { first: contestant, second: contestant },
    pairings: [[preset, preset]],
    battlefields: [BATTLEFIELD],
    games,
    seed: 1,
  };
}

/** The milliseconds of every turn of battles between two of a level, shortest first, by rule set. */
export function turnsOf(catalog: FieldCatalog, rules: string, level: string, games: number): number[] {
  const turns: number[] = [];
  for (const result of playFieldSeries(seriesOf(catalog, rules, level, games), () => performance.now())) {
    turns.push(...result.turns.first, ...result.turns.second);
  }
  return turns.sort((a, b) => a - b);
}

/** The median of the milliseconds that listing the legal orders takes, over positions of a battle between Soldiers. */
export function medianOfOrders(catalog: FieldCatalog, rules: string): number {
  const engine = createSkirmishEngine(bookOf(catalog, rules));
  const times: number[] = [];
  for (const state of positionsOf(catalog, rules)) {
    const begun = performance.now();
    engine.legalOrders(state, state.turn);
    times.push(performance.now() - begun);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

/** States of one battle, each copied: nothing that was worked out for the battle may help. */
function positionsOf(catalog: FieldCatalog, rules: string): SkirmishState[] {
  const book = bookOf(catalog, rules);
  const engine = createSkirmishEngine(book);
  const { preset } = book.rules.muster;
  const start = { type: 'match' as const, seed: 1, squads: { left: preset, right: preset }, map: BATTLEFIELD };
  let { state } = engine.begin(start);
  const positions: SkirmishState[] = [];
  for (let order = 0; positions.length < POSITIONS && state.phase !== 'over'; order++) {
    const legal = engine.legalOrders(state, state.phase === 'deployment' && state.ready.left ? 'right' : state.turn);
    const ready = legal.find(({ type }) => type === 'ready');
    const chosen = ready ?? legal[(order * 7919) % legal.length];
    if (chosen === undefined) break;
    const step = engine.submit(state, chosen);
    if (!step.ok) break;
    state = step.value.state;
    if (state.phase === 'battle') positions.push(state);
  }
  return positions;
}
