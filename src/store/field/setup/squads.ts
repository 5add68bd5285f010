import { drawInteger, openStream } from '../../../kernel/chance';
import type { FieldBook } from '../../../skirmish/model/book';
import { profileOf, statOf } from '../../../skirmish/model/profile';

/** Squads that any rule set can draw up by itself: nobody has to list them. */
export const SQUAD_SHAPES = ['preset', 'shields', 'bows', 'swift'] as const;
export type SquadShape = (typeof SQUAD_SHAPES)[number];

/** How well a class fits a shape; 0 for not at all. */
type Fitness = (book: FieldBook, kind: string) => number;

const SHIELD_WORTH = 1000;
const FARTHEST = 16;

const FITNESS: Readonly<Record<Exclude<SquadShape, 'preset'>, Fitness>> = {
  shields: (book, kind) => {
    const { weapon, traits, fullHealth } = profileOf(book, kind);
    if (!weapon.isMelee) return 0;
    return fullHealth + (traits.has('shield') ? SHIELD_WORTH : 0);
  },
  bows: (book, kind) => {
    const { weapon } = profileOf(book, kind);
    // Some bows reach across any board.
    return weapon.isMelee ? 0 : Math.min(weapon.maximum, FARTHEST);
  },
  swift: (book, kind) => paceOf(book, kind),
};

/** How far a class gets in a turn: its movement, or the actions that it walks with. */
export function paceOf({ rules, units }: FieldBook, kind: string): number {
  const { actions, movement } = rules.economy;
  const unit = units[kind];
  if (unit === undefined) return 0;
  if (movement !== 'actions') return statOf(unit, 'MOV');
  return typeof actions === 'number' ? actions : statOf(unit, actions);
}

export function costOf({ units }: Pick<FieldBook, 'units'>, squad: readonly string[]): number {
  return squad.reduce((sum, kind) => sum + (Object.hasOwn(units, kind) ? (units[kind]?.cost ?? 0) : 0), 0);
}

/** The classes that can still join, the rest of the least squad provided for. */
function affordable(book: FieldBook, squad: readonly string[]): readonly string[] {
  const { credits, least, most } = book.rules.muster;
  if (squad.length >= most) return [];
  const kinds = Object.keys(book.units);
  const cheapest = Math.min(...kinds.map((kind) => costOf(book, [kind])));
  const kept = Math.max(0, least - squad.length - 1) * cheapest;
  return kinds.filter((kind) => costOf(book, squad) + costOf(book, [kind]) + kept <= credits);
}

/** A squad of one shape within the credits: its two best classes in turn, and one of another sort to help them. */
export function squadOfShape(book: FieldBook, shape: SquadShape): readonly string[] {
  if (shape === 'preset') return book.rules.muster.preset;
  const fitness = FITNESS[shape];
  const fit = Object.keys(book.units)
    .filter((kind) => fitness(book, kind) > 0)
    .sort((one, other) => fitness(book, other) - fitness(book, one) || (one < other ? -1 : 1));
  const [first, second = first, ...others] = fit;
  const wanted = [first, second].filter((kind) => kind !== undefined);
  const squad: string[] = [];
  while (squad.length < book.rules.muster.most) {
    const open = affordable(book, squad);
    const isLast = squad.length === book.rules.muster.most - 1;
    const turn = [wanted[squad.length % 2], ...wanted, ...others];
    const next =
      (isLast ? helperOf(book, open, wanted) : undefined) ?? turn.find((kind) => isIn(open, kind)) ?? open[0];
    if (next === undefined) break;
    squad.push(next);
  }
  return squad;
}

function isIn(kinds: readonly string[], kind: string | undefined): kind is string {
  return kind !== undefined && kinds.includes(kind);
}

/** Whoever heals, else whoever strikes from a distance that the others lack. */
function helperOf(book: FieldBook, open: readonly string[], wanted: readonly string[]): string | undefined {
  const others = open.filter((kind) => !wanted.includes(kind));
  const has = (trait: string) => others.find((kind) => profileOf(book, kind).traits.has(trait));
  const isRanged = wanted.some((kind) => profileOf(book, kind).traits.has('ranged'));
  return has('healer') ?? has(isRanged ? 'shield' : 'ranged') ?? has(isRanged ? 'melee' : 'ranged');
}

/** A squad by lot, the same for the same seed, until nobody else can be paid. */
export function squadByLot(book: FieldBook, seed: number): readonly string[] {
  let stream = openStream(seed, 'lot');
  const squad: string[] = [];
  for (let open = affordable(book, squad); open.length > 0; open = affordable(book, squad)) {
    const [drawn, next] = drawInteger(stream, 0, open.length - 1);
    stream = next;
    squad.push(open[drawn] ?? '');
  }
  return squad;
}
