import type { FieldBook } from '../../skirmish/model/book';
import type { SkirmishOrder } from '../../skirmish/model/orders';
import type { SkirmishState } from '../../skirmish/model/state';
import { createSkirmishEngine } from '../../skirmish/SkirmishEngine';
import { sideToOrder } from '../../skirmish/turn/sideToOrder';
import type { FieldCatalog } from '../field/catalog';
import { fieldScenarioBook } from '../field/scenario/book';
import { scenarioMap } from '../field/scenario/ground';
import { FIELD_ORDER_SCHEMAS } from '../field/scenario/orderSchemas';
import { fieldScenarioPosition } from '../field/scenario/position';
import { FIELD_ORDER_JSON_SCHEMAS } from '../field/scenario/scenarioJsonSchema';
import type { FieldScenarioFile } from '../field/scenario/scenarioSchema';
import { withTarget } from '../field/scenario/steps';
import type { ContentFile } from '../load/contentFile';
import { checkPart, inWhole, partOf } from '../problems/part';
import type { Problem } from '../problems/problem';
import type { Reading } from '../scenario/reading';
import type { FieldLesson, FieldSketch } from './fieldLesson';
import { judged, type ReadLesson } from './readLesson';
import { type OrderReader, readSteps } from './readSteps';
import { rehearse } from './rehearse';
import type { FieldLessonFile } from './schema';
import { sketchField } from './sketchField';
import { wordProblems } from './wordProblems';

export interface ReadFieldLesson extends ReadLesson<FieldLesson> {
  readonly sketch: FieldSketch | null;
}

/** The same for the open field. */
export function readFieldLesson(
  { document, content }: ContentFile<FieldLessonFile>,
  catalog: FieldCatalog,
): ReadFieldLesson {
  const whole: Reading<FieldLessonFile> = { document, scenarioFile: content, problems: [] };
  const path = ['position'];
  const scenarioFile: FieldScenarioFile = { mode: 'field', name: content.name, ...content.position };
  const inside = { document: partOf(document, path, content.position), scenarioFile, problems: [] as Problem[] };
  const book = fieldScenarioBook(inside, catalog);
  const map = scenarioMap(inside, catalog);
  const state = book === null || map === null ? null : fieldScenarioPosition(inside, book, map);
  const steps = readSteps(whole, orderReader(whole, state));
  whole.problems.push(...inWhole(path, inside.problems), ...wordProblems(document, content));
  if (book === null || state === null) return { ...judged(whole, null), sketch: null };
  if (whole.problems.length === 0) rehearse(whole, rulesOf(book), state, steps);
  const { position, ...face } = content;
  const rules = position.change === undefined ? null : book.rules;
  const lesson: FieldLesson = { ...face, place: { set: position.rules, rules, state }, steps };
  return { ...judged(whole, lesson), sketch: sketchField(book, state) };
}

function rulesOf(book: FieldBook) {
  const { submit, whyIllegal } = createSkirmishEngine(book);
  return { submit, whyIllegal, turnOf: sideToOrder, endTurn: { type: 'end' } as const };
}

function orderReader(
  { document, problems }: Reading<FieldLessonFile>,
  state: SkirmishState | null,
): OrderReader<SkirmishOrder> {
  const units = new Set(state?.units.map(({ id }) => id));
  return (path, order, isWhole) => {
    const type = order.type as SkirmishOrder['type'];
    const schema = FIELD_ORDER_SCHEMAS[type];
    const asked = isWhole ? schema : schema.partial();
    const json = FIELD_ORDER_JSON_SCHEMAS[type];
    const checked = checkPart<SkirmishOrder>(document, path, order, asked as typeof schema, json);
    problems.push(...checked.problems);
    return checked.content === null ? [] : [withTarget(checked.content, units)];
  };
}
