import type { CoverQuality } from '../../core/cover/quality';
import type { Arc } from '../../core/flanking/arcs';
import type { CombatType } from '../model/combatType';
import type { ZoneId } from '../model/rules';

/**
 * The closed vocabulary of abilities. A keyword is data made of these words, `cards/abilities/<id>.json`; the engine knows
 * triggers, conditions and effects, never a keyword's name.
 *
 * "The bearer" is the card that has the ability. "The other" is whom the trigger concerns beside it: the target of its
 * attack, the attacker that struck it, the enemy that leaves its ring.
 */
export const TRIGGERS = [
  'legality',
  'passive',
  'beforeDamage',
  'beforeDamaged',
  'onDeploy',
  'startTurn',
  'endTurn',
  'afterAttack',
  'afterAttacked',
  'onEnemyLeaveRing',
  'onFall',
] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** The moment in which a stratagem is played. It stands in no file: the parts of a stratagem have no other. */
export const ON_PLAY = 'onPlay';
export type PartTrigger = Trigger | typeof ON_PLAY;

/** What a card may do or is spared. */
export const FLAGS = [
  'freshMayMove',
  'freshMayBesiege',
  'deployAnywhere',
  'crossGround',
  'ignoreHazard',
  'slipAway',
  'targetedFromRing',
  'screenNothing',
  'moveOrAttack',
  'moveAfterAttack',
  'mayBrace',
  'cannotMove',
] as const;
export type Flag = (typeof FLAGS)[number];

/** A number: written out, or "value", the number that stands beside the ability on the card. */
export type Amount = number | 'value';

export const WHO = ['self', 'other', 'allies', 'enemies'] as const;
/** `behind` is the next cell of the row towards the bearer's castle, `ahead` the next one towards the enemy's. */
export const AREAS = ['orthogonal', 'ring', 'row', 'column', 'behind', 'ahead', 'board'] as const;
export const CENTRES = ['self', 'other'] as const;
export const FILTERS = ['attacked', 'wounded'] as const;
export const PICKS = ['mostWounded', 'strongest'] as const;

/** Whom an effect reaches. Allies never include the bearer. Ties: lower row, then lower column. */
export interface Audience {
  readonly who: (typeof WHO)[number];
  /** Of allies and enemies: where they must stand; the whole board if left out. */
  readonly area?: (typeof AREAS)[number];
  /** Around whom the area lies; the bearer if left out. */
  readonly around?: (typeof CENTRES)[number];
  readonly only?: (typeof FILTERS)[number];
  /** Only one of them; all if left out. */
  readonly pick?: (typeof PICKS)[number];
}

/** What a blow may be aimed at. */
export const AIMS = ['card', 'castle', 'cell'] as const;
export type Aim = (typeof AIMS)[number];

/** All that is named must hold. */
export interface Condition {
  /** The blow's final angle is one of these. */
  readonly angle?: readonly Arc[];
  readonly aim?: Aim;
  /** Whether the blow is a counter-blow. */
  readonly counter?: boolean;
  /** The bearer still stands. */
  readonly alive?: boolean;
  readonly otherAlive?: boolean;
  /** The bearer has moved this turn, which is its own. */
  readonly moved?: boolean;
  readonly fresh?: boolean;
  readonly revealed?: boolean;
  readonly braced?: boolean;
  readonly enemyInRing?: boolean;
  /** The other is at most so many columns away. */
  readonly withinColumns?: number;
  readonly zone?: readonly ZoneId[];
  /** The terrain that the bearer stands on. */
  readonly ground?: readonly string[];
  /** The bearer's health is below this percentage of its full health. */
  readonly healthBelow?: number;
  readonly otherHealthBelow?: number;
  readonly otherType?: readonly CombatType[];
}

export const FORCED_MOVES = ['push', 'pull', 'slide'] as const;
export type ForcedMoveKind = (typeof FORCED_MOVES)[number];

/** What a card may do once more. */
export const READYINGS = ['attack', 'move'] as const;
export type Readying = (typeof READYINGS)[number];

/** How long a granted keyword stays: to the end of this turn, or until the side that gave it begins its next turn. */
export const DURATIONS = ['turn', 'round'] as const;
export type Duration = (typeof DURATIONS)[number];

/** Towards the enemy castle, the own castle, the bearer's cell, or away from it. */
export const TURNS = ['front', 'back', 'towards', 'away'] as const;

/** Where terrain changes: the bearer's cell, the other's, or the cell next to the bearer that its deployment names. */
export const TERRAIN_PLACES = ['self', 'other', 'named'] as const;

/** In `change`: the key for every terrain that isn't named beside it. */
export const ANY_TERRAIN = 'any';

