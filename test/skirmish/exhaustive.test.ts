import { describe, expect, it } from 'vitest';
import type { FieldBook } from '../../src/skirmish/model/book';
import type { SkirmishOrder } from '../../src/skirmish/model/orders';
import { createSkirmishEngine, type SkirmishEngine, skirmishEngineFor } from '../../src/skirmish/SkirmishEngine';
import type { SkirmishForecast } from '../../src/skirmish/view/forecast';
import { SOAK } from '../support/gameRunner';
import { type Moment, mustSubmit } from './support/battles';
import { fieldBook, RULE_SETS } from './support/books';
import { type Duel, duel, groundsOf, LAYOUTS } from './support/exhaustive/duels';
import { brokenForecast, isRepeatable, isSurprised } from './support/exhaustive/looks';
import { wrongOdds } from './support/exhaustive/throws';
import { INVARIANTS } from './support/invariants';

/** A soak looks at every pair and every order closely; otherwise each kind meets the others in turn. */
const CLOSE_EVERY = SOAK ? 5 : 120;
/** Counting the throws of one blow takes longer than a hundred orders. */
const COUNT_EVERY = SOAK ? 7 : 150;

/** What was met, so that a matrix that meets nothing is noticed. */
interface Met {
  readonly weapons: Set<string>;
  readonly maneuvers: Set<string>;
  readonly orders: Set<string>;
  blows: number;
}

/** Every legal order of a position: judged, foretold, carried out, looked at. */
function lookAtAll(engine: SkirmishEngine, { name, state }: Duel, number: number, met: Met): void {
  const legal = engine.legalOrders(state, state.turn);
  for (const [index, order] of legal.entries()) {
    if (!SOAK && (isOfAlly(order) || (isOneOfMany(order) && (index + number) % 3 !== 0))) continue;
    const step = mustSubmit(engine, state, order);
    const foretold = engine.forecast(state, state.turn, order);
    const moment = { before: state, order, step, legal };
    const fault =
      brokenForecast(order, foretold, step) ??
      ((index + number) % CLOSE_EVERY === 0 ? brokenInvariant(engine, moment) : null) ??
      brokenOdds(engine, moment, foretold, met);
    if (fault !== null) expect.fail(`${engine.book.rules.id}, ${name}, ${JSON.stringify(order)}: ${fault}`);
    met.orders.add(order.type);
    if (order.type === 'maneuver') met.maneuvers.add(order.maneuver);
    if (foretold.attack !== null) met.weapons.add(foretold.attack.weapon);
  }
}

function brokenInvariant(engine: SkirmishEngine, moment: Moment): string | null {
  const { before, order, step } = moment;
  if (!isRepeatable(engine, before, order, step)) return 'saved, loaded and given again it comes to another state';
  return INVARIANTS.find(({ holds }) => !holds(engine, moment))?.name ?? null;
}

function brokenOdds(
  engine: SkirmishEngine,
  { before, order, step }: Moment,
  foretold: SkirmishForecast,
  met: Met,
): string | null {
  if (!('target' in order) || foretold.attack === null || met.blows++ % COUNT_EVERY !== 0) return null;
  const isClean = isStruckCleanly(foretold) && !isSurprised(step.events);
  return isClean ? wrongOdds(engine, before, order, foretold.attack, SOAK) : null;
}

/** The ally is of the actor's class: a soak asks it, too. */
function isOfAlly(order: SkirmishOrder): boolean {
  return 'unit' in order && order.unit === 'b';
}

/** Cells to go to or to throw at: one of three is looked at outside of a soak, others in each position. */
function isOneOfMany(order: SkirmishOrder): boolean {
  return 'to' in order && !('target' in order);
}

/** No other dice come before those of the blow, and nobody wavers on the way. */
function isStruckCleanly({ provoked, slips, damage }: SkirmishForecast): boolean {
  return provoked.length === 0 && slips.length === 0 && damage === 0;
}

function layoutsFor(number: number): readonly (typeof LAYOUTS)[number][] {
  return SOAK ? LAYOUTS : LAYOUTS.filter((_, index) => index === number % LAYOUTS.length);
}

function enemiesOf(kinds: readonly string[], number: number): readonly string[] {
  return SOAK ? kinds : [kinds[number % kinds.length] ?? ''];
}

describe.each(RULE_SETS)('every order of small positions by %s', (rules) => {
  const book = fieldBook(rules);
  const engine = skirmishEngineFor(book);
  const kinds = Object.keys(book.units);
  const met: Met = { weapons: new Set(), maneuvers: new Set(), orders: new Set(), blows: 0 };

  it.each(groundsOf(book))('keep what was foretold and every invariant, with all units, on and around %s', (ground) => {
    let number = groundsOf(book).indexOf(ground);
    for (const actor of kinds) {
      for (const layout of layoutsFor(number)) {
        for (const enemy of enemiesOf(kinds, number)) {
          lookAtAll(engine, duel(book, ground, layout, { actor, enemy }, number), number, met);
          number++;
        }
      }
    }
  });

  it('and all maneuvers and weapons of the set were used', () => {
    const carried = kinds.flatMap((kind) => [book.units[kind]?.weapon, book.units[kind]?.sidearm]);
    expect([...met.maneuvers].sort()).toEqual([...(book.rules.maneuvers ?? [])].sort());
    expect([...new Set(carried.filter((weapon) => weapon !== undefined && isUsed(book, weapon)))].sort()).toEqual(
      [...met.weapons].sort(),
    );
    const expected: SkirmishOrder['type'][] = ['move', 'attack', 'end'];
    expect(expected.filter((type) => !met.orders.has(type))).toEqual([]);
  });

  it('and every weapon in every hand does what it is foretold to do', () => {
    const ground = groundsOf(book)[0] ?? '';
    let number = 0;
    for (const weapon of Object.keys(book.weapons)) {
      const armed = armedWith(book, weapon);
      const other = createSkirmishEngine(armed);
      for (const actor of kinds) {
        for (const layout of layoutsFor(number)) {
          const enemy = kinds[number % kinds.length] ?? actor;
          lookAtAll(other, duel(armed, ground, layout, { actor, enemy }, number), number, met);
          number++;
        }
      }
    }
  });
});

/** Whose stat is 0 never strikes: its weapon is for show. */
function isUsed({ rules, units }: FieldBook, weapon: string): boolean {
  const { attack } = rules;
  if (attack.kind !== 'fixed') return true;
  return Object.values(units).some((unit) => unit.weapon === weapon && (unit.stats[attack.stat] ?? 0) > 0);
}

function armedWith(book: FieldBook, weapon: string): FieldBook {
  const units = Object.fromEntries(Object.entries(book.units).map(([id, unit]) => [id, { ...unit, weapon }]));
  return { ...book, units };
}
