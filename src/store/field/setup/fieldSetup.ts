import type { FieldCatalog, FieldRulesFace } from '../../../content/field/catalog';
import { lookUp } from '../../../kernel/dispatch';
import { type BySide, bySide } from '../../../kernel/sides';
import { type FieldSeat, HUMAN } from '../fieldSeatsSlice';

/** How a battle is won: by holding the control point as well, or only by the last squad that stands. */
export const VICTORIES = ['control', 'last'] as const;
export type Victory = (typeof VICTORIES)[number];

/** All that decides how a battle on the open field begins: the same set-up gives the same battle to the last die. */
export interface FieldSetup {
  readonly seed: number;
  /** The id of a rule set. */
  readonly rules: string;
  /** The id of a battlefield, or `generated:SEED` with `:WxH` where its size isn't the usual one. */
  readonly battlefield: string;
  readonly victory: Victory;
  readonly fog: boolean;
  readonly squads: BySide<readonly string[]>;
  readonly seats: BySide<FieldSeat>;
}

/** What somebody plays who has chosen nothing yet. */
const FIRST = { rules: '2d6', battlefield: 'the-commons', opponent: 'recruit' } as const;

/** The first battle: after one press it begins. Null while there is no rule set or no battlefield at all. */
export function defaultSetup(catalog: FieldCatalog, seed: number): FieldSetup | null {
  const rules = knownOrFirst(catalog.rules, FIRST.rules);
  const battlefield = knownOrFirst(catalog.battlefields, FIRST.battlefield);
  const face = rules === undefined ? undefined : lookUp(catalog.rules, rules);
  if (face === undefined || battlefield === undefined) return null;
  const opponent = knownOrFirst(catalog.levels, FIRST.opponent) ?? HUMAN;
  return { seed, battlefield, seats: { left: HUMAN, right: opponent }, ...setOwn(face) };
}

/** What a rule set brings with it: its squads, and how it is won and seen. */
export function setOwn({
  id,
  muster,
  victory,
  fog,
}: FieldRulesFace): Pick<FieldSetup, 'rules' | 'victory' | 'fog' | 'squads'> {
  return {
    rules: id,
    victory: victory.control === undefined ? 'last' : 'control',
    fog: fog !== undefined,
    squads: bySide(() => muster.preset),
  };
}

function knownOrFirst(table: Readonly<Record<string, unknown>>, id: string): string | undefined {
  return lookUp(table, id) === undefined ? Object.keys(table)[0] : id;
}
