import { describe } from 'vitest';
import { changeGround, eachPartIsOneProblem, HEAL_SELF, healTo, type PartRow, part } from './support/zap';

const STRANGE_EFFECTS: readonly PartRow[] = [
  [
    '/effect/heal',
    part('passive', '', `▸${HEAL_SELF}`),
    'heal does nothing with the trigger passive, which can have addAtk, addDef, setScreen, grantCover',
  ],
  [
    '/effect/mulDamage',
    part('legality', '', '▸"mulDamage": 50'),
    'mulDamage does nothing with the trigger legality, which can have flag, addMove, leastMove, reachColumns',
  ],
  [
    '/effect/flag',
    part('onFall', '', '▸"flag": "slipAway"'),
    'flag does nothing with the trigger onFall, which can have heal, dealDamage, setTerrain',
  ],
  [
    '/effect/counterAttack',
    part('afterAttack', '"counter": true', '▸"counterAttack": 60'),
    'counterAttack does nothing with the trigger afterAttack, which can have heal, dealDamage, move, ready, addAtk, setTerrain, conceal, grant, turn',
  ],
];

const HEAL_TO = '/effect/heal/to';

const STRANGE_AUDIENCES: readonly PartRow[] = [
  [
    `${HEAL_TO}/who`,
    part('onDeploy', '', healTo('"who": ▸"other"')),
    'there is no other card with the trigger onDeploy',
  ],
  [
    `${HEAL_TO}/who`,
    part('onFall', '', healTo('"who": ▸"self"')),
    'who must not be self with the trigger onFall: it has fallen',
  ],
  [
    `${HEAL_TO}/area`,
    part('startTurn', '', healTo('"who": "self", ▸"area": "ring"')),
    'area has no meaning when who is self',
  ],
  [
    `${HEAL_TO}/around`,
    part('afterAttack', '', healTo('"who": "other", ▸"around": "other"')),
    'around has no meaning when who is other',
  ],
  [
    `${HEAL_TO}/only`,
    part('startTurn', '', healTo('"who": "self", ▸"only": "wounded"')),
    'only has no meaning when who is self',
  ],
  [
    `${HEAL_TO}/pick`,
    part('startTurn', '', healTo('"who": "self", ▸"pick": "strongest"')),
    'pick has no meaning when who is self',
  ],
  [
    `${HEAL_TO}/around`,
    part('startTurn', '', healTo('"who": "allies", "area": "ring", ▸"around": "other"')),
    'there is no other card with the trigger startTurn',
  ],
  [
    `${HEAL_TO}/around`,
    part('afterAttack', '', healTo('"who": "allies", ▸"around": "other"')),
    'around has no meaning without an area',
  ],
  [
    `${HEAL_TO}/around`,
    part('afterAttack', '', healTo('"who": "allies", "area": "board", ▸"around": "self"')),
    'around has no meaning without an area',
  ],
  [
    '/effect/addAtk/to/pick',
    part('passive', '', '"addAtk": { "amount": 2, "to": { "who": "allies", ▸"pick": "strongest" } }'),
    'pick has no meaning with the trigger passive',
  ],
  [
    '/effect/addAtk/to/who',
    part('beforeDamage', '', '"addAtk": { "amount": 2, "to": { "who": ▸"allies" } }'),
    'who must be self with the trigger beforeDamage: it concerns one blow',
  ],
  [
    '/effect/addDef/to/who',
    part('beforeDamaged', '', '"addDef": { "amount": 2, "to": { "who": ▸"other" } }'),
    'who must be self with the trigger beforeDamaged: it concerns one blow',
  ],
  [
    '/effect/ready/to/who',
    part('onDeploy', '', '"ready": { "to": { "who": ▸"enemies" } }'),
    'who must be self or allies for ready',
  ],
  [
    '/effect/ready/to/who',
    part('afterAttack', '', '"ready": { "to": { "who": ▸"other" } }'),
    'who must be self or allies for ready',
  ],
  [
    '/effect/move/kind',
    part('afterAttacked', '', '"move": { "kind": ▸"slide", "squares": 1 }'),
    'slide needs the trigger afterAttack: only the order of an attack names a cell',
  ],
];

const CHANGE = '/effect/setTerrain/change';

const STRANGE_GROUND: readonly PartRow[] = [
  [
    `${CHANGE}/normal`,
    part('onDeploy', '', changeGround('"self"', '"normal": ▸"partialcover"')),
    'there is no terrain "partialcover"',
    'partial-cover',
  ],
  [`${CHANGE}/moor`, part('onDeploy', '', changeGround('"self"', '▸"moor": "normal"')), 'there is no terrain "moor"'],
  [
    `${CHANGE}/normal`,
    part('onDeploy', '', changeGround('"self"', '"normal": ▸"lava"')),
    'the terrain "lava" is not in the list of cards/rules/siege.json',
  ],
  [
    `${CHANGE}/ice`,
    part('onDeploy', '', changeGround('"self"', '▸"ice": "normal"')),
    'the terrain "ice" is not in the list of cards/rules/siege.json',
  ],
  [`${CHANGE}/any`, part('onDeploy', '', changeGround('"self"', '"any": ▸"any"')), 'there is no terrain "any"'],
  [
    `${CHANGE}/any`,
    part('onDeploy', '', changeGround('"self"', '"any": ▸"blocking"')),
    'a card stands there, and nobody can stand on "blocking"',
  ],
  [
    `${CHANGE}/any`,
    part('afterAttack', '', changeGround('"other"', '"any": ▸"blocking"')),
    'a card stands there, and nobody can stand on "blocking"',
  ],
  [
    '/effect/setTerrain/at',
    part('startTurn', '', changeGround('▸"named"', '"any": "blocking"')),
    'at must not be named without the trigger onDeploy: only a deployment names a cell',
  ],
  [
    '/effect/setTerrain/at',
    part('endTurn', '', changeGround('▸"other"', '"any": "normal"')),
    'there is no other card with the trigger endTurn',
  ],
  [
    '/effect/setTerrain/health',
    part('onDeploy', '', '"setTerrain": { "at": "self", "change": { "any": "good-cover" }, ▸"health": 5 }'),
    'health has no meaning unless at is named',
  ],
  [
    `${CHANGE}/any`,
    part('onDeploy', '', '"setTerrain": { "at": "named", "change": { "any": ▸"normal" }, "health": 5 }'),
    'health is for a wall, and cards can stand on "normal"',
  ],
  [
    '/condition/ground/1',
    part('startTurn', '"ground": ["normal", ▸"elevatd"]', HEAL_SELF),
    'there is no terrain "elevatd"',
    'elevated',
  ],
  [
    '/condition/ground/0',
    part('startTurn', '"ground": [▸"water"]', HEAL_SELF),
    'the terrain "water" is not in the list of cards/rules/siege.json',
  ],
];

describe('a part that could never do what it says is one problem', () => {
  eachPartIsOneProblem([...STRANGE_EFFECTS, ...STRANGE_AUDIENCES, ...STRANGE_GROUND]);
});
