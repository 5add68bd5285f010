import type { PackedChecks } from '../../kernel/packing/packedGame';
import { whatIsWrongWithFieldOrders, whatIsWrongWithFieldStart } from '../field/saved/saved';
import type { FieldToPack } from './packedField';

/** A file of its own, as for the card battle. */
export const fieldChecks: PackedChecks<FieldToPack> = {
  whatIsWrongWithStart: whatIsWrongWithFieldStart,
  whatIsWrongWithOrder: (order) => whatIsWrongWithFieldOrders([order]),
};
