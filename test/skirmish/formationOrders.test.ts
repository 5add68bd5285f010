import { describe, expect, it } from 'vitest';
import type { SkirmishOrder } from '../../src/skirmish/model/orders';
import type { SkirmishState } from '../../src/skirmish/model/state';
import { createSkirmishEngine, skirmishEngineFor } from '../../src/skirmish/SkirmishEngine';
import { blankMemory } from '../../src/skirmish/sight/memory';
import { observeEvents } from '../../src/skirmish/view/observeEvents';
import { mustSubmit } from './support/battles';
import { fieldBook } from './support/books';
import { at, field, openMap, type Sketch } from './support/field';

const engine = skirmishEngineFor(fieldBook('d50'));
const units: readonly Sketch[] = [
  ['a', 'spearman', 'left', 'C5'],
  ['b', 'spearman', 'left', 'C6'],
  ['c', 'archer', 'left', 'C7'],
  ['e', 'reaver', 'right', 'L12'],
];
const position = field(engine.book, units);
const column: SkirmishOrder = {
  type: 'form',
  formation: 'shield-column',
  anchor: at('E6'),
  facing: 'east',
  members: ['a', 'b', 'c'],
};
const march = (squares: number): SkirmishOrder => ({ type: 'march', formation: 1, direction: 'east', squares });
const formed = mustSubmit(engine, position, column).state;
/** As in the next turn: everybody has movement again. */
const rested: SkirmishState = { ...formed, units: formed.units.map((unit) => ({ ...unit, movement: 5 })) };

describe('orders of formations', () => {
  it('are listed: every march that all can go, and disbanding', () => {
    const listed = engine.legalOrders(rested, 'left').filter(({ type }) => type === 'march' || type === 'disband');
    expect(listed).toContainEqual(march(2));
    expect(listed).not.toContainEqual(march(9));
    expect(listed).toContainEqual({ type: 'disband', formation: 1 });
  });

  it('need the file of the formation', () => {
    const bare = createSkirmishEngine({ ...engine.book, formations: {} });
    expect(bare.whyIllegal(position, column)?.code).toBe('formation_definition_missing');
    expect(bare.whyIllegal(rested, march(1))?.code).toBe('formation_definition_missing');
    const [, , archer] = rested.units;
    expect(archer === undefined ? null : bare.legalOrders(rested, 'left').some(({ type }) => type === 'march')).toBe(
      false,
    );
  });

  it.each([
    ['a slot that is not there', { a: 0, b: 9 }],
    ['one slot for two', { a: 0, b: 0 }],
    ['too few slots', { a: 0 }],
  ])('are refused with %s', (_, slots) => {
    expect(engine.whyIllegal(position, { ...column, slots })?.code).toBe('role_assignment_failed');
  });

  it('a march is refused over ground that hurts or slips, and for who may not walk', () => {
    const icy = openMap({ terrain: openMap().terrain.map((plain, cell) => (cell % 12 === 5 ? 'ice' : plain)) });
    const onIce: SkirmishState = { ...rested, ground: field(engine.book, units, icy).ground };
    expect(engine.whyIllegal(onIce, march(1))?.code).toBe('character_movement_failed');
    const slipped: SkirmishState = {
      ...position,
      units: position.units.map((unit) => (unit.id === 'a' ? { ...unit, stopped: 'slipped_on_ice' as const } : unit)),
    };
    expect(engine.whyIllegal(slipped, column)).toMatchObject({ code: 'character_movement_failed' });
  });

  it('a march goes on with the fallen left behind, and the other formations stay as they are', () => {
    const fallen: SkirmishState = {
      ...rested,
      units: rested.units.map((unit) => (unit.id === 'c' ? { ...unit, health: 0, position: null } : unit)),
      formations: [
        ...rested.formations,
        ...rested.formations.map((formation) => ({
          ...formation,
          id: 2,
          side: 'right' as const,
          anchor: at('L12'),
          members: [{ unit: 'e', slot: 0, like: 0, offset: { x: 0, y: 0 } }],
        })),
      ],
    };
    const { state } = mustSubmit(engine, fallen, march(1));
    const [own, other] = state.formations;
    expect(own?.anchor).toEqual(at('F6'));
    expect(other?.anchor).toEqual(at('L12'));
  });
});

describe('under fog a side hears of formations that it sees', () => {
  const seeing = (vision: number) =>
    skirmishEngineFor(fieldBook('d50', { fog: { vision, haltOnSighting: false, scan: false } }));
  const blank = blankMemory(position.ground);
  const heard = (state: SkirmishState, order: SkirmishOrder, foggy = seeing(3)) => {
    const fogged: SkirmishState = { ...state, memory: { left: blank, right: blank } };
    const { events } = mustSubmit(foggy, fogged, order);
    const typesFor = (side: 'left' | 'right') =>
      observeEvents(foggy.book, fogged, events, side)
        .map(({ type }) => type)
        .filter((type) => type.startsWith('formation'));
    return { left: typesFor('left'), right: typesFor('right') };
  };

  it('its own always, an enemy’s not from afar', () => {
    expect(heard(position, column)).toEqual({ left: ['formationEstablished'], right: [] });
    expect(heard(rested, march(1))).toEqual({ left: ['formationMarched'], right: [] });
    expect(heard(rested, { type: 'disband', formation: 1 })).toEqual({ left: ['formationDisbanded'], right: [] });
  });

  it('an enemy’s only when all of it is in sight', () => {
    const near: SkirmishState = {
      ...rested,
      units: rested.units.map((unit) => (unit.id === 'e' ? { ...unit, position: at('G6'), hasReaction: false } : unit)),
    };
    expect(heard(near, { type: 'disband', formation: 1 }, seeing(12)).right).toEqual(['formationDisbanded']);
    // Whoever sees a part of it would learn who else is there.
    expect(heard(near, { type: 'disband', formation: 1 }).right).toEqual([]);
  });
});
