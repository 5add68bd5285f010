import type { Part } from '../../battle/abilities/parts';
import type { TargetCondition } from '../../battle/abilities/targets';
import { FLAG, traitsOf } from '../../battle/abilities/traits';
import type { AbilityUse, Audience } from '../../battle/abilities/vocabulary';
import type { Book } from '../../battle/model/book';
import type { Grant } from '../../battle/model/grant';
import type { StratagemProfile } from '../../battle/model/stratagemProfile';
import { type UnitProfile, withGrants } from '../../battle/model/unitProfile';
import { memoizePerObject } from '../../kernel/memoize';

/** How an own card may be put elsewhere: to a cell of its ring, to one of the four beside it, along its row. */
export type Displacement = 'ring' | 'beside' | 'row';

/** What a stratagem could at most add to the blows at the castle this turn, whatever its conditions say. */
export interface StratagemHelp {
  /** Nothing can be said: it may do anything. */
  readonly unbounded: boolean;
  /** It may take a screen away without a blow. */
  readonly opens: boolean;
  /** What it does to the health of enemies: whoever has no more may fall, and screens nothing then. */
  readonly damage: number;
  /** To the blows of an own card that it helps. */
  readonly attack: number;
  readonly readiesAttack: boolean;
  readonly readiesMove: boolean;
  readonly displaces: Displacement | null;
  readonly squares: number;
  readonly grants: readonly Grant[];
  readonly recalls: boolean;
  /** It could make blows at cards stronger: their facing, their ground, what own cards are granted. */
  readonly easesBlows: boolean;
  /** How many own cards it helps at most. */
  readonly cards: number;
  readonly fresh: boolean;
  readonly rested: boolean;
}

type Writable = { -readonly [Key in keyof StratagemHelp]: StratagemHelp[Key] };

export const stratagemHelp = memoizePerObject((book: Book) =>
  memoizePerObject((stratagem: StratagemProfile): StratagemHelp => {
    const help = noHelp(stratagem.where);
    for (const part of stratagem.parts) addPart(book, stratagem, part, help);
    return Object.freeze(help);
  }),
);

/** A card with the keywords that a stratagem grants, those that it already has left out. */
export function profileWith(book: Book, help: StratagemHelp, profile: UnitProfile): UnitProfile {
  return help.grants.length === 0 ? profile : granted(book)(help)(profile);
}

const granted = memoizePerObject((book: Book) =>
  memoizePerObject(({ grants }: StratagemHelp) =>
    memoizePerObject((profile: UnitProfile) => {
      const has = ({ id }: Grant): boolean => [...profile.abilities, ...profile.grants].some((use) => use.id === id);
      return withGrants(book, profile, [...profile.grants, ...grants.filter((grant) => !has(grant))]);
    }),
  ),
);

/** Whether it could have a part in a win at all: healing and defence of the own cards have none. */
export function isForWinning(help: StratagemHelp): boolean {
  return help.easesBlows || isOfUse(help);
}

/** Whether it could add to what is done to the castle. */
export function isOfUse(help: StratagemHelp): boolean {
  const { unbounded, opens, damage, attack, readiesAttack, readiesMove, displaces, grants, recalls } = help;
  const stirs = unbounded || opens || readiesAttack || readiesMove || recalls || displaces !== null;
  return stirs || damage > 0 || attack > 0 || grants.length > 0;
}

function noHelp(where: readonly TargetCondition[]): Writable {
  return {
    unbounded: false,
    opens: false,
    damage: 0,
    attack: 0,
    readiesAttack: false,
    readiesMove: false,
    displaces: null,
    squares: 0,
    grants: [],
    recalls: false,
    easesBlows: false,
    cards: 1,
    fresh: !where.includes('rested'),
    rested: !where.includes('fresh'),
  };
}

/** Effects that leave every blow as it is. */
const IDLE: readonly Part['effect'][] = ['heal', 'conceal'];

function addPart(book: Book, stratagem: StratagemProfile, part: Part, help: Writable): void {
  if (IDLE.includes(part.effect)) return;
  if (part.effect === 'setTerrain') {
    help.easesBlows = true;
    if (Object.values(part.with.change).some((to) => isHigh(book, to))) help.unbounded = true;
    return;
  }
  if (part.effect === 'swap') {
    addSwap(stratagem, help);
    return;
  }
  const { own, enemies } = reachOf(
    stratagem,
    'to' in Object(part.with) ? (part.with as { to?: Audience }).to : undefined,
  );
  if (enemies) addToEnemies(book, part, help);
  if (own !== 0) addToOwn(book, part, own, help);
}

