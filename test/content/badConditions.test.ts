import { describe } from 'vitest';
import { eachPartIsOneProblem, HEAL_SELF, HURT_OTHER, healTo, type PartRow, part } from './support/zap';

const PUSH = '"move": { "kind": "push", "squares": 1 }';

const STRANGE_CONDITIONS: readonly PartRow[] = [
  [
    '/condition/angle',
    part('onDeploy', '▸"angle": ["front"]', HEAL_SELF),
    'angle has no meaning with the trigger onDeploy',
  ],
  [
    '/condition/otherAlive',
    part('startTurn', '▸"otherAlive": true', HEAL_SELF),
    'otherAlive has no meaning with the trigger startTurn',
  ],
  [
    '/condition/otherType',
    part('endTurn', '▸"otherType": ["melee"]', HEAL_SELF),
    'otherType has no meaning with the trigger endTurn',
  ],
  [
    '/condition/withinColumns',
    part('passive', '▸"withinColumns": 1', '"addAtk": { "amount": 2 }'),
    'withinColumns has no meaning with the trigger passive',
  ],
  ['/condition/fresh', part('onDeploy', '▸"fresh": true', HEAL_SELF), 'fresh has no meaning with the trigger onDeploy'],
  [
    '/condition/moved',
    part('startTurn', '▸"moved": true', HEAL_SELF),
    'moved has no meaning with the trigger startTurn',
  ],
  [
    '/condition/braced',
    part('startTurn', '▸"braced": true', HEAL_SELF),
    'braced has no meaning with the trigger startTurn',
  ],
  [
    '/condition/moved',
    part('afterAttacked', '▸"moved": true', HEAL_SELF),
    'moved has no meaning with the trigger afterAttacked',
  ],
  [
    '/condition/revealed',
    part('afterAttack', '▸"revealed": false', HEAL_SELF),
    'revealed has no meaning with the trigger afterAttack',
  ],
  [
    '/condition/counter',
    part('afterAttack', '▸"counter": true', HEAL_SELF),
    'counter has no meaning with the trigger afterAttack',
  ],
  [
    '/condition/aim',
    part('beforeDamaged', '▸"aim": "card"', '"addDamage": -5'),
    'aim has no meaning with the trigger beforeDamaged',
  ],
  [
    '/condition/alive',
    part('beforeDamage', '▸"alive": true', '"addDamage": 5'),
    'alive has no meaning with the trigger beforeDamage',
  ],
  [
    '/condition/enemyInRing',
    part('onEnemyLeaveRing', '▸"enemyInRing": true', HEAL_SELF),
    'enemyInRing has no meaning with the trigger onEnemyLeaveRing',
  ],
  [
    '/condition/healthBelow',
    part('onFall', '▸"healthBelow": 50', healTo('"who": "allies"')),
    'healthBelow has no meaning with the trigger onFall',
  ],
  [
    '/condition/angle',
    part('beforeDamaged', '▸"angle": ["rear"]', '"setAngle": "front"'),
    'angle has no meaning with setAngle, which decides it',
  ],
  [
    '/condition/angle',
    part('beforeDamage', '"aim": "castle", ▸"angle": ["rear"]', '"addDamage": 5'),
    'angle has no meaning when the aim is castle',
  ],
  [
    '/condition/otherAlive',
    part('afterAttack', '"aim": "cell", ▸"otherAlive": false', HEAL_SELF),
    'otherAlive has no meaning when the aim is cell',
  ],
  [
    '/condition',
    `{ "trigger": "legality", ▸"condition": { "fresh": true }, "effect": { "addMove": 1 } }`,
    'condition does nothing here: addMove holds always or never',
  ],
  [
    '/condition',
    `{ "trigger": "legality", ▸"condition": { "zone": ["center"] }, "effect": { "flag": "deployAnywhere" } }`,
    'condition does nothing here: deployAnywhere holds always or never',
  ],
  [
    '/condition/aim',
    part('beforeDamage', '"aim": ▸"card"', '"ignoreScreen": true'),
    'aim must be castle for ignoreScreen',
  ],
  [
    '/condition/aim',
    part('beforeDamage', '"aim": ▸"castle"', '"ignoreCover": true'),
    'aim must be card for ignoreCover',
  ],
  ['/condition/aim', part('beforeDamage', '"aim": ▸"cell"', '"mulDef": 50'), 'aim must be card for mulDef'],
  ['/condition/aim', part('afterAttack', '"aim": ▸"castle"', PUSH), 'aim must be card for move'],
  [
    '/condition/aim',
    part('afterAttack', '"aim": ▸"castle"', healTo('"who": "allies", "area": "ring", "around": "other"')),
    'aim must be card for heal',
  ],
  [
    '/condition/otherAlive',
    part('afterAttack', '"otherAlive": ▸false', PUSH),
    'otherAlive must not be false: move would reach a card that has fallen',
  ],
  [
    '/condition/otherAlive',
    part('afterAttacked', '"otherAlive": ▸false', HURT_OTHER),
    'otherAlive must not be false: dealDamage would reach a card that has fallen',
  ],
  [
    '/condition/alive',
    part('afterAttacked', '"alive": ▸false', '"counterAttack": 60'),
    'alive must not be false: counterAttack would reach a bearer that has fallen',
  ],
  [
    '/condition/alive',
    part('afterAttacked', '"alive": ▸false', '"addAtk": { "amount": 5 }'),
    'alive must not be false: addAtk would reach a bearer that has fallen',
  ],
];

describe('a condition that asks in vain is one problem', () => eachPartIsOneProblem(STRANGE_CONDITIONS));
