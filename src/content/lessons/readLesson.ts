import type { JSONPath } from 'jsonc-parser';
import type { Order } from '../../battle/model/orders';
import type { Catalog } from '../catalog';
import type { ContentFile } from '../load/contentFile';
import { checkPart, inWhole, partOf } from '../problems/part';
import { firstProblems, type Problem } from '../problems/problem';
import { scenarioBook } from '../scenario/book';
import { ORDER_SCHEMAS } from '../scenario/orderSchemas';
import { scenarioPosition } from '../scenario/position';
import { blame, isBlamedEnough, type Reading } from '../scenario/reading';
import { ORDER_JSON_SCHEMAS } from '../scenario/scenarioJsonSchema';
import type { LessonStep, SiegeLesson } from './lesson';
import { rehearse } from './rehearse';
import type { LessonFile, StepFile } from './schema';
import { wordProblems } from './wordProblems';

export interface ReadLesson {
  /** Null when anything in the file is wrong. */
  readonly lesson: SiegeLesson | null;
  readonly problems: readonly Problem[];
}

/** A lesson of a file whose keys and values are right, played to its end by its own script. */
export function readLesson({ document, content }: ContentFile<LessonFile>, catalog: Catalog): ReadLesson {
  const whole: Reading<LessonFile> = { document, scenarioFile: content, problems: [] };
  const steps = content.steps.map((step, index) => readStep(whole, step, ['steps', index]));
  const path = ['position'];
  const scenarioFile = { name: content.name, ...content.position };
  const inside = { document: partOf(document, path, content.position), scenarioFile, problems: [] as Problem[] };
  const book = scenarioBook(inside, catalog);
  const state = scenarioPosition(inside, book);
  const rules = content.position.rules === undefined ? null : book.rules;
  const { position: _position, ...face } = content;
  const lesson: SiegeLesson = { ...face, place: { rules, state }, steps };
  whole.problems.push(...inWhole(path, inside.problems), ...wordProblems(document, content));
  if (whole.problems.length === 0) rehearse(whole, book, lesson);
  const problems = [...whole.problems].sort((one, other) => one.line - other.line || one.column - other.column);
  return problems.length > 0 ? { lesson: null, problems: firstProblems(problems) } : { lesson, problems };
}

function readStep(reading: Reading<LessonFile>, step: StepFile, path: JSONPath): LessonStep<Order> {
  const { deeds, win, reply, undo = false, mistakes } = step;
  const ways = [deeds, win, step.undo === true ? true : undefined].filter((way) => way !== undefined);
  if (ways.length !== 1) blame(reading, path, 'a step waits for exactly one of "deeds", "win" and "undo": true');
  const orders = (key: 'deeds' | 'win' | 'reply', listed: typeof deeds = []): Order[] =>
    listed.flatMap((order, index) => readOrder(reading, [...path, key, index], order, true));
  const answered = mistakes.flatMap((mistake, index) =>
    readOrder(reading, [...path, 'mistakes', index, 'order'], mistake.order, false).map((order) => ({
      ...mistake,
      order: { ...order },
    })),
  );
  return {
    ...step,
    undo,
    deeds: orders('deeds', deeds),
    win: orders('win', win),
    mistakes: answered,
    reply: orders('reply', reply),
  };
}

/** A whole order, or a sketch of one in which keys may be missing. */
function readOrder(
  { document, problems, ...reading }: Reading<LessonFile>,
  path: JSONPath,
  order: { readonly type: string },
  isWhole: boolean,
): Order[] {
  if (isBlamedEnough({ document, problems, ...reading })) return [];
  const type = order.type as Order['type'];
  const schema = ORDER_SCHEMAS[type];
  const asked = isWhole ? schema : schema.partial();
  const checked = checkPart<Order>(document, path, order, asked as typeof schema, ORDER_JSON_SCHEMAS[type]);
  problems.push(...checked.problems);
  return checked.content === null ? [] : [checked.content];
}
