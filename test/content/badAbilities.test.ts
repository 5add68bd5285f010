import { describe, expect, it } from 'vitest';
import { AREAS, FLAGS, TRIGGERS } from '../../src/battle/abilities/vocabulary';
import { bookOf } from '../../src/content/catalog';
import { edited, loadWith, shipped } from './support/cards';
import { eachIsOneProblem, type Row } from './support/rows';

const ID = 'must be an id of at most 40 small letters, digits and single hyphens, such as "iron-guard"';
const NAME = 'must be a line of 1 to 40 characters, without spaces at its ends';
const VALUE = 'value must be a whole number from -999 to 999';
const TRIGGER = `trigger must be one of ${TRIGGERS.join(', ')}`;
const FLAG = `flag must be one of ${FLAGS.join(', ')}`;
const AMOUNT = 'amount must be a whole number from 1 to 999, or "value"';
const CHANGE = 'change must be an object of one kind of terrain or more: what lies there before, and afterwards';
const ONE_EFFECT = 'effect must be an object with exactly one effect';
const ARCS = 'different words out of front, side, rear';

const WRONG_VALUES: readonly Row[] = [
  ['mend', '/id', '"id": "mend"', '"id": ▸"Mend"', `id ${ID}`],
  ['mend', '/id', '"id": "mend"', '"id": ▸"mends"', 'id must be the name of the file, "mend"'],
  ['mend', '/id', '"id": "mend"', '"id": ▸"constructor"', 'id must be another id: this word is reserved'],
  ['mend', '/name', '"name": "Mend"', '"name": ▸""', `name ${NAME}`],
  [
    'mend',
    '/name',
    '"name": "Mend"',
    '"name": ▸"Mend\\u202e8"',
    'name must be a line without characters that turn the direction of text (it has U+202E)',
  ],
  ['mend', '/translations/it/name', '"Cura"', '▸8', `name ${NAME}`],
  ['mend', '/value', '"value": 8', '"value": ▸"value"', VALUE],
  ['mend', '/value', '"value": 8', '"value": ▸1000', VALUE],
  ['mend', '/value', '"value": 8', '"value": ▸8.5', VALUE],
  ['mend', '/numbered', '"numbered": true', '"numbered": ▸1', 'numbered must be true or false'],
  ['mend', '/parts/0/trigger', '"startTurn"', '▸"startturn"', TRIGGER, 'startTurn'],
  ['mend', '/parts/0/trigger', '"startTurn"', '▸"turnStart"', TRIGGER],
  ['mend', '/parts/0/trigger', '"startTurn"', '▸"toString"', TRIGGER],
  ['mend', '/parts/0/trigger', '"startTurn"', '▸["startTurn"]', TRIGGER],
  ['mend', '/parts/0/order', '"order": 2', '"order": ▸100', 'order must be a whole number from -99 to 99'],
  ['mend', '/parts/0/effect/heal/amount', '"value",\n', '▸"vlaue",\n', AMOUNT, 'value'],
  ['mend', '/parts/0/effect/heal/amount', '"amount": "value"', '"amount": ▸"8"', AMOUNT],
  ['mend', '/parts/0/effect/heal/amount', '"amount": "value"', '"amount": ▸0', AMOUNT],
  ['mend', '/parts/0/effect/heal/amount', '"amount": "value"', '"amount": ▸1e400', AMOUNT],
  ['mend', '/parts/0/effect/heal/amount', '"amount": "value"', '"amount": ▸null', AMOUNT],
  [
    'mend',
    '/parts/0/effect/heal/to/who',
    '"allies"',
    '▸"alies"',
    'who must be one of self, other, allies, enemies',
    'allies',
  ],
  [
    'mend',
    '/parts/0/effect/heal/to/area',
    '"orthogonal"',
    '▸"orthagonal"',
    `area must be one of ${AREAS.join(', ')}`,
    'orthogonal',
  ],
  [
    'mend',
    '/parts/0/effect/heal/to/pick',
    '"mostWounded"',
    '▸"mostwounded"',
    'pick must be one of mostWounded, strongest',
    'mostWounded',
  ],
  ['hit-and-run', '/parts/0/effect/flag', '"moveAfterAttack"', '▸"moveAfterAtack"', FLAG, 'moveAfterAttack'],
  ['hit-and-run', '/parts/0/effect/flag', '"moveAfterAttack"', '▸true', FLAG],
  ['sniper', '/parts/1/effect/ignoreCover', '"ignoreCover": true', '"ignoreCover": ▸false', 'ignoreCover must be true'],
  ['riposte', '/parts/0/condition/angle', '["front"]', '▸[]', `angle must be a list of 1 to 3 ${ARCS}`],
  ['riposte', '/parts/0/condition/angle', '["front"]', '▸"front"', `angle must be a list of 1 to 3 ${ARCS}`],
  ['riposte', '/parts/0/condition/angle', '["front"]', '▸["rear", "rear"]', `angle must be a list of 1 to 3 ${ARCS}`],
  [
    'backstab',
    '/parts/0/condition/angle/0',
    '"side", ',
    '▸"flank", ',
    'entry 1 of angle must be one of front, side, rear',
  ],
  ['riposte', '/parts/0/condition/alive', '"alive": true', '"alive": ▸"yes"', 'alive must be true or false'],
  [
    'riposte',
    '/parts/0/condition/withinColumns',
    '"withinColumns": 1',
    '"withinColumns": ▸3',
    'withinColumns must be a whole number from 0 to 2',
  ],
  ['siege', '/parts/0/condition/aim', '"castle"', '▸"keep"', 'aim must be one of card, castle, cell'],
  ['push', '/parts/0/effect/move/kind', '"kind": "push"', '"kind": ▸"shove"', 'kind must be one of push, pull, slide'],
  [
    'push',
    '/parts/0/effect/move/squares',
    '"squares": "value"',
    '"squares": ▸3',
    'squares must be a whole number from 1 to 2, or "value"',
  ],
  [
    'guard',
    '/parts/1/effect/grantCover/cover',
    '"partial"',
    '▸"none"',
    'cover must be one of partial, good, excellent',
  ],
  [
    'entrench',
    '/parts/0/effect/setTerrain/change',
    /\{\s*"normal".*?\}/s.exec(shipped('cards/abilities/entrench.json'))?.[0] ?? '',
    '▸{}',
    CHANGE,
  ],
  [
    'entrench',
    '/parts/0/effect/setTerrain/change/Open Ground',
    '"normal"',
    '▸"Open Ground"',
    `the key "Open Ground" ${ID}`,
  ],
  [
    'raise-palisade',
    '/parts/0/effect/setTerrain/change',
    '{\n            "any": "blocking"\n          }',
    '▸"blocking"',
    CHANGE,
  ],
  [
    'raise-palisade',
    '/parts/0/effect/setTerrain/health',
    '"health": "value"',
    '"health": ▸0',
    'health must be a whole number from 1 to 999, or "value"',
  ],
];

