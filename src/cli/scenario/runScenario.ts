import { type BattleEngine, type BattleStep, createBattleEngine } from '../../battle/BattleEngine';
import type { BattleEvent } from '../../battle/model/events';
import type { Refusal } from '../../battle/model/refusals';
import type { BattleState } from '../../battle/model/state';
import { problemAtValue } from '../../content/json/document';
import { deepFreeze } from '../../content/load/deepFreeze';
import type { Problem } from '../../content/problems/problem';
import type { Scenario, ScenarioStep } from '../../content/scenario/scenario';
import { canonicalText } from '../../kernel/hash';
import type { Result } from '../../kernel/result';
import { type Difference, difference, differences, under } from './compare';

type Outcome = Result<BattleStep, Refusal>;

/** Runs a rule case and says, at its place in the file, everything that isn't as expected. */
export function runScenario({ document, book, state, steps, expect }: Scenario): Problem[] {
  const engine = createBattleEngine(book);
  const found: Difference[] = [];
  let now = state;
  steps.forEach((step, index) => {
    const outcome = deepFreeze(engine.submit(now, step.order));
    const wrong = [...forecastDifferences(engine, now, step, outcome), ...stepDifferences(engine, step, outcome, now)];
    found.push(...under('steps', under(index, wrong)));
    if (outcome.ok) now = outcome.value.state;
  });
  found.push(...under('expect', differences(book, now, expect)));
  return found.map(({ path, message }) => problemAtValue(document, [...path], { message }));
}

/** A forecast that differs from what happens would lie to every player. */
function forecastDifferences(engine: BattleEngine, state: BattleState, { order }: ScenarioStep, outcome: Outcome) {
  const forecast = engine.forecast(state, order);
  const came = outcome.ok ? { ok: true, value: outcome.value.events } : outcome;
  if (canonicalText(forecast) === canonicalText(came)) return [];
  return [{ path: ['order'], message: 'the forecast of this order is not what it did' }];
}

function stepDifferences(
  engine: BattleEngine,
  { order, expect }: ScenarioStep,
  outcome: Outcome,
  before: BattleState,
): Difference[] {
  const { refused = false, damage, events, ...after } = expect;
  if (!outcome.ok) {
    const refusal = refusalDifferences(refused, outcome.refusal);
    return [...refusal, ...under('expect', differences(engine.book, before, after))];
  }
  const happened = outcome.value.events;
  const wrong = [
    ...(refused === false ? [] : under('refused', missingRefusal(refused))),
    ...(damage === undefined ? [] : under('damage', damageDifferences(order.type, damage, happened))),
    ...(events === undefined ? [] : under('events', eventDifferences(events, happened))),
    ...differences(engine.book, outcome.value.state, after),
  ];
  return under('expect', wrong);
}

function refusalDifferences(expected: boolean | string, { code, sentence }: Refusal): Difference[] {
  const told = `${JSON.stringify(code)}: ${sentence}`;
  if (expected === false) return [{ path: ['order'], message: `the order was refused, ${told}` }];
  if (expected === true || expected === code) return [];
  return [{ path: ['expect', 'refused'], message: `expected the refusal ${JSON.stringify(expected)} but was ${told}` }];
}

function missingRefusal(expected: true | string): Difference[] {
  const which = expected === true ? 'a refusal' : `the refusal ${JSON.stringify(expected)}`;
  return [{ path: [], message: `expected ${which} but the order was accepted` }];
}

type Blow = Extract<BattleEvent, { type: 'struck' | 'castleStruck' | 'cellStruck' | 'countered' }>;

const BLOWS: readonly BattleEvent['type'][] = ['struck', 'castleStruck', 'cellStruck'];
/** Who moves strikes nobody: the blow of a move is the one that it provokes. */
const PROVOKED: readonly BattleEvent['type'][] = ['countered'];

function damageDifferences(order: string, expected: number, events: readonly BattleEvent[]): Difference[] {
  const types = order === 'move' || order === 'march' ? PROVOKED : BLOWS;
  const blow = events.find((event): event is Blow => types.includes(event.type));
  if (blow === undefined) return [{ path: [], message: `damage: expected ${expected} but nobody was struck` }];
  return difference('damage', expected, blow.damage);
}

/** The expected events must occur in this order; others may lie between them. */
function eventDifferences(expected: readonly string[], events: readonly BattleEvent[]): Difference[] {
  const happened = events.map(({ type }) => type);
  let from = 0;
  for (const [index, type] of expected.entries()) {
    const at = happened.indexOf(type as BattleEvent['type'], from);
    if (at < 0) {
      const rest = happened.slice(from).join(', ') || 'nothing';
      return [{ path: [index], message: `events: expected ${type} next but was ${rest}` }];
    }
    from = at + 1;
  }
  return [];
}