/** How many own cards a part reaches, and whether it reaches enemies. */
function reachOf({ of }: StratagemProfile, to: Audience | undefined): { own: number; enemies: boolean } {
  if (to?.who === 'allies') return { own: to.pick === undefined ? Number.POSITIVE_INFINITY : 1, enemies: false };
  if (to?.who === 'enemies') return { own: 0, enemies: true };
  return { own: of === 'enemy' ? 0 : 1, enemies: of !== 'own' };
}

function addSwap({ of, to }: StratagemProfile, help: Writable): void {
  if (of !== 'own' || to === 'foe') help.opens = true;
  const isPair = of === 'own' && to === 'ally';
  displace(help, of === 'own' && to === 'foe' ? 'beside' : 'ring', 1, isPair ? 2 : 1);
}

/** One way to be put elsewhere is enough for one card: with two of them nothing is said. */
function displace(help: Writable, way: Displacement, squares: number, cards: number): void {
  if (help.displaces !== null) help.unbounded = true;
  help.displaces = way;
  help.squares = squares;
  help.cards = Math.max(help.cards, cards);
}

function addToEnemies(book: Book, part: Part, help: Writable): void {
  if (part.effect === 'turn') help.easesBlows = true;
  else if (part.effect === 'dealDamage') help.damage += part.with.amount;
  else if (part.effect === 'move' || part.effect === 'recall') help.opens = true;
  else if (part.effect === 'grant' && changesScreens(book, part.with)) help.unbounded = true;
}

function changesScreens(
  book: Book,
  { ability, value }: { readonly ability: string; readonly value?: number },
): boolean {
  const use: AbilityUse = { id: ability, ...(value === undefined ? {} : { value }) };
  const { flags, flagsAtTimes, parts } = traitsOf(book, { abilities: [use] });
  const isShoving = parts.afterAttacked.some(({ effect }) => effect === 'move');
  const screens = parts.passive.some(({ effect }) => effect === 'setScreen');
  return isShoving || screens || ((flags | flagsAtTimes) & FLAG.screenNothing) !== 0;
}

function addToOwn(book: Book, part: Part, own: number, help: Writable): void {
  if (part.effect === 'dealDamage' || part.effect === 'turn') return;
  help.cards = Math.max(help.cards, Math.min(own, book.rules.unitsPerSide));
  if (part.effect === 'addAtk') help.attack += Math.max(0, part.with.amount);
  else if (part.effect === 'ready' && part.with.what === 'move') help.readiesMove = true;
  else if (part.effect === 'ready') help.readiesAttack = true;
  else if (part.effect === 'recall') help.recalls = true;
  else if (part.effect === 'move') displace(help, part.with.kind === 'slide' ? 'beside' : 'row', part.with.squares, 1);
  else if (part.effect === 'grant') {
    const { ability: id, value } = part.with;
    const use: AbilityUse = { id, ...(value === undefined ? {} : { value }) };
    if (isDefence(book, use)) return;
    help.grants = [...help.grants, { id, ...(value === undefined ? {} : { value }), ends: 'turn' }];
  } else help.unbounded = true;
}

/** Triggers of parts that count when the card itself is struck, and effects that only then matter. */
const WHEN_STRUCK: readonly Part['trigger'][] = ['beforeDamaged', 'afterAttacked', 'onEnemyLeaveRing', 'onFall'];
const SHELTER: readonly Part['effect'][] = ['addDef', 'setScreen', 'grantCover'];

function isDefence(book: Book, use: AbilityUse): boolean {
  const { parts, flags, flagsAtTimes } = traitsOf(book, { abilities: [use] });
  const all = Object.values(parts).flat();
  const isSheltering = ({ trigger, effect }: Part): boolean =>
    WHEN_STRUCK.includes(trigger) || (trigger === 'passive' && SHELTER.includes(effect));
  return flags === 0 && flagsAtTimes === 0 && all.every(isSheltering);
}

function isHigh({ terrains }: Book, id: string): boolean {
  return terrains.some((terrain) => terrain.id === id && (terrain.elevation ?? 0) > 0);
}
