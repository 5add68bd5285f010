import { describe, expect, it } from 'vitest';
import { traitsOf } from '../../src/battle/abilities/traits';
import type { BattleEngine } from '../../src/battle/BattleEngine';
import { leftBySpent, leftTo, spentBy } from '../../src/battle/left';
import type { Order } from '../../src/battle/orders';
import { POSITIONS } from '../../src/battle/position';
import type { Unit } from '../../src/battle/unit';
import { plain, refusalOf } from '../support/engine';
import { position, sword } from '../support/position';
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

/** What is offered to `a` is what the judge allows, order by order. */
function offersTheLawful(engine: BattleEngine, unit: Unit): void {
  const state = position({ units: [unit, sword('b', 'right', [1, 2])] });
  const orders: Order[] = [
    { type: 'attack', unit: 'a', target: 'b' },
    { type: 'attackCastle', unit: 'a' },
    { type: 'brace', unit: 'a' },
    ...POSITIONS.map((to): Order => ({ type: 'move', unit: 'a', to })),
  ];
  const offered = engine.legalOrders(state, 'left').filter(({ type }) => type !== 'endTurn');
  expect(offered).toEqual(orders.filter((order) => refusalOf(engine, state, order) === null));
}

describe('what is left to a card', () => {
  const abilities = ['none', 'charge', 'sniper', 'hit-and-run', 'brace', 'flying', 'stealth'];

  it.each(abilities)('with %s is the same by what it has spent as by the rules, asked one by one', (ability) => {
    const changes = ability === 'none' ? {} : has(ability);
    for (const unit of everyWay(changes)) {
      const traits = traitsOf(plain.book, unit);
      const board = position({ units: [unit] });
      expect(leftBySpent(traits)?.[spentBy(unit)]).toBe(leftTo(traits, board, unit));
      offersTheLawful(plain, unit);
    }
  });

  it('is asked anew each time where the board has a say', () => {
    const engine = knowing({ trigger: 'legality', condition: { zone: ['center'] }, effect: { flag: 'moveOrAttack' } });
    const [unit] = everyWay(ODD);
    expect(leftBySpent(traitsOf(engine.book, unit as Unit))).toBeNull();
    for (const each of everyWay(ODD)) offersTheLawful(engine, each);
  });

  it('lets a card go over any ground only while it may', () => {
    const crosses = knowing({ trigger: 'legality', condition: { fresh: false }, effect: { flag: 'crossGround' } });
    const walled = position({ units: [sword('a', 'left', [1, 0], ODD)], ground: ['...', '.#.', '...'] });
    const cells = crosses.getValidMovementPositions(walled.units[0] as Unit, walled);
    expect(cells).toEqual(
      crosses.legalOrders(walled, 'left').flatMap((order) => (order.type === 'move' ? [order.to] : [])),
    );
  });
});
