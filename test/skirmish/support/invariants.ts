import { isInside } from '../../../src/core/geometry/grid';
import { stableHash } from '../../../src/kernel/hash';
import { SIDES } from '../../../src/kernel/sides';
import { apply } from '../../../src/skirmish/apply';
import { integrityOf } from '../../../src/skirmish/formations/integrity';
import { fieldSurvey } from '../../../src/skirmish/ground/fieldSurvey';
import { isKnownFacing } from '../../../src/skirmish/model/facing';
import { profileOf } from '../../../src/skirmish/model/profile';
import { cloneSkirmish, isStandingUnit, type SkirmishState } from '../../../src/skirmish/model/state';
import type { SkirmishEngine } from '../../../src/skirmish/SkirmishEngine';
import { enemiesInRing, isVisibleTo, visibleEnemies } from '../../../src/skirmish/sight/visible';
import type { Moment } from './battles';

/** What must hold after every order; and how to break it, so that it is known to be looked at. */
export interface Invariant {
  readonly name: string;
  holds(engine: SkirmishEngine, moment: Moment): boolean;
  /** Another moment in which it doesn't hold; null where this moment can't be broken so. */
  plant(moment: Moment): Moment | null;
  /** What lies about a side's view, where no moment can be broken. */
  plantEngine?(engine: SkirmishEngine): SkirmishEngine;
}

function withState(moment: Moment, change: (state: SkirmishState) => void): Moment {
  const state = cloneSkirmish(moment.step.state);
  change(state);
  return { ...moment, step: { ...moment.step, state } };
}

const standing = (state: SkirmishState) => state.units.filter(isStandingUnit);

