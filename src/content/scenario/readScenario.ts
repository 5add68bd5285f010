import type { Book } from '../../battle/book';
import type { Order } from '../../battle/orders';
import type { Catalog } from '../catalog';
import { deepFreeze } from '../deepFreeze';
import { problemAtValue } from '../json/document';
import { readJson } from '../json/readJson';
import { firstProblems, type Problem } from '../problem';
import { scenarioBook } from './book';
import { groundOfRows } from './ground';
import { ORDER_SHEETS } from './orderSheets';
import { checkPart } from './part';
import { scenarioPosition } from './position';
import { isBlamedEnough, type Reading } from './reading';
import type { Scenario, ScenarioStep } from './scenario';
import { ORDER_SCHEMAS, SCENARIO_SCHEMA } from './scenarioSchema';
import { scenarioSheet } from './sheet';

export interface ReadScenario {
  /** Null when anything in the file is wrong. */
  readonly scenario: Scenario | null;
  readonly problems: readonly Problem[];
}

/** A scenario from the text of its file; `null` stands for a file that can't be read. Nothing here throws. */
export function readScenario(file: string, text: string | null, catalog: Catalog): ReadScenario {
  const { document, problems: broken } = readJson(file, text);
  if (document === null) return { scenario: null, problems: broken };
  const checked = checkPart(document, [], document.value, scenarioSheet, SCENARIO_SCHEMA);
  if (checked.content === null) return { scenario: null, problems: checked.problems };

  const reading: Reading = { document, sheet: checked.content, problems: [] };
  const { name, expect = {} } = reading.sheet;
  const steps = readSteps(reading);
  const book = scenarioBook(reading, catalog);
  const state = scenarioPosition(reading, book);
  readExpectedGrounds(reading, book);
  const problems = [...reading.problems].sort((one, other) => one.line - other.line || one.column - other.column);
  if (problems.length > 0) return { scenario: null, problems: firstProblems(problems) };
  return {
    scenario: { name, document, book: deepFreeze(book), state: deepFreeze(state), steps, expect },
    problems: [],
  };
}

/** An order that lacks a key or has one too many can't be read; whether it may be given is the judge's business. */
function readSteps(reading: Reading): ScenarioStep[] {
  const { document, sheet, problems } = reading;
  if (sheet.steps === undefined && sheet.expect === undefined) {
    problems.push(problemAtValue(document, [], { message: 'a scenario needs "steps" or "expect"' }));
  }
  return (sheet.steps ?? []).flatMap(({ order, expect = {} }, index) => {
    if (isBlamedEnough(reading)) return [];
    const path = ['steps', index, 'order'];
    const checked = checkPart<Order>(document, path, order, ORDER_SHEETS[order.type], ORDER_SCHEMAS[order.type]);
    problems.push(...checked.problems);
    return checked.content === null ? [] : [{ order: checked.content, expect }];
  });
}

function readExpectedGrounds(reading: Reading, book: Book): void {
  const { expect, steps = [] } = reading.sheet;
  groundOfRows(reading, book, ['expect', 'battlefield'], expect?.battlefield ?? []);
  steps.forEach((step, index) => {
    groundOfRows(reading, book, ['steps', index, 'expect', 'battlefield'], step.expect?.battlefield ?? []);
  });
}
