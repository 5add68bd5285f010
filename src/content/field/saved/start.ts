import { z } from 'zod';
import { lookUp } from '../../../kernel/dispatch';
import { SIDES } from '../../../kernel/sides';
import { groundOf, type SkirmishStart } from '../../../skirmish/begin/begin';
import { spawnsOf } from '../../../skirmish/begin/placeSquads';
import type { FieldBook } from '../../../skirmish/model/book';
import { type Fault, fault, type Look, within } from '../../saved/fault';
import { bySchema } from '../../saved/look';
import { idWord, listOf } from '../../schema/leaves';
import { bySide } from '../../schema/rules';
import { type ShapeOf, strictObject } from '../../schema/strictObject';
import { MOST_IN_SQUAD } from '../schema/limits';
import { stateFault } from './consistency';
import { mapFault, mapSchema } from './map';
import { stateSchema } from './state';

type StartOf<Type extends SkirmishStart['type']> = Extract<SkirmishStart, { readonly type: Type }>;

const match = {
  type: z.literal('match'),
  seed: z.int({ error: 'a whole number' }),
  squads: bySide(listOf(idWord(), 1, MOST_IN_SQUAD, 'ids of units')),
  map: z.union([idWord(), mapSchema], { error: 'the id of a battlefield, or a battlefield' }),
} satisfies ShapeOf<StartOf<'match'>>;

const position = { type: z.literal('position'), state: stateSchema } satisfies ShapeOf<StartOf<'position'>>;

const lookAtParts = bySchema(
  z.discriminatedUnion('type', [strictObject(match), strictObject(position)], { error: 'match or position' }),
);

/** A start by itself, then with the book that it is played by, which must be right already. */
export function lookAtFieldStart(book: FieldBook): Look {
  return (value) => lookAtParts(value) ?? faultWith(book, value as SkirmishStart);
}

function faultWith(book: FieldBook, start: SkirmishStart): Fault | null {
  if (start.type === 'match') return matchFault(book, start);
  const found = stateFault(book, start.state);
  return found && within('state', found);
}

/** What a squad may cost is its book's business when it is mustered; here it must be known, and have room. */
function matchFault(book: FieldBook, { squads, map: named }: StartOf<'match'>): Fault | null {
  const map = typeof named === 'string' ? lookUp(book.maps, named) : named;
  if (map === undefined) return fault(['map'], 'must be a battlefield of the book');
  const wrong = mapFault(book, map);
  if (wrong !== null) return within('map', wrong);
  const spawns = spawnsOf(book, map, groundOf(book, map));
  for (const side of SIDES) {
    const unknown = squads[side].findIndex((kind) => lookUp(book.units, kind) === undefined);
    if (unknown >= 0) return fault(['squads', side, unknown], 'must be a unit of the book');
    const room = spawns[side].length;
    if (squads[side].length > room)
      return fault(['squads', side], `must have at most ${room} units: so many can begin`);
  }
  return null;
}
