import { describe, expect, it } from 'vitest';
import type { BattleEngine } from '../../src/battle/BattleEngine';
import type { Order } from '../../src/battle/model/orders';
import { POSITIONS, samePosition } from '../../src/battle/model/position';
import type { Unit } from '../../src/battle/model/unit';
import { plain, refusalOf } from '../support/engine';
import { at, bow, position, sword } from '../support/position';
import { has } from './support/blows';
import { knowing, ODD } from './support/oddAbility';

const FLAGS = ['fresh', 'moved', 'movedAgain', 'attacked', 'hasStruck', 'strayed'] as const;

/** A card in the center that has spent its turn in every way there is, without attack too. */
function everyWay(changes: Partial<Unit>): Unit[] {
  const ways = Array.from({ length: 2 ** (FLAGS.length + 1) }, (_, way) => way);
  return ways.map((way) => {
    const flags = Object.fromEntries(FLAGS.map((flag, bit) => [flag, ((way >> bit) & 1) === 1]));
    return sword('a', 'left', [1, 1], { ...changes, ...flags, attack: way >> FLAGS.length === 1 ? 0 : 10 });
  });
}

/** What is left to `a`: the types of its orders, moves to any cell as one. */
function leftTo(engine: BattleEngine, unit: Unit): string {
  const state = position({ units: [unit, sword('b', 'right', [1, 2])] });
  const orders: Order[] = [
    { type: 'attack', unit: 'a', target: 'b' },
    { type: 'attackCastle', unit: 'a' },
    { type: 'brace', unit: 'a' },
    ...POSITIONS.map((to): Order => ({ type: 'move', unit: 'a', to })),
  ];
  const offered = engine.legalOrders(state, 'left').filter(({ type }) => type !== 'endTurn');
  expect(offered).toEqual(orders.filter((order) => refusalOf(engine, state, order) === null));
  return [...new Set(offered.map(({ type }) => type))].join(' ');
}

/** Whether it has an attack to spend. */
function mayAct({ attacked, strayed, moved }: Unit, ability: string): boolean {
  return !(attacked || strayed || (moved && ability === 'sniper'));
}

function mayGo({ fresh, moved, movedAgain, attacked, hasStruck }: Unit, ability: string): boolean {
  if (fresh && ability !== 'charge') return false;
  if (ability === 'sniper' && (attacked || hasStruck)) return false;
  return !moved || (ability === 'hit-and-run' && hasStruck && !movedAgain);
}

const ALL = 'attack attackCastle move';

describe('what is left to a card', () => {
  it.each<readonly [ability: string, spent: readonly (typeof FLAGS)[number][], left: string]>([
    ['none', [], ALL],
    ['none', ['moved'], 'attack attackCastle'],
    ['none', ['attacked', 'hasStruck'], 'move'],
    ['none', ['moved', 'attacked', 'hasStruck'], ''],
    ['none', ['hasStruck'], ALL],
    ['none', ['fresh'], 'attack'],
    ['none', ['fresh', 'attacked', 'hasStruck'], ''],
    ['none', ['strayed', 'moved'], ''],
    ['none', ['strayed'], 'move'],
    ['charge', ['fresh'], ALL],
    ['charge', ['fresh', 'moved'], 'attack attackCastle'],
    ['charge', ['fresh', 'attacked', 'hasStruck'], 'move'],
    ['sniper', [], ALL],
    ['sniper', ['moved'], ''],
    ['sniper', ['attacked', 'hasStruck'], ''],
    // Its attack was readied: it may strike again, but it has struck.
    ['sniper', ['hasStruck'], 'attack attackCastle'],
    ['hit-and-run', ['moved'], 'attack attackCastle'],
    ['hit-and-run', ['moved', 'attacked', 'hasStruck'], 'move'],
    ['hit-and-run', ['moved', 'attacked'], ''],
    ['hit-and-run', ['moved', 'movedAgain', 'attacked', 'hasStruck'], ''],
    ['hit-and-run', ['moved', 'movedAgain', 'hasStruck'], 'attack attackCastle'],
    ['brace', [], 'attack attackCastle brace move'],
    ['brace', ['fresh'], 'attack brace'],
    ['brace', ['moved'], 'attack attackCastle brace'],
    ['brace', ['attacked'], 'move'],
    ['brace', ['strayed'], 'move'],
  ])('with %s after %j: %s', (ability, spent, left) => {
    const flags = Object.fromEntries(spent.map((flag) => [flag, true]));
    const unit = sword('a', 'left', [1, 1], {
      hasStruck: false,
      ...(ability === 'none' ? {} : has(ability)),
      ...flags,
    });
    expect(leftTo(plain, unit)).toBe(left);
    const unarmed = left.replace('attackCastle', '').replace('attack', '').trim().replaceAll(/ +/g, ' ');
    expect(leftTo(plain, { ...unit, attack: 0 })).toBe(unarmed);
  });

  const abilities = ['none', 'charge', 'sniper', 'hit-and-run', 'brace', 'flying', 'stealth'];

  it.each(abilities)('with %s, however its turn was spent, is what the rules say', (ability) => {
    for (const unit of everyWay(ability === 'none' ? {} : has(ability))) {
      const strikes = mayAct(unit, ability) && unit.attack > 0;
      const left = {
        attack: strikes,
        attackCastle: strikes && (!unit.fresh || ability === 'charge'),
        brace: mayAct(unit, ability) && ability === 'brace',
        move: mayGo(unit, ability),
      };
      const types = Object.entries(left).flatMap(([type, isLeft]) => (isLeft ? [type] : []));
      expect(leftTo(plain, unit)).toBe(types.join(' '));
    }
  });

  it('is asked anew each time where the board has a say', () => {
    const engine = knowing({ trigger: 'legality', condition: { zone: ['center'] }, effect: { flag: 'moveOrAttack' } });
    const [center, wing] = [1, 0].map((col) => sword('a', 'left', [1, col], { ...ODD, moved: true }));
    expect(leftTo(engine, center as Unit)).toBe('');
    const beside = position({ units: [wing as Unit, sword('b', 'right', [1, 1])] });
    expect(refusalOf(engine, beside, { type: 'attack', unit: 'a', target: 'b' })).toBeNull();
    for (const each of everyWay(ODD)) leftTo(engine, each);
  });

  it('lets a card go over any ground only while it may', () => {
    const engine = knowing({ trigger: 'legality', condition: { braced: true }, effect: { flag: 'crossGround' } });
    const beyond = at(1, 2);
    for (const braced of [true, false]) {
      const mover = bow('a', 'left', [1, 0], { ...ODD, braced });
      const state = position({ units: [mover], ground: ['...', '.#.', '...'] });
      const cells = engine.getValidMovementPositions(mover, state);
      expect(cells.some((cell) => samePosition(cell, beyond))).toBe(braced);
      expect(refusalOf(engine, state, { type: 'move', unit: 'a', to: beyond })).toBe(
        braced ? null : 'ground-in-the-way',
      );
      expect(cells).toEqual(
        engine.legalOrders(state, 'left').flatMap((order) => (order.type === 'move' ? [order.to] : [])),
      );
    }
  });
});
