import { createBattleEngine } from '../../battle/BattleEngine';
import type { Order } from '../../battle/model/orders';
import type { Catalog } from '../catalog';
import type { ContentFile } from '../load/contentFile';
import { checkPart, inWhole, partOf } from '../problems/part';
import { firstProblems, type Problem } from '../problems/problem';
import { scenarioBook } from '../scenario/book';
import { ORDER_SCHEMAS } from '../scenario/orderSchemas';
import { scenarioPosition } from '../scenario/position';
import type { Reading } from '../scenario/reading';
import { ORDER_JSON_SCHEMAS } from '../scenario/scenarioJsonSchema';
import type { SiegeLesson } from './lesson';
import { type OrderReader, readSteps } from './readSteps';
import { rehearse } from './rehearse';
import type { LessonFile } from './schema';
import { wordProblems } from './wordProblems';

export interface ReadLesson<OfMode> {
  /** Null when anything in the file is wrong. */
  readonly lesson: OfMode | null;
  readonly problems: readonly Problem[];
}

/** A lesson of a file whose keys and values are right, played to its end by its own script. */
export function readLesson({ document, content }: ContentFile<LessonFile>, catalog: Catalog): ReadLesson<SiegeLesson> {
  const whole: Reading<LessonFile> = { document, scenarioFile: content, problems: [] };
  const path = ['position'];
  const scenarioFile = { name: content.name, ...content.position };
  const inside = { document: partOf(document, path, content.position), scenarioFile, problems: [] as Problem[] };
  const book = scenarioBook(inside, catalog);
  const state = scenarioPosition(inside, book);
  const rules = content.position.rules === undefined ? null : book.rules;
  const { position: _position, ...face } = content;
  const steps = readSteps(whole, orderReader(whole));
  whole.problems.push(...inWhole(path, inside.problems), ...wordProblems(document, content));
  if (whole.problems.length === 0) {
    const { submit, whyIllegal } = createBattleEngine(book);
    const endTurn = { type: 'endTurn' } as const;
    rehearse(whole, { submit, whyIllegal, turnOf: ({ turn }) => turn, endTurn }, state, steps);
  }
  return judged(whole, { ...face, place: { rules, state }, steps });
}

/** A lesson that nothing is wrong with, or what is. */
export function judged<OfMode>({ problems: found }: Reading<unknown>, lesson: OfMode): ReadLesson<OfMode> {
  const problems = [...found].sort((one, other) => one.line - other.line || one.column - other.column);
  return problems.length > 0 ? { lesson: null, problems: firstProblems(problems) } : { lesson, problems };
}

function orderReader({ document, problems }: Reading<LessonFile>): OrderReader<Order> {
  return (path, order, isWhole) => {
    const type = order.type as Order['type'];
    const schema = ORDER_SCHEMAS[type];
    const asked = isWhole ? schema : schema.partial();
    const checked = checkPart<Order>(document, path, order, asked as typeof schema, ORDER_JSON_SCHEMAS[type]);
    problems.push(...checked.problems);
    return checked.content === null ? [] : [checked.content];
  };
}
