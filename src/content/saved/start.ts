import { z } from 'zod';
import type { Start } from '../../battle/resolve/begin';
import { MOST_CARDS, scenarioName } from '../scenario/leaves';
import { idWord, listOf } from '../schema/leaves';
import { bySide } from '../schema/rules';
import { type ShapeOf, strictObject } from '../schema/strictObject';
import { contradictionIn } from './consistency';
import type { Look } from './fault';
import { bySchema } from './look';
import { positionSchema } from './position';

type StartOf<Type extends Start['type']> = Extract<Start, { readonly type: Type }>;

const match = {
  type: z.literal('match'),
  seed: z.int({ error: 'a whole number' }),
  decks: bySide(listOf(scenarioName(), 0, MOST_CARDS, 'card ids')),
  battlefield: idWord().nullable(),
} satisfies ShapeOf<StartOf<'match'>>;

const position = {
  type: z.literal('position'),
  state: positionSchema,
  battlefield: idWord().exactOptional(),
} satisfies ShapeOf<StartOf<'position'>>;

const lookAtParts = bySchema(
  z.discriminatedUnion('type', [strictObject(match), strictObject(position)], { error: 'match or position' }),
);

export const lookAtStart: Look = (value) => lookAtParts(value) ?? contradictionIn(value as Start);
