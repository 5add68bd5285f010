import { describe, expect, it } from 'vitest';
import {
  whatIsTooMuchOnField,
  whatIsWrongWithFieldBook,
  whatIsWrongWithFieldOrders,
  whatIsWrongWithFieldStart,
} from '../../../../src/content/field/saved/saved';
import { skirmishEngineFor } from '../../../../src/skirmish/SkirmishEngine';
import { mustSubmit } from '../../../skirmish/support/battles';
import { fieldBook } from '../../../skirmish/support/books';
import { startOf } from '../../../store/field/support/table';
import { withValue } from '../../saved/support/samples';

const BOOK = fieldBook('mixed');
const ENGINE = skirmishEngineFor(BOOK);
const READY = { type: 'ready' } as const;
const BEGUN = ENGINE.begin(startOf('mixed')).state;
const STATE = mustSubmit(ENGINE, mustSubmit(ENGINE, BEGUN, READY).state, READY).state;
const POSITION = { type: 'position', state: STATE };
const [FIRST] = STATE.units;
const [MAP = ''] = Object.keys(BOOK.maps);
const [UNIT = ''] = Object.keys(BOOK.units);
const [WEAPON = ''] = Object.keys(BOOK.weapons);

const [STAT = ''] = Object.keys(BOOK.units[UNIT]?.stats ?? {});
const FORMATIONS = { ids: ['nothing'], divisor: 1, leads: { stat: STAT, least: 1 } };

type Path = readonly (string | number)[];
type Row = readonly [path: Path, value: unknown, reason: string];

const IN_BOOK: readonly Row[] = [
  [['rules', 'economy', 'steps'], 99, 'book.rules.economy.steps: must be a whole number'],
  [['rules', 'maneuvers'], ['nothing_at_all'], 'book.rules.maneuvers.0: there is no maneuver'],
  [['rules', 'formations'], FORMATIONS, 'book.rules.formations.ids.0: there is no formation'],
  [['rules', 'muster', 'preset'], ['nobody', 'nobody', 'nobody'], 'book.rules.muster.preset.0: there is no unit'],
  [['units', UNIT, 'weapon'], 'nothing', `book.units.${UNIT}.weapon: there is no weapon`],
  [['units', UNIT, 'id'], 'another', `book.units.${UNIT}.id: must be the name that it stands under`],
  [['units', UNIT, 'stats'], { HP: 1 }, `book.units.${UNIT}.stats`],
  [['weapons', WEAPON, 'damageDice'], '99d99', `book.weapons.${WEAPON}.damageDice: must be dice`],
  [['maps', MAP, 'width'], 17, `book.maps.${MAP}.width: must be a whole number from 5 to 16`],
  [['maps', MAP, 'terrain', 3], 'nowhere', `book.maps.${MAP}.terrain.3: must be a terrain of the book`],
  [['maps', MAP, 'elevation', 0], 10, `book.maps.${MAP}.elevation.0: must be a whole number from 0 to 9`],
  [
    ['maps', MAP, 'obstacles'],
    [{ kind: 'ghost', positions: [{ x: 0, y: 0 }] }],
    'obstacles.0.kind: must be an obstacle',
  ],
  [
    ['maps', MAP, 'control'],
    [
      { x: 15, y: 15 },
      { x: 15, y: 15 },
    ],
    `book.maps.${MAP}.control.`,
  ],
  [['terrains'], [], 'book.terrains: must have normal'],
  [['surplus'], 1, 'book: has the unknown key "surplus"'],
];

