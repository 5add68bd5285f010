import { describe, expect, it } from 'vitest';
import { engineFor } from '../../../src/battle/engineFor';
import type { Order } from '../../../src/battle/model/orders';
import { openRecord } from '../../../src/battle/model/record';
import { stableHash } from '../../../src/kernel/hash';
import { withOrder } from '../../../src/kernel/record';
import type { SaveFile } from '../../../src/store/saves/save';
import { startClock } from '../../fuzz/support/clock';
import { shippedBook } from '../../support/book';
import { play } from '../../support/engine';
import { battleFile, battleOf, END, laterVisit, MATCH, memoryStorage, openBattleFile } from '../support/table';

type Json = { [key: string]: Json } & Json[];

/** A sound save of some twenty orders, all kinds among them. */
function soundSave(): SaveFile {
  const book = shippedBook();
  const engine = engineFor(book);
  let record = openRecord(book, MATCH);
  let { state } = engine.begin(MATCH);
  for (let index = 0; index < 24; index++) {
    const offered = engine.legalOrders(state, state.turn);
    const order: Order = offered[(index * 5) % offered.length] ?? END;
    state = play(engine, state, order).state;
    record = withOrder(record, order);
  }
  return battleFile({ record, book, seats: { left: 'human', right: 'greedy' }, stream: [1, 2, 3, 4] });
}

const SOUND = JSON.stringify(soundSave());
const sound = (): Json => JSON.parse(SOUND) as Json;

/** A sound file that was tampered with by somebody who knows how to make the checksum fit. */
function forged(tamper: (save: Json) => void): unknown {
  const file = sound();
  tamper(at(file, 'save'));
  return { ...file, checksum: stableHash(file.save) };
}

/** The same with a position for a start, so that nothing but the shape stands in the way. */
function forgedPosition(tamper: (state: Json) => void): unknown {
  return forged((save) => {
    const { book } = save as unknown as SaveFile['save'];
    const opened = openBattleFile(sound());
    if (!opened.ok) throw new Error(opened.refusal);
    const state = JSON.parse(JSON.stringify(opened.value.match.truth)) as Json;
    tamper(state);
    Object.assign(save, { record: { rules: stableHash(book), start: { type: 'position', state }, orders: [] } });
  });
}

/** The same with other rules or cards, and a record that names them. */
function forgedBook(tamper: (book: Json) => void): unknown {
  return forged((save) => {
    tamper(at(save, 'book'));
    Object.assign(at(save, 'record'), { rules: stableHash(save.book) });
  });
}

function at(json: Json, ...path: readonly (string | number)[]): Json {
  return path.reduce<Json>((value, key) => value[key as never] as Json, json);
}

function set(json: Json, key: string | number, value: unknown): void {
  json[key as never] = value as never;
}

const ordersOf = (save: Json): Json => at(save, 'record', 'orders');
const indexOf = (save: Json, type: string): number =>
  (ordersOf(save) as unknown as Order[]).findIndex((order) => order.type === type);
const polluted = (text: string): Json => JSON.parse(text) as Json;