export const INVARIANTS: readonly Invariant[] = [
  {
    name: 'who has health stands, and who has none is gone',
    holds: (_, { step: { state } }) => state.units.every(({ health, position }) => health > 0 === (position !== null)),
    plant: (moment) =>
      withState(moment, ({ units }) => void Object.assign(units[0] ?? {}, { health: 0, position: { x: 0, y: 0 } })),
  },
  {
    name: 'nobody has more health than it can have',
    holds: ({ book }, { step: { state } }) =>
      state.units.every(({ kind, health }) => health >= 0 && health <= profileOf(book, kind).fullHealth),
    plant: (moment) =>
      withState(moment, ({ units }) => void Object.assign(units[0] ?? {}, { health: 9999, position: { x: 0, y: 0 } })),
  },
  {
    name: 'no two units share a cell',
    holds: (_, { step: { state } }) => {
      const cells = standing(state).map(({ position: { x, y } }) => `${x},${y}`);
      return new Set(cells).size === cells.length;
    },
    plant: (moment) => {
      const [one, other] = standing(moment.step.state);
      if (one === undefined || other === undefined) return null;
      return withState(moment, ({ units }) => {
        const unit = units.find(({ id }) => id === one.id);
        if (unit !== undefined) unit.position = other.position;
      });
    },
  },
  {
    name: 'everybody stands on the board and on open ground',
    holds: ({ book }, { step: { state } }) => {
      const survey = fieldSurvey(book, state.ground);
      return standing(state).every(
        ({ position: { x, y } }) =>
          isInside(survey, x, y) && survey.cells[y * survey.width + x]?.blocksMovement === false,
      );
    },
    plant: (moment) =>
      withState(moment, ({ units }) => void Object.assign(units[0] ?? {}, { health: 1, position: { x: -1, y: 0 } })),
  },
  {
    name: 'no counter is below zero',
    holds: (_, { step: { state } }) =>
      state.units.every(
        ({ actions, movement, steps, attacks, shaken }) => Math.min(actions, movement, steps, attacks, shaken) >= 0,
      ),
    plant: (moment) => withState(moment, ({ units }) => void Object.assign(units[0] ?? {}, { movement: -1 })),
  },
  {
    name: 'the events alone lead from the state before to the state after',
    holds: (_, { before, step }) => {
      const replayed = cloneSkirmish(before);
      for (const event of step.events) apply(replayed, event);
      return stableHash(replayed) === stableHash(step.state);
    },
    plant: (moment) => withState(moment, (state) => void Object.assign(state, { round: state.round + 1 })),
  },
  {
    name: 'a battle is plain JSON: written and read it is the same',
    holds: (_, { step: { state } }) =>
      stableHash(JSON.parse(JSON.stringify(state))) === stableHash(state) && isPlain(state),
    plant: (moment) => withState(moment, ({ units }) => void Object.assign(units[0] ?? {}, { facing: new Date(0) })),
  },
  {
    name: 'a hidden unit has no enemy in its ring',
    holds: (_, { step: { state } }) =>
      state.phase === 'deployment' ||
      standing(state).every((unit) => !unit.isHidden || enemiesInRing(state, unit).length === 0),
    plant: (moment) => {
      const near = standing(moment.step.state).find((unit) => enemiesInRing(moment.step.state, unit).length > 0);
      if (near === undefined) return null;
      return withState(moment, ({ units }) => {
        const unit = units.find(({ id }) => id === near.id);
        if (unit !== undefined) unit.isHidden = true;
      });
    },
  },
  {
    name: 'everybody faces a direction that the rule set knows',
    holds: ({ book }, { step: { state } }) => {
      const { facing } = book.rules;
      return facing === undefined || state.units.every((unit) => isKnownFacing(facing, unit.facing));
    },
    plant: (moment) => withState(moment, ({ units }) => void Object.assign(units[0] ?? {}, { facing: 'up' })),
  },
  {
    name: 'a formation has the integrity that its members give it, at least 50',
    holds: ({ book }, { step: { state } }) =>
      state.formations.every(
        (formation) => formation.integrity === integrityOf(book, state, formation) && formation.integrity >= 50,
      ),
    plant: (moment) =>
      moment.step.state.formations.length === 0
        ? null
        : withState(moment, (state) => {
            state.formations = state.formations.map((formation) => ({
              ...formation,
              integrity: formation.integrity - 1,
            }));
          }),
  },
  {
    name: 'a side’s memory of who is in sight is who is in sight',
    holds: ({ book }, { step: { state } }) =>
      state.phase === 'deployment' ||
      SIDES.every((side) => {
        const known = state.memory[side]?.visible;
        const seen = visibleEnemies(book, state, side).map(({ id }) => id);
        return known === undefined || known.join() === seen.join();
      }),
    plant: (moment) =>
      moment.step.state.memory.left === null || moment.step.state.phase === 'deployment'
        ? null
        : withState(moment, (state) => {
            const { left } = state.memory;
            if (left !== null) state.memory.left = { ...left, visible: [...left.visible, 'nobody'] };
          }),
  },
  {
    name: 'what a side observes holds no unit that it can’t see',
    holds: (engine, { step: { state } }) =>
      SIDES.every((side) =>
        engine
          .observe(state, side)
          .field.units.every((unit) => unit.position === null || isVisibleTo(engine.book, state, side, unit)),
      ),
    plant: (moment) => moment,
    plantEngine: (engine) => ({
      ...engine,
      observe: (state, side) => ({ ...engine.observe(state, side), field: state }),
    }),
  },
  {
    name: 'both sides never have a count of control at once beyond what a turn gives',
    holds: (_, { step: { state } }) => Math.min(state.counts.left, state.counts.right) <= 0,
    plant: (moment) => withState(moment, ({ counts }) => void Object.assign(counts, { left: 1, right: 1 })),
  },
  {
    name: 'the battle is over exactly when somebody has won or nobody has',
    holds: ({ book }, { step: { state } }) =>
      (state.phase === 'over') === (state.winner !== null) &&
      (state.winner === null) === (state.endReason === null) &&
      state.round <= book.rules.victory.roundLimit,
    plant: (moment) => withState(moment, (state) => void Object.assign(state, { winner: 'left', phase: 'battle' })),
  },
  {
    name: 'every listed order is legal, and the end of the turn is listed',
    holds: (engine, { before, legal }) =>
      sampleOf(legal).every((order) => engine.whyIllegal(before, order) === null) &&
      (before.phase === 'deployment' || legal.some(({ type }) => type === 'end')),
    plant: (moment) => ({ ...moment, legal: [...moment.legal, { type: 'scan', unit: 'nobody' }] }),
  },
];

/** Judging each of two hundred orders anew would take most of the time: another part of them each time, and the last. */
function sampleOf<Item>(items: readonly Item[]): readonly Item[] {
  const stride = Math.max(1, Math.floor(items.length / 12));
  return items.filter((_, index) => index % stride === items.length % stride || index === items.length - 1);
}

function isPlain(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return value !== undefined && typeof value !== 'function';
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype) return false;
  return Object.values(value).every(isPlain);
}
