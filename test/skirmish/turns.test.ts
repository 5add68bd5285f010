import { describe, expect, it } from 'vitest';
import { bySide } from '../../src/kernel/sides';
import type { SkirmishOrder } from '../../src/skirmish/model/orders';
import { mustFindUnit, type SkirmishState } from '../../src/skirmish/model/state';
import { createSkirmishEngine, skirmishEngineFor } from '../../src/skirmish/SkirmishEngine';
import { sideToOrder } from '../../src/skirmish/turn/sideToOrder';
import { observeAll } from '../../src/skirmish/view/observe';
import { mustSubmit } from './support/battles';
import { fieldBook } from './support/books';
import { at, field, openMap, type Sketch } from './support/field';

const clockwork = skirmishEngineFor(fieldBook('clockwork'));
const duel: readonly Sketch[] = [
  ['a', 'knight', 'left', 'F6'],
  ['e', 'archer', 'right', 'G6'],
];
const position = field(clockwork.book, duel);

describe('turns', () => {
  it('without a limit of attacks a unit has one for each action', () => {
    const engine = skirmishEngineFor(fieldBook('clockwork', { economy: { attacksPerTurn: null } }));
    const ended = mustSubmit(engine, field(engine.book, duel), { type: 'end' }).state;
    expect(mustFindUnit(ended, 'e')).toMatchObject({ actions: 2, attacks: 2 });
  });

  it('waiting twice is waiting once', () => {
    const wait = { type: 'wait', unit: 'a' } as const;
    const once = mustSubmit(clockwork, position, wait);
    expect(mustSubmit(clockwork, once.state, wait).events.map(({ type }) => type)).not.toContain('waited');
  });

  it('whoever fells the last of both sides at once has a draw', () => {
    const { book } = skirmishEngineFor(fieldBook('2d6'));
    const pot = book.weapons.firepot;
    if (pot === undefined) throw new Error('no firepot');
    const wild = { ...pot, burst: { shape: 'block' as const, reach: 4, damage: 99 } };
    const engine = createSkirmishEngine({ ...book, weapons: { ...book.weapons, firepot: wild } });
    const state: SkirmishState = {
      ...field(engine.book, [
        ['a', 'firepot', 'left', 'C6'],
        ['e', 'bowman', 'right', 'F6', { health: 1 }],
      ]),
      chance: { kind: 'planned', rolls: [6, 6, 6] },
    };
    const end = mustSubmit(engine, state, { type: 'attack', unit: 'a', target: 'e' }).state;
    expect(end).toMatchObject({ phase: 'over', winner: 'draw', endReason: 'elimination' });
    expect(engine.legalOrders(end, 'left')).toEqual([]);
  });

  it('somebody who plays neither side sees all but the dice', () => {
    expect(observeAll(position)).toMatchObject({ seen: null, field: { chance: { kind: 'expected' } } });
  });
});

describe('whose order it is', () => {
  const deploying = clockwork.begin({
    type: 'match',
    seed: 1,
    squads: bySide(() => clockwork.book.rules.muster.preset),
    map: 'pinfold',
  }).state;
  const codeOf = (state: SkirmishState, order: SkirmishOrder) => clockwork.whyIllegal(state, order)?.code ?? null;

  it('before the battle each side deploys its own, once it is ready no more', () => {
    const ready = mustSubmit(clockwork, deploying, { type: 'ready', side: 'left' }).state;
    expect(clockwork.legalOrders(ready, 'left')).toEqual([]);
    expect(clockwork.legalOrders(ready, 'right').length).toBeGreaterThan(1);
    expect(codeOf(ready, { type: 'ready', side: 'left' })).toBe('NOT_YOUR_TURN');
    expect(codeOf(deploying, { type: 'deploy', unit: 'nobody', at: at('A1') })).toBe('character_not_found');
    expect(codeOf(deploying, { type: 'end' })).toBe('NOT_YOUR_TURN');
    expect(sideToOrder(ready)).toBe('right');
  });

  it('in the battle nobody gets ready, and the other side has no orders', () => {
    expect(codeOf(position, { type: 'ready' })).toBe('NOT_IN_RULES');
    expect(clockwork.legalOrders(position, 'right')).toEqual([]);
    expect(codeOf(position, { type: 'dance' } as unknown as SkirmishOrder)).toBe('invalid_parameters');
  });

  it('a unit that has slipped is listed no ways', () => {
    const slipped = field(clockwork.book, [
      ['a', 'knight', 'left', 'F6', { stopped: 'slipped_on_ice' }],
      ['e', 'archer', 'right', 'L6'],
    ]);
    expect(clockwork.legalOrders(slipped, 'left').some(({ type }) => type === 'move')).toBe(false);
  });
});

describe('moves', () => {
  it('where movement is made of actions, disengaging leaves one less to go with', () => {
    const engine = skirmishEngineFor(fieldBook('clockwork', { disengage: true }));
    const state = field(engine.book, duel);
    const away = (cell: string): SkirmishOrder => ({ type: 'disengage', unit: 'a', to: at(cell) });
    expect(engine.whyIllegal(state, away('E6'))).toBeNull();
    expect(engine.whyIllegal(state, away('D6'))).toMatchObject({ code: 'insufficient_movement' });
    expect(engine.legalOrders(state, 'left')).toContainEqual(away('E6'));
  });

  it('a way of one’s own that is too long is refused with what it costs', () => {
    const path = ['E6', 'D6', 'C6'].map(at);
    const refused = clockwork.whyIllegal(position, { type: 'move', unit: 'a', to: at('C6'), path });
    expect(refused).toMatchObject({ code: 'insufficient_movement', details: { required: 3, available: 2 } });
  });

  it('a forecast names each enemy that strikes once, and where one may slip', () => {
    const { book, forecast } = skirmishEngineFor(fieldBook('2d6'));
    const icy = openMap({ terrain: openMap().terrain.map((plain, cell) => (cell === 7 * 12 + 5 ? 'ice' : plain)) });
    const units: readonly Sketch[] = [
      ['a', 'warden', 'left', 'F6'],
      ['e', 'warden', 'right', 'G6'],
    ];
    const path = ['F7', 'E7', 'F7', 'F8'].map(at);
    const foretold = forecast(field(book, units, icy), 'left', { type: 'move', unit: 'a', to: at('F8'), path });
    expect(foretold.provoked).toHaveLength(1);
    expect(foretold.slips).toEqual([{ at: at('F8'), percent: 20 }]);
  });

  it('who can’t heal is foretold to heal nothing', () => {
    const order: SkirmishOrder = { type: 'heal', unit: 'a', target: 'a' };
    expect(clockwork.forecast(position, 'left', order).heals).toBe(0);
  });

  it('a weapon without figures adds none to the blow', () => {
    for (const [rules, unit] of [
      ['d20', 'greatblade'],
      ['d50', 'reaver'],
    ] as const) {
      const { book } = skirmishEngineFor(fieldBook(rules));
      const stick = { id: 'stick', type: 'melee' as const };
      const kind = book.units[unit];
      if (kind === undefined) throw new Error(`no ${unit}`);
      const bare = createSkirmishEngine({
        ...book,
        weapons: { ...book.weapons, stick },
        units: { ...book.units, [unit]: { ...kind, weapon: 'stick' } },
      });
      const state = field(bare.book, [
        ['a', unit, 'left', 'F6'],
        ['e', unit, 'right', 'G6'],
      ]);
      const { attack } = bare.forecast(state, 'left', { type: 'attack', unit: 'a', target: 'e' });
      expect(attack?.damage).toEqual(rules === 'd20' ? [9, 9] : [1, 1]);
    }
  });
});