const CORRUPTED: Readonly<Record<string, () => unknown>> = {
  'a word': () => 'battle',
  'a number': () => 7,
  true: () => true,
  'a list': () => [],
  'an empty object': () => ({}),
  'the text of a save instead of a save': () => SOUND,
  'text cut off in the middle': () => SOUND.slice(0, SOUND.length / 2),
  'another format': () => ({ ...sound(), format: 'solitaire-save' }),
  'no format': () => ({ ...sound(), format: undefined }),
  'an older version': () => ({ ...sound(), version: 1 }),
  'a newer version': () => ({ ...sound(), version: 4 }),
  'a version in words': () => ({ ...sound(), version: '2' }),
  'no checksum': () => ({ ...sound(), checksum: undefined }),
  'a checksum that is a number': () => ({ ...sound(), checksum: 5 }),
  'another checksum': () => ({ ...sound(), checksum: '0123456789abcdef' }),
  'no content': () => ({ ...sound(), save: undefined }),
  'content that is null, checksum and all': () => ({ ...sound(), save: null, checksum: stableHash(null) }),
  'content that is a list, checksum and all': () => ({ ...sound(), save: [], checksum: stableHash([]) }),
  'an order altered': () => {
    const file = sound();
    set(at(file, 'save', 'record', 'orders', 0), 'type', 'concede');
    return file;
  },
  'an order lost': () => {
    const file = sound();
    (at(file, 'save', 'record', 'orders') as unknown as unknown[]).pop();
    return file;
  },
  'a figure changed': () => {
    const file = sound();
    set(at(file, 'save', 'book', 'cards', 'oathguard'), 'attack', 99);
    return file;
  },
  'content nested deeper than any stack': () => {
    let nested: unknown = [];
    for (let depth = 0; depth < 100_000; depth++) nested = [nested];
    return { ...sound(), save: nested };
  },

  'forged: the first deployment removed': () => forged((save) => ordersOf(save).splice(indexOf(save, 'deploy'), 1)),
  'forged: the first end of a turn removed': () => forged((save) => ordersOf(save).splice(indexOf(save, 'endTurn'), 1)),
  'forged: an order given twice': () =>
    forged((save) =>
      ordersOf(save).splice(
        1,
        0,
        at(save, 'record', 'orders', 0),
        at(save, 'record', 'orders', 0),
        at(save, 'record', 'orders', 0),
      ),
    ),
  'forged: a blow of nobody added': () =>
    forged((save) => ordersOf(save).push({ type: 'attackCastle', unit: 'nobody' } as never)),
  'forged: an order after the end': () =>
    forged((save) => ordersOf(save).push({ type: 'concede' } as never, { type: 'endTurn' } as never)),
  'forged: an order of an unknown kind': () => forged((save) => ordersOf(save).push({ type: 'retreat' } as never)),
  'forged: a hand sent back that was never held': () =>
    forged((save) => set(at(save, 'record', 'orders', 0), 'cards', ['dragon'])),
  'forged: a battlefield that is a number': () => forged((save) => set(at(save, 'record', 'start'), 'battlefield', 3)),
  'forged: an order that is null': () => forged((save) => ordersOf(save).push(null as never)),
  'forged: an order that is a word': () => forged((save) => ordersOf(save).push('endTurn' as never)),
  'forged: a deployment off the board': () =>
    forged((save) => set(at(save, 'record', 'orders', indexOf(save, 'deploy')), 'at', { row: 9, col: 9 })),
  'forged: a deployment nowhere': () =>
    forged((save) => set(at(save, 'record', 'orders', indexOf(save, 'deploy')), 'at', null)),
  'forged: a deployment of another card': () =>
    forged((save) => set(at(save, 'record', 'orders', indexOf(save, 'deploy')), 'card', 'dragon')),
  'forged: orders that are no list': () => forged((save) => set(at(save, 'record'), 'orders', { length: 3 })),
  'forged: another seed, so other hands': () => forged((save) => set(at(save, 'record', 'start'), 'seed', 43)),
  'forged: a seed in words': () => forged((save) => set(at(save, 'record', 'start'), 'seed', 'forty-two')),
  'forged: a deck that is no list': () =>
    forged((save) => set(at(save, 'record', 'start', 'decks'), 'left', 'oathguard')),
  'forged: a deck of numbers': () => forged((save) => set(at(save, 'record', 'start', 'decks'), 'left', [1, 2, 3])),
  'forged: no decks': () => forged((save) => set(at(save, 'record', 'start'), 'decks', null)),
  'forged: a start of an unknown kind': () => forged((save) => set(at(save, 'record', 'start'), 'type', 'puzzle')),
  'forged: no start': () => forged((save) => set(at(save, 'record'), 'start', null)),
  'forged: no record': () => forged((save) => set(save, 'record', null)),
  'forged: a record that names other rules': () =>
    forged((save) => set(at(save, 'record'), 'rules', 'feedfacefeedface')),
  'forged: no book': () => forged((save) => set(save, 'book', null)),
  'forged: seats missing': () => forged((save) => set(save, 'seats', null)),
  'forged: a stranger in a seat': () => forged((save) => set(at(save, 'seats'), 'right', 'constructor')),
  'forged: one seat': () => forged((save) => set(save, 'seats', { left: 'human' })),
  'forged: a stream that is no list': () => forged((save) => set(save, 'stream', 'random')),
  'forged: a stream too short': () => forged((save) => set(save, 'stream', [1, 2])),
  'forged: a stream of words': () => forged((save) => set(save, 'stream', ['1', '2', '3', '4'])),

  'book: no rules': () => forgedBook((book) => set(book, 'rules', {})),
  'book: cards that are a list': () => forgedBook((book) => set(book, 'cards', [])),
  'book: a card of an unknown type': () => forgedBook((book) => set(at(book, 'cards', 'oathguard'), 'type', 'siege')),
  'book: a card under another name': () => forgedBook((book) => set(at(book, 'cards', 'oathguard'), 'id', 'toString')),
  'book: a card with half a point of attack': () =>
    forgedBook((book) => set(at(book, 'cards', 'oathguard'), 'attack', 0.5)),
  'book: a card gone that was deployed': () => forgedBook((book) => set(book, 'cards', {})),
  'book: two zones': () => forgedBook((book) => at(book, 'rules', 'zones').pop()),
  'book: draws without end': () => forgedBook((book) => set(at(book, 'rules'), 'drawPerTurn', 1e15)),
  'book: an opening hand without end': () => forgedBook((book) => set(at(book, 'rules', 'openingHand'), 'left', 1e15)),
  'book: a zone percentage that is text': () =>
    forgedBook((book) => set(at(book, 'rules', 'zones', 0), 'defense', '90')),

  'book: no abilities': () => forgedBook((book) => set(book, 'abilities', null)),
  'book: an ability of an unknown trigger': () =>
    forgedBook((book) => set(at(book, 'abilities', 'mend', 'parts', 0), 'trigger', 'onTuesday')),
  'book: an ability with two effects': () =>
    forgedBook((book) => set(at(book, 'abilities', 'mend', 'parts', 0, 'effect'), 'conceal', true)),
  'book: an ability with an effect that its trigger never has': () =>
    forgedBook((book) => set(at(book, 'abilities', 'mend', 'parts', 0), 'effect', { ignoreCover: true })),
  'book: an ability that heals without end': () =>
    forgedBook((book) => set(at(book, 'abilities', 'mend', 'parts', 0, 'effect', 'heal'), 'amount', 1e15)),
  'book: an ability that asks an unknown condition': () =>
    forgedBook((book) => set(at(book, 'abilities', 'mend', 'parts', 0), 'condition', { constructor: true })),
  'book: an ability under another name': () => forgedBook((book) => set(at(book, 'abilities', 'mend'), 'id', 'heal')),
  'book: a formation without places': () => forgedBook((book) => set(at(book, 'formations', 0), 'slots', null)),
  'book: terrain with cover nobody knows': () =>
    forgedBook((book) => set(at(book, 'terrains', 0), 'cover', 'magnificent')),
  'book: a battlefield of eight cells': () => forgedBook((book) => at(book, 'battlefields', 'redoubt', 'ground').pop()),
  'book: no optional rules': () => forgedBook((book) => set(at(book, 'rules'), 'optional', null)),
  'book: an angle that is text': () => forgedBook((book) => set(at(book, 'rules', 'angles'), 'rear', '150')),

  'position: eight cells of ground': () => forgedPosition((state) => at(state, 'ground').pop()),
  'position: a wall off the board': () =>
    forgedPosition((state) => set(state, 'walls', [{ row: 4, col: 0, health: 9, under: 'normal' }])),
  'position: a phase nobody knows': () => forgedPosition((state) => set(state, 'phase', 'intermission')),
  'position: a unit whose abilities are text': () =>
    forgedPosition((state) => set(at(state, 'units', 0), 'abilities', 'guard')),
  'position: two columns held': () => forgedPosition((state) => at(state, 'held', 'left').pop()),
  'position: a unit off the board': () => forgedPosition((state) => set(at(state, 'units', 0), 'col', 7)),
  'position: a unit without health': () => forgedPosition((state) => set(at(state, 'units', 0), 'health', null)),
  'position: a unit of a third side': () => forgedPosition((state) => set(at(state, 'units', 0), 'side', 'middle')),
  'position: units that are no list': () => forgedPosition((state) => set(state, 'units', {})),
  'position: a third side to move': () => forgedPosition((state) => set(state, 'turn', 'middle')),
  'position: a castle of text': () => forgedPosition((state) => set(at(state, 'castles'), 'left', 'stone')),
  'position: one castle': () => forgedPosition((state) => set(state, 'castles', { left: 140 })),
  'position: a hand that is null': () => forgedPosition((state) => set(at(state, 'hands'), 'left', null)),
  'position: a winner nobody knows': () => forgedPosition((state) => set(state, 'winner', 'me')),
  'position: no chance': () => forgedPosition((state) => set(state, 'chance', [])),
  'position: nothing at all': () =>
    forged((save) =>
      set(save, 'record', { rules: stableHash(shippedBook()), start: { type: 'position' }, orders: [] }),
    ),

  'pollution: __proto__ for a save': () => ({ ...sound(), save: polluted('{"__proto__": {"polluted": true}}') }),
  'pollution: a save whose members are inherited': () => {
    const save = Object.create(at(sound(), 'save') as object) as object;
    return { ...sound(), save, checksum: stableHash(save) };
  },
  'pollution: a card called __proto__': () =>
    forgedBook((book) => set(book, 'cards', polluted('{"__proto__": {"polluted": true}}'))),
  'pollution: a deployment of __proto__': () =>
    forged((save) =>
      ordersOf(save).unshift(polluted('{"type": "deploy", "card": "__proto__", "at": {"row": 0, "col": 0}}')),
    ),
  'pollution: an order of the constructor': () =>
    forged((save) => ordersOf(save).unshift({ type: 'constructor' } as never)),
  'pollution: seats of __proto__': () =>
    forged((save) => set(save, 'seats', polluted('{"__proto__": {"left": "human", "right": "human"}}'))),
};

