import { z } from 'zod';
import type { OrderOf, SkirmishOrderType } from '../../../skirmish/model/orders';
import type { Look } from '../../saved/fault';
import { bySchema, listOfParts } from '../../saved/look';
import { lineOfText, listOf } from '../../schema/leaves';
import { type ShapeOf, strictObject } from '../../schema/strictObject';
import { MOST_UNITS, stance } from '../scenario/leaves';
import { MOST_ORDERS } from './limits';
import { facing, side } from './unit';

/** Whether an order can be given is the judge's business: it must only have the shape of one. */
const name = lineOfText(60);
const whole = z.int({ error: 'a whole number' });
const at = strictObject({ x: whole, y: whole });
const path = listOf(at, 0, 256, 'cells').exactOptional();

const typed = <const Type extends SkirmishOrderType>(type: Type) => ({ type: z.literal(type) });
const plain = <const Type extends SkirmishOrderType>(type: Type) => strictObject(typed(type));
const ofUnit = <const Type extends SkirmishOrderType>(type: Type) => ({ ...typed(type), unit: name });

const maneuver = {
  ...ofUnit('maneuver'),
  maneuver: name,
  target: name.exactOptional(),
  to: at.exactOptional(),
  path,
  direction: facing.exactOptional(),
} satisfies ShapeOf<OrderOf<'maneuver'>>;

const form = {
  ...typed('form'),
  formation: name,
  anchor: at,
  facing,
  members: listOf(name, 0, MOST_UNITS, 'ids of units'),
  slots: z.record(name, whole, { error: 'an object of ids of units and numbers of slots' }).exactOptional(),
} satisfies ShapeOf<OrderOf<'form'>>;

type Orders = { readonly [Type in SkirmishOrderType]: z.ZodType<OrderOf<Type>> };

/** An order that is added to the game fails to compile until it is here. */
const ORDERS = {
  deploy: strictObject({ ...ofUnit('deploy'), at }),
  ready: strictObject({ ...typed('ready'), side: side.exactOptional() }),
  move: strictObject({ ...ofUnit('move'), to: at, path }),
  disengage: strictObject({ ...ofUnit('disengage'), to: at, path }),
  step: strictObject({ ...ofUnit('step'), to: at }),
  face: strictObject({ ...ofUnit('face'), direction: facing }),
  attack: strictObject({ ...ofUnit('attack'), target: z.union([name, at], { error: 'the id of a unit, or a cell' }) }),
  stance: strictObject({ ...ofUnit('stance'), stance }),
  maneuver: strictObject(maneuver),
  form: strictObject(form),
  march: strictObject({ ...typed('march'), formation: whole, direction: facing, squares: whole }),
  disband: strictObject({ ...typed('disband'), formation: whole }),
  heal: strictObject({ ...ofUnit('heal'), target: name }),
  rally: strictObject({ ...ofUnit('rally'), target: name }),
  build: strictObject({ ...ofUnit('build'), at }),
  demolish: strictObject({ ...ofUnit('demolish'), at }),
  scan: strictObject(ofUnit('scan')),
  wait: strictObject(ofUnit('wait')),
  end: plain('end'),
  forfeit: plain('forfeit'),
  offerDraw: plain('offerDraw'),
  acceptDraw: plain('acceptDraw'),
  declineDraw: plain('declineDraw'),
} as const satisfies Orders;

const [first, ...others] = Object.values(ORDERS);
const TYPES = `an order: its type is one of ${Object.keys(ORDERS).join(', ')}`;
const order = z.discriminatedUnion('type', [first as (typeof ORDERS)['end'], ...others], { error: TYPES });

/** One after the other: a broken record is refused at its first order. */
export const lookAtFieldOrders: Look = listOfParts(MOST_ORDERS, bySchema(order));
