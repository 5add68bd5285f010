import { type Part, partsOf } from '../../battle/abilities/parts';
import { type Bearer, FLAG, traitsOf } from '../../battle/abilities/traits';
import type { AbilityUse, PartTrigger } from '../../battle/abilities/vocabulary';
import type { Book } from '../../battle/model/book';
import type { Fighter } from '../../battle/model/fighter';
import type { UnitProfile } from '../../battle/model/unitProfile';
import { lookUp } from '../../kernel/dispatch';
import { memoizePerObject } from '../../kernel/memoize';

/** What a card could at most add to blows at the castle, whatever its conditions say. */
export interface Help {
  /** To its own blows: a factor, and what comes after it. */
  readonly factor: number;
  readonly flat: number;
  readonly ignoresScreen: boolean;
  /** To anybody's blows, its own among them or not. */
  readonly attack: number;
  readonly ownAttack: number;
  /** How many spent attacks it could give back. */
  readonly readies: number;
  /** May strike the castle in the turn of its deployment. */
  readonly atOnce: boolean;
  /** Could hurt cards without a blow at one of them. */
  readonly stirs: boolean;
}

const HUNDRED = 100;

/** Triggers that can't fire in the middle of a turn. */
const OVER: readonly PartTrigger[] = ['startTurn', 'endTurn'];

const helpOnBoard = memoizePerObject((book: Book) =>
  memoizePerObject(({ abilities, grants }: UnitProfile) =>
    helpOf(book, [...abilities, ...grants], [...OVER, 'onDeploy']),
  ),
);

/** Of a card that stands on the board: what its deployment sets off is over too. Keywords granted to it count. */
export function unitHelp(book: Book, { profile }: Pick<Fighter, 'profile'>): Help {
  return helpOnBoard(book)(profile);
}

export const helpInHand = memoizePerObject((book: Book) =>
  memoizePerObject((abilities: Bearer['abilities']) => helpOf(book, abilities, OVER)),
);

function helpOf(book: Book, abilities: Bearer['abilities'], over: readonly PartTrigger[]): Help {
  const { flags, conditionalFlags } = traitsOf(book, { abilities });
  const parts = abilities.flatMap((use) => siegeParts(book, use)).filter(({ trigger }) => !over.includes(trigger));
  const own = parts.filter(({ trigger }) => trigger === 'beforeDamage');
  return {
    factor: own.reduce((of, part) => (part.effect === 'mulDamage' ? of * Math.max(1, part.with / HUNDRED) : of), 1),
    flat: own.reduce((sum, part) => (part.effect === 'addDamage' ? sum + Math.max(0, part.with) : sum), 0),
    ignoresScreen: own.some(({ effect }) => effect === 'ignoreScreen'),
    attack: parts.reduce((sum, part) => sum + attackOf(part), 0),
    ownAttack: parts.reduce((sum, part) => sum + (isForOthers(part) ? 0 : attackOf(part)), 0),
    readies: parts.reduce((sum, part) => sum + readiedBy(book, part), 0),
    atOnce: (flags & FLAG.freshMayBesiege) !== 0 || conditionalFlags.some(({ bit }) => bit === FLAG.freshMayBesiege),
    stirs: parts.some(({ trigger, effect }) => effect === 'dealDamage' && trigger !== 'onDeploy'),
  };
}

function attackOf(part: Part): number {
  return part.effect === 'addAtk' ? Math.max(0, part.with.amount) : 0;
}

/** Allies are never the bearer itself. */
function isForOthers(part: Part): boolean {
  return part.effect === 'addAtk' && part.with.to?.who === 'allies';
}

function readiedBy({ rules }: Book, part: Part): number {
  // A keyword that a card hands on may do anything.
  if (part.effect === 'grant') return Number.POSITIVE_INFINITY;
  if (part.effect !== 'ready') return 0;
  // Whoever readies after a blow does it again after the next.
  if (part.trigger !== 'onDeploy') return Number.POSITIVE_INFINITY;
  return part.with.to.pick === undefined && part.with.to.who === 'allies' ? rules.unitsPerSide : 1;
}

/** The parts of an ability that don't ask for another aim than the castle. */
function siegeParts({ abilities }: Book, use: AbilityUse): Part[] {
  const ability = lookUp(abilities, use.id);
  if (ability === undefined) return [];
  return partsOf(ability, use).filter((_, index) => (ability.parts[index]?.condition?.aim ?? 'castle') === 'castle');
}