describe('a corrupted save', () => {
  it('is told from a sound one', () => {
    expect(openBattleFile(sound()).ok).toBe(true);
    expect(openBattleFile(forged(() => undefined)).ok).toBe(true);
    expect(openBattleFile(forgedPosition(() => undefined)).ok).toBe(true);
    expect(openBattleFile(forgedBook((book) => set(at(book, 'cards', 'oathguard'), 'health', 57)))).toMatchObject({
      ok: true,
    });
    expect(Object.keys(CORRUPTED).length).toBeGreaterThanOrEqual(40);
  });

  it.each(Object.keys(CORRUPTED))('%s: is refused with a reason, at once', (name) => {
    const file = CORRUPTED[name]?.();
    const milliseconds = startClock();
    const opened = openBattleFile(file);
    const took = milliseconds();
    expect(opened.ok).toBe(false);
    expect(!opened.ok && opened.refusal).toMatch(/^[a-z]/);
    expect(took).toBeLessThan(250);
  });

  it.each(Object.keys(CORRUPTED))('%s: stays where it is, is said, and nothing else happens', async (name) => {
    const file = CORRUPTED[name]?.();
    const storage = memoryStorage(file);
    const store = await laterVisit(storage);
    expect(storage.slots.battle).toBe(file);
    expect(storage.aside).toEqual([]);
    expect(storage.writes).toEqual([]);
    expect(store.getState().battle.match).toBeNull();
    expect(store.getState().notices.saveTrouble?.kind).toBe('unreadable');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('of another version says so, politely', () => {
    const opened = openBattleFile({ ...sound(), version: 1 });
    expect(!opened.ok && opened.refusal).toBe('another version of the game wrote it');
  });

  it('of a shorter record that is itself a battle is opened as that battle', async () => {
    const shorter = forged((save) => ordersOf(save).splice(10));
    const storage = memoryStorage(shorter);
    const store = await laterVisit(storage);
    expect(battleOf(store).record.orders).toHaveLength(10);
  });
});