const IN_POSITION: readonly Row[] = [
  [['state', 'units', 0, 'kind'], 'nobody', 'start.state.units.0.kind: must be a unit of the book'],
  [['state', 'units', 1, 'id'], FIRST?.id, 'start.state.units.1.id: must be an id of its own'],
  [['state', 'units', 1, 'position'], FIRST?.position, 'start.state.units.1.position: must be a cell on which nobody'],
  [['state', 'units', 0, 'position'], { x: 15, y: 15 }, 'start.state.units.0.position: must be on the board'],
  [['state', 'units', 0, 'health'], 9999, 'start.state.units.0.health: must be at most'],
  [['state', 'units', 0, 'health'], 0, 'start.state.units.0.health: must be more than 0'],
  [['state', 'units', 0, 'position'], null, 'start.state.units.0.position: must be a cell while it has health'],
  [
    ['state', 'ground', 'obstacles'],
    [{ id: 'w', kind: 'wall', positions: [FIRST?.position] }],
    'position: must be a cell that',
  ],
  [
    ['state', 'ground', 'terrain'],
    STATE.ground.terrain.slice(1),
    'start.state.ground.terrain: must have one entry for each',
  ],
  [['state', 'memory', 'left', 'seen'], STATE.memory.left?.seen.slice(1), 'start.state.memory.left.seen: must have'],
  [['state', 'memory', 'left'], null, 'start.state.memory.left: must be there'],
  [['state', 'memory', 'left', 'visible'], [FIRST?.id], 'start.state.memory.left.visible.0: must be an enemy'],
  [['state', 'scanned'], ['nobody'], 'start.state.scanned.0: must be a unit of this battle'],
  [['state', 'chance'], { kind: 'expected' }, 'start.state.chance.kind: must be stream'],
  [['state', 'chance', 'stream'], [1, 2, 3], 'start.state.chance.stream: must be a list of 4'],
  [['state', 'winner'], 'left', 'start.state.winner: must be there when the battle is over'],
  [['state', 'round'], 21, 'start.state.round: must be a whole number'],
  [['state', 'phase'], 'deployment', 'start.state.ready: must leave somebody to be ready'],
  [['state', 'spawns', 'right'], STATE.spawns.left, 'start.state.spawns.right: must share no cell'],
];

describe('a save of the open field', () => {
  it.each(IN_BOOK)('with another %j in its book is refused', (path, value, reason) => {
    expect(whatIsWrongWithFieldBook(withValue(BOOK, path, value))).toContain(reason);
  });

  it('is right before anything of it is changed', () => {
    expect([whatIsWrongWithFieldBook(BOOK), whatIsWrongWithFieldStart(BOOK, POSITION)]).toEqual([null, null]);
  });

  it.each(IN_POSITION)('with another %j in its position is refused', (path, value, reason) => {
    expect(whatIsWrongWithFieldStart(BOOK, withValue(POSITION, path, value))).toContain(reason);
  });

  it('in which nobody is left to fight is refused while nobody has won', () => {
    const book = fieldBook('2d6');
    const { state } = skirmishEngineFor(book).begin(startOf('2d6'));
    const alone = { type: 'position', state: { ...state, units: state.units.filter(({ side }) => side === 'left') } };
    expect(whatIsWrongWithFieldStart(book, alone)).toBe(
      'start.state.units: must leave right somebody while nobody has won',
    );
  });

  it('names the order that is none', () => {
    expect(whatIsWrongWithFieldOrders([READY, { type: 'fly' }])).toContain('orders.1.type: must be an order');
    expect(whatIsWrongWithFieldOrders([{ type: 'move', unit: 7, to: { x: 0, y: 0 } }])).toContain(
      'orders.0.unit: must be',
    );
  });

  it('of six megabytes is refused within 200 ms, whatever is large in it', () => {
    const many = (count: number, entry: unknown) => Array.from({ length: count }, () => entry);
    const record = { rules: '', start: POSITION, orders: [] };
    const large = [
      { record: { ...record, orders: many(200_000, { type: 'end', note: 'x' }) }, book: BOOK },
      { record: { ...record, start: withValue(POSITION, ['state', 'units'], many(200_000, FIRST)) }, book: BOOK },
      { record, book: { ...BOOK, maps: Object.fromEntries(many(100_000, 1).map((_, id) => [`map-${id}`, {}])) } },
      { record, book: withValue(BOOK, ['units', UNIT, 'traits'], many(1_000_000, 'swift')) },
      { record, book: BOOK, scenario: 'x'.repeat(6_000_000) },
    ];
    for (const save of large) {
      const before = process.cpuUsage();
      expect(whatIsTooMuchOnField(save)).toMatch(/^(record|book|scenario)\S*: must/);
      expect(process.cpuUsage(before).user).toBeLessThan(200_000);
    }
  });
});