const WRONG_KEYS: readonly Row[] = [
  ['mend', '/parts/0/effect/heel', '"heal"', '▸"heel"', 'unknown key "heel"', 'heal'],
  ['mend', '/parts/0/effect/Heal', '"heal"', '▸"Heal"', 'unknown key "Heal"', 'heal'],
  ['mend', '/parts/0/effect/constructor', '"heal"', '▸"constructor"', 'unknown key "constructor"'],
  ['mend', '/parts/0/effect/__proto__', '"heal"', '▸"__proto__"', 'this key is not allowed'],
  ['mend', '/parts/0/efect', '"effect"', '▸"efect"', 'unknown key "efect"', 'effect'],
  ['mend', '/parts/0/effect/heal/ammount', '"amount"', '▸"ammount"', 'unknown key "ammount"', 'amount'],
  ['mend', '/parts/0/effect/heal/to/were', '"area"', '▸"were"', 'unknown key "were"'],
  ['mend', '/parts/0/tirgger', '"trigger"', '▸"tirgger"', 'unknown key "tirgger"', 'trigger'],
  ['mend', '/parts/0/when', '"trigger"', '▸"when": "always", "trigger"', 'unknown key "when"'],
  ['mend', '/part', '"parts"', '▸"part"', 'unknown key "part"', 'parts'],
  ['mend', '/trigger', '"parts"', '▸"trigger": "startTurn", "parts"', 'unknown key "trigger"'],
  ['riposte', '/parts/0/condition/angel', '"angle"', '▸"angel"', 'unknown key "angel"', 'angle'],
  [
    'stealth',
    '/parts/2/condition/enemyinring',
    '"enemyInRing"',
    '▸"enemyinring"',
    'unknown key "enemyinring"',
    'enemyInRing',
  ],
  ['mend', '/parts/0/effect/heal', '"heal": {', '"heal": 8, ▸"heal": {', 'the key "heal" is written twice'],
  ['mend', '', '"value": 8,', '"value": 8, ▸// small', 'comments are not allowed in JSON'],
];

const WHOLE = shipped('cards/abilities/swift.json');
const SWIFT_PARTS = WHOLE.slice(WHOLE.indexOf('[', WHOLE.indexOf('"parts"')), WHOLE.lastIndexOf(']') + 1);
const SWIFT_PART = SWIFT_PARTS.slice(1, -1).trim();

