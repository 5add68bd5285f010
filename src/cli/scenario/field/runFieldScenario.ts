import type { FieldScenario, FieldScenarioStep } from '../../../content/field/scenario/scenario';
import { problemAtValue } from '../../../content/json/document';
import { deepFreeze } from '../../../content/load/deepFreeze';
import type { Problem } from '../../../content/problems/problem';
import { WrongRolls } from '../../../skirmish/model/play';
import type { SkirmishState } from '../../../skirmish/model/state';
import { type SkirmishEngine, skirmishEngineFor } from '../../../skirmish/SkirmishEngine';
import { type Difference, under } from '../compare';
import { fieldDifferences } from './compareField';
import { forecastDifferences } from './compareForecast';
import { outcomeDifferences } from './compareOutcome';
import { refusalDifferences } from './compareRefusal';

/** Runs a rule case of the open field and says, at its place in the file, everything that isn't as expected. */
export function runFieldScenario({ document, book, state, steps, expect }: FieldScenario): Problem[] {
  const engine = skirmishEngineFor(book);
  const found: Difference[] = [];
  let now = state;
  for (const [index, step] of steps.entries()) {
    const ran = runStep(engine, now, step);
    found.push(...under('steps', under(index, ran.wrong)));
    // Without its dice nothing can be said of what follows.
    if (ran.state === null) return problems(document, found);
    now = ran.state;
  }
  found.push(...unusedRolls(now), ...under('expect', fieldDifferences(book, now, expect)));
  return problems(document, found);
}

function problems(document: FieldScenario['document'], found: readonly Difference[]): Problem[] {
  return found.map(({ path, message }) => problemAtValue(document, [...path], { message }));
}

interface Ran {
  /** Null when the listed rolls were wrong. */
  readonly state: SkirmishState | null;
  readonly wrong: readonly Difference[];
}

function runStep(engine: SkirmishEngine, state: SkirmishState, step: FieldScenarioStep): Ran {
  if (step.type === 'forecast') return { state, wrong: askForecast(engine, state, step) };
  try {
    return carryOut(engine, state, step);
  } catch (error) {
    if (!(error instanceof WrongRolls)) throw error;
    return { state: null, wrong: [{ path: ['order'], message: `rolls: ${error.message}` }] };
  }
}

function askForecast(engine: SkirmishEngine, state: SkirmishState, { order, expect }: FieldScenarioStep): Difference[] {
  const refusal = engine.whyIllegal(state, order);
  const wrong = refusalDifferences(expect, refusal, 'forecast');
  if (refusal !== null) return wrong;
  return [...wrong, ...under('expect', forecastDifferences(expect, engine.forecast(state, state.turn, order)))];
}

function carryOut(engine: SkirmishEngine, before: SkirmishState, { order, expect }: FieldScenarioStep): Ran {
  const { book } = engine;
  const outcome = engine.submit(before, order);
  const wrong = refusalDifferences(expect, outcome.ok ? null : outcome.refusal, 'order');
  const after = outcome.ok ? deepFreeze(outcome.value.state) : before;
  const events = outcome.ok ? outcome.value.events : [];
  const done = outcome.ok ? outcomeDifferences(expect, { book, before, after, events, order }) : [];
  return { state: after, wrong: [...wrong, ...under('expect', [...done, ...fieldDifferences(book, after, expect)])] };
}

/** Every planned result must have been asked for. */
function unusedRolls({ chance }: SkirmishState): Difference[] {
  if (chance.kind !== 'planned' || chance.rolls.length === 0) return [];
  return [
    { path: ['rolls'], message: `${chance.rolls.length} of the rolls were not used: ${chance.rolls.join(', ')}` },
  ];
}
