import { describe, expect, it } from 'vitest';
import { bookOf } from '../../src/content/catalog';
import { edited, loadWith, marked, SHIPPED, shipped } from './support/cards';
import { eachIsOneProblem, type Row } from './support/rows';

const EFFECTS = 'heal, dealDamage, move, ready, addAtk, setTerrain, conceal, grant, turn, swap, recall';

/** Snare is aimed at an enemy card, Vine Drag names a second cell beside one. */
const OF_CARDS: readonly Row[] = [
  ['snare', '/kind', '"kind": "stratagem"', '"kind": ▸"stratagm"', 'kind must be one of unit, stratagem', 'stratagem'],
  [
    'snare',
    '/target/of',
    '"of": "enemy"',
    '"of": ▸"enmy"',
    'of must be one of own, enemy, cell, column, row, none',
    'enemy',
  ],
  [
    'snare',
    '/target/where/0',
    '["beside"]',
    '[▸"manned"]',
    'manned has no meaning of a target that is enemy: it can be beside, pressed, clear, exposed, rested, fresh, moved, spent, unspent, wounded, broken, covered, raised, frontal, screened',
  ],
  ['snare', '/target/whre', '"where"', '▸"whre"', 'unknown key "whre"', 'where'],
  ['snare', '/attack', '"cost": 1', '▸"attack": 3,\n  "cost": 1', 'unknown key "attack"'],
  ['snare', '/cost', '"cost": 1', '"cost": ▸-1', 'cost must be a whole number from 0 to 20'],
  ['snare', '/faction', '"thornveil"', '▸"thornvale"', 'there is no faction "thornvale"', 'thornveil'],
  ['snare', '/parts/0/effect/grant/ability', '"snared"', '▸"snarred"', 'there is no ability "snarred"', 'snared'],
  [
    'snare',
    '/parts/0/effect/grant/value',
    '"ability": "snared"',
    '"ability": "snared", "value": ▸3',
    'the ability "snared" has no number',
  ],
  [
    'snare',
    '/parts/0/effect/grant/until',
    '"until": "round"',
    '"until": ▸"battle"',
    'until must be one of turn, round',
  ],
  [
    'snare',
    '/parts/1/effect/dealDamage/to/who',
    '"amount": 5,\n          "to": {\n            "who": "other"',
    '"amount": 5,\n          "to": {\n            "who": ▸"self"',
    'who must not be self in a stratagem: its voice is no card',
  ],
  [
    'snare',
    '/parts/1/effect/dealDamage/amount',
    '"amount": 5',
    '"amount": ▸"value"',
    '"value" stands for no number: a stratagem writes its numbers out',
  ],
  [
    'snare',
    '/parts/1/effect/counterAttack',
    '"dealDamage": {\n          "amount": 5,\n          "to": {\n            "who": "other"\n          }\n        }',
    '▸"counterAttack": 50',
    `counterAttack does nothing in a stratagem, which can have ${EFFECTS}`,
  ],
  [
    'snare',
    '/target/to',
    '"where": ["beside"]',
    '"where": ["beside"], ▸"to": "step"',
    'to does nothing: no part swaps, slides or changes the ground of that cell',
  ],
  [
    'vine-drag',
    '/parts/0/effect/move',
    ',\n    "to": "step"\n  },\n  "parts": [\n    {\n      "effect": {\n        "move"',
    '\n  },\n  "parts": [\n    {\n      "effect": {\n        ▸"move"',
    'slide needs "to": "step" in the target: the order names the cell',
  ],
];

const OF_LINES: readonly Row[] = [
  [
    'lock-shields',
    '/target/to',
    '"where": ["manned"]',
    '"where": ["manned"], ▸"to": "ally"',
    'to needs a target that is own or enemy: the second cell lies beside a card',
  ],
  [
    'lock-shields',
    '/parts/1/effect/heal/to/who',
    '"amount": 4,\n          "to": {\n            "who": "allies",\n            "area": "column"',
    '"amount": 4,\n          "to": {\n            "who": ▸"other"',
    'there is no other card in a stratagem aimed at a column',
  ],
];

describe('a wrong stratagem is left out with one problem', () => {
  eachIsOneProblem('thornveil', 'stratagems', OF_CARDS);
  // An idle second cell is a second mistake of the same key.
  for (const [id, pointer, part, instead, message] of OF_LINES) {
    it(`${id} ${pointer}`, () => {
      const file = `cards/bastion/${id}.json`;
      const { text, line, column } = marked(edited(shipped(file), part, instead));
      const { catalog, problems } = loadWith({ [file]: text });
      expect(problems[0]).toEqual({ file, line, column, pointer, message });
      expect(catalog?.stratagems).not.toHaveProperty(id);
    });
  }
});

const DECK = 'cards/decks/bastion.json';
const unitsAlone = shipped(DECK).replace(/,\s*"change-the-guard"[^}]*/, '\n  ');
const withOrders = (orders: string) => edited(unitsAlone, '"gatehouse-levy": 2', `${orders}, "gatehouse-levy": 2`);

describe('a deck', () => {
  it('may hold six stratagems beside its unit cards', () => {
    const text = withOrders('"snare": 2, "lock-shields": 2, "shove": 2');
    expect(loadWith({ [DECK]: text }).problems).toEqual([]);
  });

  it.each([
    ['"snare": 2, "lock-shields": 2, "shove": 2, "relief": 1', 'a deck holds at most 6 stratagems, not 7'],
    ['"snare": 3', 'a deck holds at most 2 copies of a card, not 3'],
    ['"snare": 1, "gale": 1', 'a deck mixes at most 2 factions; this card brings in "bastion"'],
    ['"hedge-pikeman": 1', 'a deck holds 24 unit cards, not 25'],
    ['"snaer": 1', 'there is no card "snaer"'],
  ])('%s: %s', (orders, message) => {
    expect(loadWith({ [DECK]: withOrders(orders) }).problems.map((problem) => problem.message)).toEqual([message]);
  });

  it('may name a stratagem whose file is broken', () => {
    const files = { [DECK]: withOrders('"snare": 2'), 'cards/thornveil/snare.json': '{' };
    expect(loadWith(files).problems.map(({ file }) => file)).toEqual(['cards/thornveil/snare.json']);
  });
});

describe('a set from before', () => {
  it('without stratagems, unsworn cards and their numbers loads', () => {
    const gone = [...SHIPPED].filter(
      ([file, text]) => file.startsWith('cards/unsworn/') || text?.includes('"kind": "stratagem"'),
    );
    const decks = [...SHIPPED.keys()].filter((file) => file.startsWith('cards/decks/'));
    const rules = shipped('cards/rules/siege.json').replace(/ {2}"stratagemsPer\w+": \d+,\n/g, '');
    const { catalog, problems } = loadWith({
      ...Object.fromEntries([...gone.map(([file]) => file), ...decks].map((file) => [file, undefined])),
      [DECK]: unitsAlone,
      'cards/rules/siege.json': rules,
    });
    expect(problems).toEqual([]);
    expect(Object.keys(catalog?.cards ?? {})).toHaveLength(48);
    expect(catalog && bookOf(catalog).stratagems).toEqual({});
  });
});
