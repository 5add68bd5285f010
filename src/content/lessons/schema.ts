import { z } from 'zod';
import { FIELD_ORDER_TYPES } from '../field/scenario/orderSchemas';
import { fieldScenarioPlace } from '../field/scenario/scenarioSchema';
import { ORDER_TYPES } from '../scenario/orderSchemas';
import { scenarioPlace } from '../scenario/scenarioSchema';
import { lineOfText, listOf, oneOf, wholeNumber, yesOrNo } from '../schema/leaves';
import { fileSchema, strictObject } from '../schema/strictObject';
import { translationsOf } from '../schema/translations';
import { id, name } from '../schema/words';

/** A prompt is read between two deeds: `check` counts its words too. */
const LONGEST_PROMPT = 220;
const MOST_STEPS = 8;
const MOST_DEEDS = 20;

const say = lineOfText(LONGEST_PROMPT).describe('What is said while the step is on: at most 25 words.');
const task = lineOfText(60).describe('The step in the list beside the board, in a few words.');
const why = lineOfText(LONGEST_PROMPT).exactOptional().describe('The reason, said when it is asked for.');
const otherwise = lineOfText(LONGEST_PROMPT).describe('What is said to every deed that the step doesn’t wait for.');
const teaches = lineOfText(80).describe('The idea of the lesson, in a few words.');
const end = lineOfText(LONGEST_PROMPT).describe('What is said when it is over.');

/** The part of a step that is the same in both modes; an order of each type has a schema of its own. */
function stepOf(types: readonly string[]) {
  const order = z.looseObject({ type: oneOf(types).describe('What is done.') }, { error: 'an object { … }' });
  const orders = (what: string) => listOf(order, 1, MOST_DEEDS, 'orders').exactOptional().describe(what);
  const mistake = strictObject({
    order: order.describe('The deed, as far as it matters: an order with all that it names is answered so.'),
    say: lineOfText(LONGEST_PROMPT).describe('Why it is wrong here.'),
    translations: translationsOf(strictObject({ say: lineOfText(LONGEST_PROMPT).describe('Why it is wrong here.') })),
  });
  return strictObject({
    say,
    task,
    why,
    otherwise,
    translations: translationsOf(strictObject({ say, task, why, otherwise })),
    deeds: orders('What the step waits for: any one of these orders. The first is shown on the board.'),
    undo: yesOrNo().exactOptional().describe('The step waits until the last order is taken back.'),
    win: orders('Everything is allowed until the battle is won; these orders win it, one after the other.'),
    mistakes: listOf(mistake, 0, 12, 'mistakes')
      .default([])
      .describe('Deeds that are likely and wrong, each with its answer.'),
    reply: listOf(order, 0, MOST_DEEDS, 'orders')
      .default([])
      .describe('What the enemy does when its turn comes in this step; then it ends its turn.'),
  });
}

const lesson = {
  id,
  number: wholeNumber(1, 99).describe('Its place in the primer, and in its address.'),
  name,
  teaches,
  end,
  minutes: wholeNumber(1, 30).describe('How long it takes, about.'),
  translations: translationsOf(strictObject({ name, teaches, end })),
};

const steps = (types: readonly string[]) =>
  listOf(stepOf(types), 1, MOST_STEPS, 'steps').describe('What is to be done, one after the other.');
const BEGINS = 'Where it begins; whoever learns has the first turn.';

export const lessonSchema = fileSchema(
  { ...lesson, position: strictObject(scenarioPlace).describe(BEGINS), steps: steps(ORDER_TYPES) },
  'Lesson',
  'A short battle that teaches one idea: a position, and steps that each wait for a deed.',
);
export type LessonFile = z.infer<typeof lessonSchema>;

export const fieldLessonSchema = fileSchema(
  { ...lesson, position: strictObject(fieldScenarioPlace).describe(BEGINS), steps: steps(FIELD_ORDER_TYPES) },
  'Field lesson',
  'A short battle on the open field that teaches one idea: a position, and steps that each wait for a deed.',
);
export type FieldLessonFile = z.infer<typeof fieldLessonSchema>;

/** The same in both modes: which orders there are, only the readers know. */
export type StepFile = LessonFile['steps'][number];
