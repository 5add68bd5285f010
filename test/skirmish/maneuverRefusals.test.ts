import { describe, expect, it } from 'vitest';
import type { ManeuverOrder } from '../../src/skirmish/model/orders';
import { createSkirmishEngine, skirmishEngineFor } from '../../src/skirmish/SkirmishEngine';
import { mustSubmit } from './support/battles';
import { fieldBook } from './support/books';
import { at, field, openMap, type Sketch } from './support/field';

const engine = skirmishEngineFor(fieldBook('d50'));
const units: readonly Sketch[] = [
  ['a', 'reaver', 'left', 'F6'],
  ['c', 'captain', 'left', 'F9'],
  ['m', 'embercaller', 'left', 'B2'],
  ['e', 'spearman', 'right', 'J6'],
];
const wall = openMap({ obstacles: [{ kind: 'wall', positions: [at('G5'), at('H2')] }] });
const position = field(engine.book, units, wall);
const by = (unit: string, maneuver: string, more: Partial<ManeuverOrder> = {}): ManeuverOrder => ({
  type: 'maneuver',
  unit,
  maneuver,
  ...more,
});
const codeOf = (order: ManeuverOrder) => engine.whyIllegal(position, order)?.code ?? null;
const cells = (...names: string[]) => names.map(at);

describe('a maneuver is refused', () => {
  it.each([
    ['that is not of the set', by('a', 'shove', { target: 'e' }), 'NOT_IN_RULES'],
    ['along a way over a wall', by('a', 'sidestep', { to: at('G5'), path: cells('G5') }), 'position_blocked'],
    [
      'along a way that costs too much',
      by('a', 'tactical_retreat', { to: at('E6'), path: cells('F7', 'F8', 'E8', 'E7', 'D7', 'D6', 'E6') }),
      'insufficient_movement',
    ],
    ['with a way, where one leaps', by('c', 'vault', { to: at('F7'), path: cells('F8', 'F7') }), 'invalid_parameters'],
    [
      'along a way of too many cells',
      by('c', 'sidestep', { to: at('F7'), path: cells('F8', 'F7') }),
      'bad_maneuver_position',
    ],
    [
      'that charges away',
      by('a', 'charge', { target: 'e', to: at('I6'), path: cells('E6', 'F7', 'G7', 'H7', 'I6') }),
      'bad_maneuver_position',
    ],
    ['with smoke too far away', by('m', 'smoke', { to: at('J6') }), 'target_out_of_range'],
  ])('%s', (_, order, code) => {
    expect(codeOf(order)).toBe(code);
  });

  it('and one with a good way of its own is not, nor smoke on the own cell', () => {
    expect(codeOf(by('c', 'sidestep', { to: at('F8'), path: cells('F8') }))).toBeNull();
    expect(codeOf(by('m', 'smoke', { to: at('B2') }))).toBeNull();
  });

  it('by a class that knows others, or without its file', () => {
    const reaver = engine.book.units.reaver;
    if (reaver === undefined) throw new Error('no reaver');
    const choosy = createSkirmishEngine({
      ...engine.book,
      units: { ...engine.book.units, reaver: { ...reaver, maneuvers: ['vault'] } },
    });
    const charge = by('a', 'charge', { target: 'e', to: at('I6') });
    expect(choosy.whyIllegal(position, charge)?.code).toBe('NOT_IN_RULES');
    expect(choosy.forecast(position, 'left', charge).attack).toBeNull();
    const { charge: _, ...maneuvers } = engine.book.maneuvers;
    expect(createSkirmishEngine({ ...engine.book, maneuvers }).whyIllegal(position, charge)?.code).toBe('NOT_IN_RULES');
  });
});

describe('maneuvers of other files', () => {
  it('one that moves, needs a target and strikes nobody goes where it likes', () => {
    const sidestep = engine.book.maneuvers.sidestep;
    if (sidestep === undefined) throw new Error('no sidestep');
    const feint = { ...sidestep, needsTarget: true };
    const other = createSkirmishEngine({ ...engine.book, maneuvers: { ...engine.book.maneuvers, sidestep: feint } });
    const order = by('c', 'sidestep', { target: 'e', to: at('F8') });
    expect(other.whyIllegal(position, order)).toBeNull();
    expect(other.legalOrders(position, 'left')).toContainEqual(order);
    expect(mustSubmit(other, position, order).events.map(({ type }) => type)).toContain('guarded');
  });

  it('a leap onto a unit that nobody saw is paid in actions where movement is made of them', () => {
    const clockwork = fieldBook('clockwork');
    const vault = engine.book.maneuvers.vault;
    if (vault === undefined) throw new Error('no vault');
    const book = {
      ...clockwork,
      rules: { ...clockwork.rules, maneuvers: ['vault'] },
      maneuvers: { vault: { ...vault, stats: {} } },
    };
    const leaping = createSkirmishEngine(book);
    const state = field(book, [
      ['a', 'scout', 'left', 'B6'],
      ['e', 'scout', 'right', 'D6', { isHidden: true }],
    ]);
    const { state: after } = mustSubmit(leaping, state, by('a', 'vault', { to: at('D6') }));
    expect(after.units.find(({ id }) => id === 'a')).toMatchObject({ actions: 2, position: at('B6') });
    expect(after.units.find(({ id }) => id === 'e')?.isHidden).toBe(false);
  });

  it('nobody leaps over what reaches to the sky', () => {
    const tall = openMap({
      obstacles: [
        { kind: 'pillar', positions: [at('F8')] },
        { kind: 'magical-barrier', positions: [at('E8')] },
      ],
    });
    const state = field(
      engine.book,
      [
        ['a', 'duelist', 'left', 'F9'],
        ['b', 'duelist', 'left', 'E9'],
        ['e', 'spearman', 'right', 'L6'],
      ],
      tall,
    );
    expect(engine.whyIllegal(state, by('a', 'vault', { to: at('F7') }))?.code).toBe('bad_maneuver_position');
    expect(engine.whyIllegal(state, by('b', 'vault', { to: at('E7') }))?.code).toBe('bad_maneuver_position');
  });
});