/** Every effect and what it needs to be told. */
export interface EffectArguments {
  readonly flag: Flag;
  readonly addMove: Amount;
  readonly leastMove: Amount;
  /** How many columns away a melee blow reaches. */
  readonly reachColumns: Amount;
  readonly mulDamage: Amount;
  readonly addDamage: Amount;
  readonly mulDef: Amount;
  readonly addDef: { readonly amount: Amount; readonly to?: Audience };
  /** Standing while passive; until the end of the turn when a moment triggers it. */
  readonly addAtk: { readonly amount: Amount; readonly to?: Audience };
  readonly angleBonus: Amount;
  readonly setAngle: Arc;
  readonly ignoreCover: true;
  readonly ignoreScreen: true;
  readonly setScreen: Amount;
  readonly grantCover: { readonly cover: CoverQuality; readonly to: Audience };
  /** The other, or all of an audience, farthest first. A stratagem pushes towards the enemy castle and pulls towards the own. */
  readonly move: { readonly kind: ForcedMoveKind; readonly squares: Amount; readonly to?: Audience };
  readonly heal: { readonly amount: Amount; readonly to: Audience };
  readonly dealDamage: { readonly amount: Amount; readonly to: Audience };
  /** An attack already spent may be made again, or a move; the attack if left out. */
  readonly ready: { readonly what?: Readying; readonly to: Audience };
  readonly setTerrain: {
    readonly at: (typeof TERRAIN_PLACES)[number];
    readonly change: Readonly<Record<string, string>>;
    /** A cell changed so can be attacked and falls back to what it was when this much damage is done. */
    readonly health?: Amount;
  };
  readonly counterAttack: Amount;
  /** The bearer is no longer revealed; of a stratagem the other. */
  readonly conceal: true;
  /** A keyword for a while. */
  readonly grant: {
    readonly ability: string;
    readonly value?: Amount;
    readonly until: Duration;
    readonly to: Audience;
  };
  /** Sets facing. */
  readonly turn: { readonly facing: (typeof TURNS)[number]; readonly to: Audience };
  /** The other and the card on the cell that the order names exchange cells. */
  readonly swap: true;
  /** Back into the hand of its owner, unhurt. */
  readonly recall: { readonly to: Audience };
}
export type EffectName = keyof EffectArguments;

/** Exactly one effect under its name. */
export type Effect = { readonly [Name in EffectName]: { readonly [Own in Name]: EffectArguments[Name] } }[EffectName];

export interface AbilityPart {
  readonly trigger: Trigger;
  /** Of one trigger lower numbers come first, over all cards concerned; equal ones row by row. 0 if left out. */
  readonly order?: number;
  readonly condition?: Condition;
  readonly effect: Effect;
}

export interface Ability {
  readonly id: string;
  /** The number of a card that names none; without it a card can't give one. */
  readonly value?: number;
  readonly parts: readonly AbilityPart[];
}

/** An ability on a card. */
export interface AbilityUse {
  readonly id: string;
  readonly value?: number;
}

/** Which effects a trigger can have: any other pair would never do anything. */
const EFFECTS_BY_TRIGGER = {
  legality: ['flag', 'addMove', 'leastMove', 'reachColumns'],
  passive: ['addAtk', 'addDef', 'setScreen', 'grantCover'],
  beforeDamage: ['mulDamage', 'addDamage', 'mulDef', 'addAtk', 'angleBonus', 'ignoreCover', 'ignoreScreen'],
  beforeDamaged: ['mulDamage', 'addDamage', 'mulDef', 'addDef', 'setAngle'],
  onDeploy: ['heal', 'dealDamage', 'ready', 'addAtk', 'setTerrain', 'grant', 'turn'],
  startTurn: ['heal', 'dealDamage', 'addAtk', 'setTerrain', 'conceal', 'grant'],
  endTurn: ['heal', 'dealDamage', 'setTerrain', 'conceal'],
  afterAttack: ['heal', 'dealDamage', 'move', 'ready', 'addAtk', 'setTerrain', 'conceal', 'grant', 'turn'],
  afterAttacked: ['heal', 'dealDamage', 'move', 'addAtk', 'setTerrain', 'counterAttack', 'conceal', 'grant', 'turn'],
  onEnemyLeaveRing: ['counterAttack', 'dealDamage', 'heal'],
  onFall: ['heal', 'dealDamage', 'setTerrain'],
  // Never a draw: a stratagem shows no hidden card, so it can be foreseen and taken back.
  onPlay: ['heal', 'dealDamage', 'move', 'ready', 'addAtk', 'setTerrain', 'conceal', 'grant', 'turn', 'swap', 'recall'],
} as const satisfies Readonly<Record<PartTrigger, readonly EffectName[]>>;
export const EFFECTS_OF: Readonly<Record<PartTrigger, readonly EffectName[]>> = EFFECTS_BY_TRIGGER;

/** The effects that these triggers can have. A table typed by it fails to compile without a row for each of them. */
export type EffectOf<Triggers extends PartTrigger> = (typeof EFFECTS_BY_TRIGGER)[Triggers][number];

/** A blow's arithmetic reads these; a rule reads `legality` and `passive` whenever it asks; at all others something happens. */
export type BlowTrigger = 'beforeDamage' | 'beforeDamaged';
export type MomentTrigger = Exclude<PartTrigger, BlowTrigger | 'legality' | 'passive'>;

/** Every effect that a trigger can have. */
const EFFECT_NAMES: readonly EffectName[] = [...new Set(Object.values(EFFECTS_OF).flat())];

/** The number of an effect: rows that search looks up by the million are found by it, because a name costs several times as much. */
export function effectNumber(name: EffectName): number {
  return EFFECT_NAMES.indexOf(name);
}

/** A table of some effects as a list, for look-ups by number. */
export function byEffect<Row>(table: Readonly<Partial<Record<EffectName, Row>>>): readonly (Row | null)[] {
  return EFFECT_NAMES.map((name) => table[name] ?? null);
}
