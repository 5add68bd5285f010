import { describe, expect, it } from 'vitest';
import { edited, loadWith, marked, shipped } from './support/cards';

const FILE = 'cards/thornveil/sap-mender.json';
const CARD = shipped(FILE);
const LIST = /"abilities": \[.*?\]/s.exec(CARD)?.[0] ?? '';

const ID = 'id must be an id of at most 40 small letters, digits and single hyphens, such as "iron-guard"';
const SIX = 'abilities must be a list of 0 to 6 abilities';
const VALUE = 'value must be a whole number from -999 to 999';

/** What stands in the list; ▸ marks where the problem must be found. */
type Row = readonly [pointer: string, list: string, message: string, suggestion?: string];

const WRONG: readonly Row[] = [
  ['', '▸null', SIX],
  ['', '▸"mend"', SIX],
  ['', '▸{ "mend": 8 }', SIX],
  ['', `▸[${Array(7).fill('{ "id": "mend" }').join()}]`, SIX],
  ['/0', '[▸"mend"]', 'entry 1 of abilities must be an object { … }'],
  ['/1', '[{ "id": "guard" }, ▸null]', 'entry 2 of abilities must be an object { … }'],
  ['/0/id', '[▸{}]', ID.replace('must', 'is missing: it must')],
  ['/0/id', '[{ "id": ▸"Mend" }]', ID],
  ['/0/id', '[{ "id": ▸8 }]', ID],
  ['/0/id', '[{ "id": ▸"constructor" }]', 'id must be another id: this word is reserved'],
  ['/0/id', '[{ "id": ▸"gaurd" }]', 'there is no ability "gaurd"', 'guard'],
  ['/1/id', '[{ "id": "mend" }, { "id": ▸"battlecry" }]', 'there is no ability "battlecry"', 'battle-cry'],
  ['/0/id', '[{ "id": ▸"teleport" }]', 'there is no ability "teleport"'],
  ['/0/ability', '[{ ▸"ability": "mend", "id": "mend" }]', 'unknown key "ability"'],
  ['/0/vlaue', '[{ "id": "mend", ▸"vlaue": 8 }]', 'unknown key "vlaue"', 'value'],
  ['/0/value', '[{ "id": "mend", "value": ▸"8" }]', VALUE],
  ['/0/value', '[{ "id": "mend", "value": ▸null }]', VALUE],
  ['/0/value', '[{ "id": "mend", "value": ▸8.5 }]', VALUE],
  ['/0/value', '[{ "id": "mend", "value": ▸1000 }]', VALUE],
  ['/0/value', '[{ "id": "mend", "value": ▸0 }]', 'value must be a whole number from 1 to 999 for heal'],
  ['/0/value', '[{ "id": "reach", "value": ▸3 }]', 'value must be a whole number from 1 to 2 for reachColumns'],
  ['/0/value', '[{ "id": "flying", "value": ▸-1 }]', 'value must be a whole number from 1 to 4 for leastMove'],
  ['/0/value', '[{ "id": "sentinel", "value": ▸501 }]', 'value must be a whole number from 1 to 500 for counterAttack'],
  ['/0/value', '[{ "id": "push", "value": ▸3 }]', 'value must be a whole number from 1 to 2 for move'],
  ['/0/value', '[{ "id": "entrench", "value": ▸2 }]', 'the ability "entrench" has no number'],
  ['/0/value', '[{ "id": "sniper", "value": ▸0 }]', 'the ability "sniper" has no number'],
  ['/1/id', '[{ "id": "mend" }, { "id": ▸"mend" }]', 'this ability already stands in entry 1 of abilities'],
  [
    '/2/id',
    '[{ "id": "mend" }, { "id": "push" }, { "id": ▸"mend", "value": 4 }]',
    'this ability already stands in entry 1 of abilities',
  ],
];

describe('a card with a wrong ability is left out with one problem', () => {
  it.each(WRONG)('%s: %s', (pointer, list, message, suggestion) => {
    const { text, line, column } = marked(edited(CARD, LIST, `"abilities": ${list}`));
    const hint = suggestion === undefined ? {} : { suggestion };
    const { catalog, problems } = loadWith({ [FILE]: text });
    expect(problems).toEqual([{ file: FILE, line, column, pointer: `/abilities${pointer}`, message, ...hint }]);
    expect(catalog?.cards).not.toHaveProperty('sap-mender');
    expect(catalog?.abilities).toHaveProperty('mend');
  });
});

describe('a card', () => {
  const abilitiesWith = (list: string, changes: Readonly<Record<string, string>> = {}) => {
    const { catalog, problems } = loadWith({ [FILE]: edited(CARD, `  ${LIST},\n`, list), ...changes });
    expect(problems.filter(({ file }) => file === FILE)).toEqual([]);
    return catalog?.cards['sap-mender']?.abilities;
  };

  it('without a list has no abilities', () => expect(abilitiesWith('')).toEqual([]));

  it('keeps its own numbers', () => {
    const list = [
      { id: 'mend', value: 12 },
      { id: 'swift', value: -1 },
    ];
    expect(abilitiesWith(`"abilities": ${JSON.stringify(list)},`)).toEqual(list);
  });

  it('may have any number for an ability whose file is broken', () => {
    const list = [{ id: 'mend', value: -12 }];
    const broken = { 'cards/abilities/mend.json': '{' };
    expect(abilitiesWith(`"abilities": ${JSON.stringify(list)},`, broken)).toEqual(list);
  });
});