const WRONG_SHAPES: readonly Row[] = [
  ['swift', '/parts', SWIFT_PARTS, '▸[]', 'parts must be a list of 1 to 12 parts'],
  ['swift', '/parts', SWIFT_PARTS, '▸{}', 'parts must be a list of 1 to 12 parts'],
  ['swift', '/parts', SWIFT_PARTS, `▸[${Array(13).fill(SWIFT_PART).join()}]`, 'parts must be a list of 1 to 12 parts'],
  ['swift', '/parts/0', SWIFT_PART, '▸"swift"', 'entry 1 of parts must be an object { … }'],
  [
    'swift',
    '/parts/0/effect',
    SWIFT_PART,
    '▸{ "trigger": "legality" }',
    'effect is missing: it must be an object { … }',
  ],
  [
    'swift',
    '/parts/0/trigger',
    SWIFT_PART,
    '▸{ "effect": { "addMove": "value" } }',
    TRIGGER.replace('must', 'is missing: it must'),
  ],
  ['swift', '/parts/0/effect', '"effect": {', '"effect": ▸{ "flag": "slipAway",', ONE_EFFECT],
  ['swift', '/parts/0/effect', /\{\s*"addMove": "value"\s*\}/.exec(WHOLE)?.[0] ?? '', '▸{}', ONE_EFFECT],
  [
    'swift',
    '/parts/0/effect',
    /\{\s*"addMove": "value"\s*\}/.exec(WHOLE)?.[0] ?? '',
    '▸[]',
    'effect must be an object { … }',
  ],
  [
    'swift',
    '/parts/0/effect',
    /\{\s*"addMove": "value"\s*\}/.exec(WHOLE)?.[0] ?? '',
    '▸"addMove"',
    'effect must be an object { … }',
  ],
];

const WRONG_NUMBERS: readonly Row[] = [
  ['entrench', '/value', '"parts"', '"value": ▸3,\n  "parts"', 'value does nothing: no part says "value"'],
  ['entrench', '/numbered', '"parts"', '"numbered": ▸true,\n  "parts"', 'numbered does nothing without value'],
  [
    'swift',
    '/parts/0/effect/addMove',
    WHOLE.slice(WHOLE.indexOf('"value"')),
    WHOLE.slice(WHOLE.indexOf('"parts"')).replace('"value"', '▸"value"'),
    '"value" stands for no number: the ability has no value',
  ],
  ['swift', '/value', '"value": 1', '"value": ▸5', 'value must be a whole number from -4 to 4 for addMove'],
  ['flying', '/value', '"value": 2', '"value": ▸0', 'value must be a whole number from 1 to 4 for leastMove'],
  ['reach', '/value', '"value": 2', '"value": ▸3', 'value must be a whole number from 1 to 2 for reachColumns'],
  ['mend', '/value', '"value": 8', '"value": ▸-8', 'value must be a whole number from 1 to 999 for heal'],
  ['guard', '/value', '"value": 25', '"value": ▸101', 'value must be a whole number from 0 to 100 for setScreen'],
  [
    'raise-palisade',
    '/value',
    '"value": 40',
    '"value": ▸0',
    'value must be a whole number from 1 to 999 for setTerrain',
  ],
];

describe('a wrong ability is left out with one problem, and the cards that have it are not', () => {
  eachIsOneProblem('abilities', 'abilities', [...WRONG_VALUES, ...WRONG_KEYS, ...WRONG_SHAPES, ...WRONG_NUMBERS]);
});

describe('an ability', () => {
  it('whose file is broken is missing from the book, while its cards are in it', () => {
    const { catalog, problems } = loadWith({ 'cards/abilities/guard.json': '{' });
    expect(problems.map(({ file }) => file)).toEqual(['cards/abilities/guard.json']);
    const book = catalog && bookOf(catalog);
    expect(book?.abilities).not.toHaveProperty('guard');
    expect(book?.cards.oathguard?.abilities).toEqual([{ id: 'guard' }]);
  });

  it('whose file is gone is unknown to each card and stratagem that names it', () => {
    const { problems } = loadWith({ 'cards/abilities/guard.json': undefined });
    const cards = problems.filter(({ file }) => !file.startsWith('cards/decks/'));
    expect(cards.map(({ file, pointer, message }) => [file, pointer, message])).toEqual([
      ['cards/bastion/hold-the-gate.json', '/parts/0/effect/grant/ability', 'there is no ability "guard"'],
      ['cards/bastion/oathguard.json', '/abilities/0/id', 'there is no ability "guard"'],
      ['cards/bastion/the-portcullis.json', '/abilities/1/id', 'there is no ability "guard"'],
    ]);
  });

  it('under a wrong file name has one problem, and cards still know it', () => {
    const text = shipped('cards/abilities/guard.json');
    const { problems } = loadWith({ 'cards/abilities/guard.json': undefined, 'cards/abilities/gaurd.json': text });
    expect(problems.map(({ file, pointer }) => [file, pointer])).toEqual([['cards/abilities/gaurd.json', '/id']]);
  });

  it('is checked while the rules are broken', () => {
    const file = 'cards/abilities/entrench.json';
    const text = edited(shipped(file), '"good-cover"', '"god-cover"');
    const { problems } = loadWith({ [file]: text, 'cards/rules/siege.json': '{' });
    expect(problems.map(({ message, suggestion }) => [message, suggestion])).toEqual([
      ['there is no terrain "god-cover"', 'good-cover'],
      ['a closing } is expected here', undefined],
    ]);
  });

  it('with two mistakes has two problems', () => {
    const file = 'cards/abilities/mend.json';
    const twice = edited(edited(shipped(file), '"order": 2', '"order": "2"'), '"heal"', '"hael"');
    expect(loadWith({ [file]: twice }).problems.map(({ pointer }) => pointer)).toEqual([
      '/parts/0/order',
      '/parts/0/effect/hael',
    ]);
  });
});
