import type { Book } from '../../battle/model/book';
import type { Order } from '../../battle/model/orders';
import type { BattleState } from '../../battle/model/state';
import type { Catalog } from '../catalog';
import { problemAtValue } from '../json/document';
import { readJson } from '../json/readJson';
import { deepFreeze } from '../load/deepFreeze';
import { besidesMoment, isMomentFile } from '../packed/momentFile';
import { checkPart } from '../problems/part';
import { firstProblems, type Problem } from '../problems/problem';
import { scenarioBook } from './book';
import { groundOfRows } from './ground';
import { momentPosition } from './momentScenario';
import { ORDER_SCHEMAS } from './orderSchemas';
import { scenarioPosition } from './position';
import { isBlamedEnough, type Reading } from './reading';
import type { Scenario, ScenarioStep } from './scenario';
import { ORDER_JSON_SCHEMAS, SCENARIO_JSON_SCHEMA } from './scenarioJsonSchema';
import { scenarioSchema } from './scenarioSchema';

export interface ReadScenario {
  /** Null when anything in the file is wrong. */
  readonly scenario: Scenario | null;
  readonly problems: readonly Problem[];
}

/** A scenario from the text of its file; `null` stands for a file that can't be read. Nothing here throws. */
export function readScenario(file: string, text: string | null, catalog: Catalog): ReadScenario {
  const { document, problems: broken } = readJson(file, text);
  if (document === null) return { scenario: null, problems: broken };
  const { value } = document;
  const isMoment = isMomentFile(value);
  const written = isMoment ? besidesMoment(value) : value;
  const checked = checkPart(document, [], written, scenarioSchema, SCENARIO_JSON_SCHEMA);
  if (checked.content === null) return { scenario: null, problems: checked.problems };

  const reading: Reading = { document, scenarioFile: checked.content, problems: [] };
  const { name, expect = {} } = reading.scenarioFile;
  const steps = readSteps(reading);
  const place = isMoment ? momentPosition(reading, value) : placeOf(reading, catalog);
  if (place !== null) readExpectedGrounds(reading, place.book);
  const problems = [...reading.problems].sort((one, other) => one.line - other.line || one.column - other.column);
  if (problems.length > 0 || place === null) return { scenario: null, problems: firstProblems(problems) };
  const { book, state } = place;
  return {
    scenario: { name, document, book: deepFreeze(book), state: deepFreeze(state), steps, expect },
    problems: [],
  };
}

function placeOf(reading: Reading, catalog: Catalog): { readonly book: Book; readonly state: BattleState } {
  const book = scenarioBook(reading, catalog);
  return { book, state: scenarioPosition(reading, book) };
}

/** An order that lacks a key or has one too many can't be read; whether it may be given is the judge's business. */
function readSteps(reading: Reading): ScenarioStep[] {
  const { document, scenarioFile, problems } = reading;
  if (scenarioFile.steps === undefined && scenarioFile.expect === undefined) {
    problems.push(problemAtValue(document, [], { message: 'a scenario needs "steps" or "expect"' }));
  }
  return (scenarioFile.steps ?? []).flatMap(({ order, expect = {} }, index) => {
    if (isBlamedEnough(reading)) return [];
    const path = ['steps', index, 'order'];
    const checked = checkPart<Order>(document, path, order, ORDER_SCHEMAS[order.type], ORDER_JSON_SCHEMAS[order.type]);
    problems.push(...checked.problems);
    return checked.content === null ? [] : [{ order: checked.content, expect }];
  });
}

function readExpectedGrounds(reading: Reading, book: Book): void {
  const { expect, steps = [] } = reading.scenarioFile;
  groundOfRows(reading, book, ['expect', 'battlefield'], expect?.battlefield ?? []);
  steps.forEach((step, index) => {
    groundOfRows(reading, book, ['steps', index, 'expect', 'battlefield'], step.expect?.battlefield ?? []);
  });
}
