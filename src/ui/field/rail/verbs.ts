import { DIRECTIONS } from '../../../core/geometry/direction';
import { orthogonalNeighbours, ringNeighbours } from '../../../core/geometry/grid';
import { opponentOf } from '../../../kernel/sides';
import type { FieldBook } from '../../../skirmish/model/book';
import type { SkirmishOrder } from '../../../skirmish/model/orders';
import { hasAbility } from '../../../skirmish/model/profile';
import type { SkirmishRefusal } from '../../../skirmish/model/refusals';
import { type FieldUnit, isStandingUnit, type StandingUnit, unitsOf } from '../../../skirmish/model/state';
import type { IconName } from '../../common/icons/iconNames';
import type { FieldView } from '../common/fieldHooks';
import { closestRefusal } from './refusalOf';

/** What a person can tell a unit to do, in the order in which it is offered. */
export const VERBS = [
  'move',
  'step',
  'disengage',
  'attack',
  'face',
  'stance',
  'maneuver',
  'heal',
  'rally',
  'build',
  'demolish',
  'scan',
  'wait',
] as const;
export type Verb = (typeof VERBS)[number];

export const VERB_ICONS: Readonly<Record<Verb, IconName>> = {
  move: 'boots',
  step: 'footprint',
  disengage: 'return-arrow',
  attack: 'broadsword',
  face: 'clockwise-rotation',
  stance: 'body-balance',
  maneuver: 'sprint',
  heal: 'healing',
  rally: 'rally-the-troops',
  build: 'brick-pile',
  demolish: 'war-pick',
  scan: 'spyglass',
  wait: 'hourglass',
};

/** Ordered at once; every other verb needs a place, a target or a choice first. */
export const AT_ONCE: readonly Verb[] = ['scan', 'wait'];

/** Whether rule set and unit know the verb at all: what they don't isn't offered. */
export function isVerbKnown({ rules, units }: FieldBook, unit: FieldUnit, verb: Verb): boolean {
  const kind = units[unit.kind];
  const has = (ability: Parameters<typeof hasAbility>[1]) => kind !== undefined && hasAbility(kind, ability);
  const known: Readonly<Partial<Record<Verb, boolean>>> = {
    step: rules.economy.steps > 0,
    disengage: rules.disengage !== undefined,
    face: rules.facing !== undefined,
    stance: rules.stances !== undefined,
    maneuver: (kind?.maneuvers ?? rules.maneuvers ?? []).some((id) => rules.maneuvers?.includes(id)),
    heal: has('heal'),
    rally: has('rally'),
    build: has('build'),
    demolish: has('demolish'),
    scan: rules.fog?.scan === true,
  };
  return known[verb] ?? true;
}

/** The orders that a verb stands for; `orders` are the legal ones of the side. */
export function ordersOfVerb(orders: readonly SkirmishOrder[], unit: FieldUnit, verb: Verb): readonly SkirmishOrder[] {
  return orders.filter((order) => order.type === verb && 'unit' in order && order.unit === unit.id);
}

/** Why a verb isn't open, by what comes closest to it. */
export function whyVerbClosed(
  view: Pick<FieldView, 'book' | 'seen'>,
  unit: FieldUnit,
  verb: Verb,
): SkirmishRefusal | null {
  return isStandingUnit(unit) ? closestRefusal(view, attempts(view, unit, verb)) : null;
}

const NOBODY = '';

/** Orders that stand for the verb, whether or not any is legal. */
function attempts({ book, seen }: Pick<FieldView, 'book' | 'seen'>, unit: StandingUnit, verb: Verb): SkirmishOrder[] {
  const { field, side } = seen;
  const { id, position } = unit;
  const ring = book.rules.distance.move === 'ring' ? ringNeighbours : orthogonalNeighbours;
  const enemies = unitsOf(field, opponentOf(side)).map((enemy) => enemy.id);
  const allies = unitsOf(field, side).filter((ally) => ally.id !== id);
  const table: { readonly [Each in Verb]: () => SkirmishOrder[] } = {
    move: () => ring(field.ground, position).map((to) => ({ type: 'move', unit: id, to })),
    step: () => ring(field.ground, position).map((to) => ({ type: 'step', unit: id, to })),
    disengage: () => ring(field.ground, position).map((to) => ({ type: 'disengage', unit: id, to })),
    attack: () => (enemies.length > 0 ? enemies : [NOBODY]).map((target) => ({ type: 'attack', unit: id, target })),
    face: () =>
      DIRECTIONS.filter((each) => each !== unit.facing).map((direction) => ({ type: 'face', unit: id, direction })),
    stance: () => [{ type: 'stance', unit: id, stance: unit.stance }],
    maneuver: () => [],
    heal: () => allies.map((ally) => ({ type: 'heal', unit: id, target: ally.id })),
    rally: () => allies.map((ally) => ({ type: 'rally', unit: id, target: ally.id })),
    build: () => orthogonalNeighbours(field.ground, position).map((at) => ({ type: 'build', unit: id, at })),
    demolish: () => orthogonalNeighbours(field.ground, position).map((at) => ({ type: 'demolish', unit: id, at })),
    scan: () => [{ type: 'scan', unit: id }],
    wait: () => [{ type: 'wait', unit: id }],
  };
  return table[verb]();
}

/** How many things an attack can be aimed at. */
export function targetsInReach(orders: readonly SkirmishOrder[], unit: FieldUnit): number {
  // What can be broken stands everywhere: only enemies are counted.
  const targets = ordersOfVerb(orders, unit, 'attack').flatMap((order) =>
    'target' in order && typeof order.target === 'string' ? [order.target] : [],
  );
  return new Set(targets).size;
}
