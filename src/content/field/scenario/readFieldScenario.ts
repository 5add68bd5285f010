import type { FieldBook } from '../../../skirmish/model/book';
import type { SkirmishState } from '../../../skirmish/model/state';
import { type JsonDocument, problemAtValue } from '../../json/document';
import { readJson } from '../../json/readJson';
import { deepFreeze } from '../../load/deepFreeze';
import { besidesMoment, isMomentFile } from '../../packed/momentFile';
import { checkPart } from '../../problems/part';
import { firstProblems, type Problem } from '../../problems/problem';
import type { Reading } from '../../scenario/reading';
import type { FieldCatalog } from '../catalog';
import { fieldScenarioBook } from './book';
import { scenarioMap } from './ground';
import { fieldMomentPosition } from './momentScenario';
import { fieldScenarioPosition } from './position';
import type { FieldScenario } from './scenario';
import { FIELD_SCENARIO_JSON_SCHEMA } from './scenarioJsonSchema';
import { type FieldScenarioFile, fieldScenarioSchema } from './scenarioSchema';
import { readFieldSteps } from './steps';

export interface ReadFieldScenario {
  /** Null when anything in the file is wrong. */
  readonly scenario: FieldScenario | null;
  readonly problems: readonly Problem[];
}

/** Whether a text is a case of the open field; what can't be read is none. */
export function isFieldScenario(file: string, text: string | null): boolean {
  const value = readJson(file, text).document?.value;
  return typeof value === 'object' && value !== null && 'mode' in value && value.mode === 'field';
}

/** A scenario from the text of its file; `null` stands for a file that can't be read. Nothing here throws. */
export function readFieldScenario(file: string, text: string | null, catalog: FieldCatalog): ReadFieldScenario {
  const { document, problems: broken } = readJson(file, text);
  if (document === null) return { scenario: null, problems: broken };
  const { value } = document;
  // The rule set stands in the book of a moment.
  const written = isMomentFile(value) ? { ...besidesMoment(value), rules: 'packed' } : value;
  const checked = checkPart(document, [], written, fieldScenarioSchema, FIELD_SCENARIO_JSON_SCHEMA);
  if (checked.content === null) return { scenario: null, problems: checked.problems };
  const reading: Reading<FieldScenarioFile> = { document, scenarioFile: checked.content, problems: [] };
  return readWhole(reading, catalog);
}

function readWhole(reading: Reading<FieldScenarioFile>, catalog: FieldCatalog): ReadFieldScenario {
  const { document, scenarioFile } = reading;
  blameEmpty(reading, document);
  const { book, state } = placeOf(reading, catalog);
  const steps = readFieldSteps(reading, unitIds(state));
  const problems = [...reading.problems].sort((one, other) => one.line - other.line || one.column - other.column);
  if (problems.length > 0 || book === null || state === null) {
    return { scenario: null, problems: firstProblems(problems) };
  }
  const { name, expect = {} } = scenarioFile;
  return {
    scenario: { name, document, book, state: deepFreeze(state), steps, expect },
    problems: [],
  };
}

interface Place {
  readonly book: FieldBook | null;
  readonly state: SkirmishState | null;
}

function placeOf(reading: Reading<FieldScenarioFile>, catalog: FieldCatalog): Place {
  const { value } = reading.document;
  if (isMomentFile(value)) return fieldMomentPosition(reading, value) ?? { book: null, state: null };
  const book = fieldScenarioBook(reading, catalog);
  const map = scenarioMap(reading, catalog);
  return { book, state: book === null || map === null ? null : fieldScenarioPosition(reading, book, map) };
}

function blameEmpty({ scenarioFile, problems }: Reading<FieldScenarioFile>, document: JsonDocument): void {
  if (scenarioFile.steps !== undefined || scenarioFile.expect !== undefined) return;
  problems.push(problemAtValue(document, [], { message: 'a scenario needs "steps" or "expect"' }));
}

function unitIds(state: SkirmishState | null): ReadonlySet<string> {
  return new Set(state?.units.map(({ id }) => id));
}
