import { describe, expect, it } from 'vitest';
import {
  type Condition,
  EFFECTS_OF,
  type EffectArguments,
  type EffectName,
  TRIGGERS,
  type Trigger,
} from '../../src/battle/abilities/vocabulary';
import { loadWith } from './support/cards';
import { changeGround, HEAL_SELF, HURT_OTHER, part, ZAP_FILE, zap } from './support/zap';

/** Beside the shipped abilities: what a designer may well want. */
const RIGHT: readonly (readonly [what: string, part: string])[] = [
  ['ambush', part('beforeDamage', '"revealed": false, "counter": false', '"mulDamage": 150')],
  ['drain', part('afterAttack', '"aim": "castle"', HEAL_SELF)],
  ['berserk', part('passive', '"healthBelow": 50', '"addAtk": { "amount": 6 }')],
  ['terror', part('passive', '', '"addAtk": { "amount": -3, "to": { "who": "enemies", "area": "ring" } }')],
  ['last words', part('onFall', '', '"dealDamage": { "amount": 10, "to": { "who": "enemies", "area": "ring" } }')],
  ['tombstone', part('onFall', '', changeGround('"self"', '"any": "blocking"'))],
  [
    'rubble over the fallen',
    part('afterAttack', '"otherAlive": false', changeGround('"other"', '"normal": "blocking"')),
  ],
  ['cleave', part('afterAttack', '"otherAlive": false', '"ready": { "to": { "who": "self" } }')],
  ['thorns', part('afterAttacked', '"otherType": ["melee"]', HURT_OTHER)],
  ['revenge', part('afterAttacked', '"alive": false', HURT_OTHER)],
  ['hillfighter', part('beforeDamage', '"ground": ["elevated"], "zone": ["center"]', '"addDamage": 5')],
  ['nimble when fresh', part('legality', '"fresh": true', '"flag": "slipAway"')],
  ['for itself', part('beforeDamage', '"fresh": true', '"addAtk": { "amount": 2, "to": { "who": "self" } }')],
];

describe('a part that makes sense is none', () => {
  it.each(RIGHT)('%s', (_what, text) => {
    const { catalog, problems } = loadWith({ [ZAP_FILE]: zap(text) });
    expect(problems).toEqual([]);
    expect(catalog?.abilities.zap?.parts).toEqual([JSON.parse(text)]);
  });
});

const ARGUMENTS: EffectArguments = {
  flag: 'slipAway',
  addMove: 1,
  leastMove: 2,
  reachColumns: 2,
  mulDamage: 80,
  addDamage: 5,
  mulDef: 50,
  addDef: { amount: 5 },
  addAtk: { amount: 5 },
  angleBonus: 25,
  setAngle: 'front',
  ignoreCover: true,
  ignoreScreen: true,
  setScreen: 25,
  grantCover: { cover: 'partial', to: { who: 'allies' } },
  move: { kind: 'push', squares: 1 },
  heal: { amount: 5, to: { who: 'allies' } },
  dealDamage: { amount: 5, to: { who: 'enemies' } },
  ready: { to: { who: 'allies' } },
  setTerrain: { at: 'self', change: { normal: 'partial-cover' } },
  counterAttack: 60,
  conceal: true,
  grant: { ability: 'guard', until: 'round', to: { who: 'allies' } },
  turn: { facing: 'front', to: { who: 'allies' } },
  swap: true,
  recall: { to: { who: 'allies' } },
};

describe('every effect', () => {
  it('belongs to some trigger', () => {
    const had = Object.values(EFFECTS_OF).flat();
    expect(Object.keys(ARGUMENTS).filter((name) => !had.includes(name as EffectName))).toEqual([]);
  });

  it.each(TRIGGERS)('is right with %s exactly where the vocabulary says so', (trigger) => {
    const names = Object.keys(ARGUMENTS) as EffectName[];
    const right = names.filter((name) => isRight({ trigger, effect: { [name]: ARGUMENTS[name] } }));
    expect(right).toEqual(names.filter((name) => EFFECTS_OF[trigger].includes(name)));
  });
});

const ASKED: Required<Condition> = {
  angle: ['front'],
  aim: 'card',
  counter: false,
  alive: true,
  otherAlive: true,
  moved: true,
  fresh: true,
  revealed: true,
  braced: true,
  enemyInRing: true,
  withinColumns: 1,
  zone: ['center'],
  ground: ['normal'],
  healthBelow: 50,
  otherHealthBelow: 50,
  otherType: ['melee'],
};

/** Written out once more by hand: a dot where the question has no meaning. */
const QUESTIONS: Readonly<Record<Trigger, string>> = {
  legality: '. . . . . moved fresh revealed braced enemyInRing . zone ground healthBelow . .',
  passive: '. . . . . moved fresh revealed braced enemyInRing . zone ground healthBelow . .',
  beforeDamage:
    'angle aim counter . . moved fresh revealed braced enemyInRing withinColumns zone ground healthBelow otherHealthBelow otherType',
  beforeDamaged:
    'angle . counter . . moved fresh revealed braced enemyInRing withinColumns zone ground healthBelow otherHealthBelow otherType',
  onDeploy: '. . . . . . . . . enemyInRing . zone ground healthBelow . .',
  startTurn: '. . . . . . . revealed . enemyInRing . zone ground healthBelow . .',
  endTurn: '. . . . . moved fresh revealed braced enemyInRing . zone ground healthBelow . .',
  afterAttack:
    'angle aim . alive otherAlive moved fresh . braced enemyInRing withinColumns zone ground healthBelow otherHealthBelow otherType',
  afterAttacked:
    'angle . . alive otherAlive . fresh revealed braced enemyInRing withinColumns zone ground healthBelow otherHealthBelow otherType',
  onEnemyLeaveRing:
    '. . . . otherAlive . fresh revealed braced . withinColumns zone ground healthBelow otherHealthBelow otherType',
  onFall: '. . . . . moved fresh revealed braced enemyInRing . zone ground . . .',
};

const ANY_EFFECT: Readonly<Record<Trigger, EffectName>> = {
  legality: 'flag',
  passive: 'addAtk',
  beforeDamage: 'addDamage',
  beforeDamaged: 'addDamage',
  onDeploy: 'heal',
  startTurn: 'heal',
  endTurn: 'heal',
  afterAttack: 'heal',
  afterAttacked: 'heal',
  onEnemyLeaveRing: 'heal',
  onFall: 'heal',
};

describe('every condition', () => {
  it.each(TRIGGERS)('is right with %s exactly where it has a meaning', (trigger) => {
    const effect = { [ANY_EFFECT[trigger]]: ARGUMENTS[ANY_EFFECT[trigger]] };
    const answers = Object.entries(ASKED).map(([name, wanted]) =>
      isRight({ trigger, condition: { [name]: wanted }, effect }) ? name : '.',
    );
    expect(answers.join(' ')).toBe(QUESTIONS[trigger]);
  });
});

function isRight(whole: unknown): boolean {
  return loadWith({ [ZAP_FILE]: zap(JSON.stringify(whole)) }).problems.length === 0;
}
