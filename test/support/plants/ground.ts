import type { GROUND } from '../invariants/ground';
import type { PATHS } from '../invariants/paths';
import {
  anywhere,
  before,
  giving,
  inEvents,
  inState,
  type Plant,
  type PlantsFor,
  telling,
  untold,
  type Where,
} from './plant';

const nineOf = (terrain: string): string[] => Array.from({ length: 9 }, () => terrain);

export const GROUND_PLANTS: PlantsFor<typeof GROUND> = {
  'nobody stands where nobody can': inState(anywhere, () => ({ ground: nineOf('blocking') })),
  'the ground has nine cells of known terrain': inState(anywhere, () => ({ ground: nineOf('quicksand') })),
  'walls stand one to a cell, unbroken': inState(anywhere, () => ({
    walls: [{ row: 0, col: 0, health: 0, under: 'normal' }],
  })),
  'a wall hides what it stands on': inState(anywhere, ({ ground }) => ({
    walls: [{ row: 0, col: 0, health: 5, under: ground[0] ?? '' }],
  })),
  'the ground changes only where that is told': inState(anywhere, ({ ground }) => ({
    ground: ground.map((id) => (id === 'normal' ? 'elevated' : 'normal')),
  })),
  'walls come and go only where that is told': inState(giving('move'), () => ({
    walls: [{ row: 0, col: 0, health: 5, under: 'normal' }],
  })),
  'a change of the ground changes something, and buries nobody': inEvents('groundChanged', ({ to }) => ({ from: to })),
  'a blow at a wall takes its damage from it': inEvents('cellStruck', ({ health }) => ({ health: health + 1 })),
};

const movesFar: Where = ({ events }) =>
  events.some(
    (event) =>
      event.type === 'moved' && Math.abs(event.from.row - event.to.row) + Math.abs(event.from.col - event.to.col) > 1,
  );

const byWalker: Where = ({ before: { units }, order }) =>
  units.some(
    ({ id, abilities }) => 'unit' in order && id === order.unit && abilities.every((use) => use.id !== 'flying'),
  );

const fromAfar: Where = ({ before: { units }, order }) => {
  if (order.type !== 'attack') return false;
  const [unit, target] = [order.unit, order.target].map((wanted) => units.find(({ id }) => id === wanted));
  if (unit === undefined || target === undefined || unit.type === 'melee') return false;
  return Math.max(Math.abs(unit.row - target.row), Math.abs(unit.col - target.col)) === 2;
};

const burnsAndLives: Where = ({ events }) => !events.some(({ type }) => type === 'groundChanged' || type === 'fell');

const tooFar: Plant = {
  where: giving('attack', byWalker),
  spoil: (moment) => {
    const { order } = moment;
    const units = moment.before.units.map((unit) => {
      if (order.type !== 'attack') return unit;
      if (unit.id === order.unit) return { ...unit, type: 'melee' as const, col: 0, abilities: [] };
      return unit.id === order.target ? { ...unit, col: 2 } : unit;
    });
    return { ...moment, before: { ...moment.before, units, ground: nineOf('normal') } };
  },
};

export const PATHS_PLANTS: PlantsFor<typeof PATHS> = {
  'a move starts where the card stood and ends on a free cell': inEvents('moved', ({ from }) => ({ to: from })),
  'a card moves no farther than its type and abilities let it': inEvents('moved', ({ from }) => ({
    to: { row: from.row + 9, col: from.col },
  })),
  'a long move keeps off boulders and difficult ground': before(
    (moment) => movesFar(moment) && byWalker(moment),
    () => ({ ground: nineOf('difficult') }),
  ),
  'after a move the card faces the enemy castle, unless it falls back in order': inEvents('moved', () => ({
    facing: 'north',
  })),
  'a shove goes straight over free cells': inEvents('shoved', ({ from }) => ({
    to: { row: (from.row + 1) % 3, col: (from.col + 1) % 3 },
  })),
  'whoever is shoved keeps its facing and its moves': inState(telling('shoved'), ({ units }) => ({
    units: units.map((unit) => ({ ...unit, moved: !unit.moved })),
  })),
  'a hazard burns whoever comes or waits there, by what the rules say': inEvents('burned', ({ damage }) => ({
    damage: damage + 1,
  })),
  'nobody comes to a hazard unburned': untold('burned', ({ order }) => order.type === 'deploy'),
  'whoever begins its turn on a hazard burns once': untold('burned', giving('endTurn', burnsAndLives)),
  'shots find a line': before(fromAfar, () => ({ ground: nineOf('blocking') })),
  'a melee blow reaches no farther than it may': tooFar,
};
