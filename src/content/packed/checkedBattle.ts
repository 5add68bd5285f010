import type { PackedChecks } from '../../kernel/packing/packedGame';
import { whatIsWrong } from '../saved/saved';
import type { BattleToPack } from './packedBattle';

/** A file of its own: the schemas are large, and whoever only packs needs none of them. */
export const battleChecks: PackedChecks<BattleToPack> = {
  whatIsWrongWithStart: (_, start) => whatIsWrong('start', start),
  // The judge asks whether it is an order at all.
  whatIsWrongWithOrder: () => null,
};
