import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import type { BattleEvent } from '../../src/battle/model/events';
import { fullCastles } from '../../src/battle/resolve/begin';
import { statisticsOf } from '../../src/battle/view/statistics';
import { OPPONENT, SIDES } from '../../src/kernel/sides';
import { shippedBook, starterDeck } from '../support/book';
import { plain, play } from '../support/engine';
import { playGame } from '../support/gameRunner';
import { bow, position, sword } from '../support/position';

const DECKS = ['bastion', 'cinder', 'thornveil', 'galecrest'] as const;

describe.each([1, 2, 3, 4, 5, 6])('a whole seeded battle, seed %i', (seed) => {
  const engine = createBattleEngine(shippedBook());
  const history: BattleEvent[] = [];
  const decks = {
    left: starterDeck(DECKS[seed % DECKS.length]),
    right: starterDeck(DECKS[(seed + 1) % DECKS.length]),
  };
  const full = fullCastles(engine.book, { type: 'match', seed, decks, battlefield: 'ruins' });
  let summedSupply = 0;
  const end = playGame(
    engine,
    { seed, players: { left: 'greedy', right: 'random' }, decks, battlefield: 'ruins' },
    (moment) => {
      history.push(...moment.events);
      if (moment.order.type === 'deploy')
        summedSupply += moment.before.supply[moment.before.turn] - moment.after.supply[moment.before.turn];
    },
  );
  const { sides, castles, rounds, lostToAttrition } = statisticsOf(history, [], end);

  it('what both castles lost is what was dealt to them and what attrition took', () => {
    for (const side of SIDES) {
      expect(sides[OPPONENT[side]].damageToCastle + lostToAttrition).toBe(full[side] - end.castles[side]);
    }
  });

  it('the castles’ story begins whole, never rises and ends as the battle ended', () => {
    expect(castles[0]).toEqual({ round: 0, castles: full });
    expect(castles.at(-1)).toEqual({ round: end.round, castles: end.castles });
    expect(castles.map(({ round }) => round)).toEqual(castles.map((_, index) => index));
    for (const side of SIDES) {
      const story = castles.map((mark) => mark.castles[side]);
      expect(story).toEqual(story.toSorted((one, other) => other - one));
    }
    expect(rounds).toBe(end.round);
  });

  it('who was deployed either stands or was felled by the other side', () => {
    for (const side of SIDES) {
      const standing = end.units.filter((unit) => unit.side === side).length;
      expect(sides[side].deployed).toBe(standing + sides[OPPONENT[side]].felled);
    }
  });

  it('the supply spent is what deployments took', () => {
    expect(sides.left.supplySpent + sides.right.supplySpent).toBe(summedSupply);
  });

  it('no blow is bigger than the biggest, and it is one that was struck', () => {
    const blows = history.filter((event) => ['struck', 'countered', 'castleStruck'].includes(event.type));
    const biggest = Math.max(...blows.map((event) => ('damage' in event ? event.damage : 0)));
    const told = SIDES.map((side) => sides[side].biggestBlow);
    expect(Math.max(...told.map((blow) => blow?.damage ?? 0))).toBe(biggest);
    for (const blow of told) if (blow !== null) expect(history).toContain(blow);
  });

  it('blows from the flank and the rear are those of the log, and a pincer is one of them', () => {
    const struck = history.flatMap((event) => (event.type === 'struck' && event.angle !== 'front' ? [event] : []));
    const counted = SIDES.map((side) => sides[side].fromFlank + sides[side].fromRear);
    expect(counted.reduce((sum, blows) => sum + blows, 0)).toBe(struck.length);
    for (const side of SIDES)
      expect(sides[side].byPincer).toBeLessThanOrEqual(sides[side].fromFlank + sides[side].fromRear);
  });

  it('both sides’ damage to cards is that of all blows and counter-blows, and of abilities against the enemy', () => {
    const owners = new Map(
      history.flatMap((event) => (event.type === 'deployed' ? [[event.unit.id, event.unit.side]] : [])),
    );
    const sum = history.reduce((total, event) => {
      if (event.type === 'struck' || event.type === 'countered') return total + event.damage;
      const isDealt = event.type === 'hurt' && owners.get(event.by) !== owners.get(event.unit);
      return isDealt ? total + event.damage : total;
    }, 0);
    expect(sides.left.damageToCards + sides.right.damageToCards).toBe(sum);
    expect(sum).toBeGreaterThan(100);
  });
});

describe('a battle from a position', () => {
  const state = position({
    round: 4,
    castles: { left: 60, right: 30 },
    units: [sword('a', 'left', [0, 1]), bow('b', 'left', [1, 1]), sword('c', 'right', [0, 2])],
  });

  it('knows whose those are that stood there before it', () => {
    const step = play(plain, state, { type: 'attack', unit: 'a', target: 'c' });
    const { sides } = statisticsOf(step.events, state.units, step.state);
    expect(sides.left.damageToCards).toBeGreaterThan(0);
    expect(sides.right).toMatchObject({ damageToCards: 0, biggestBlow: null, deployed: 0 });
  });

  it('begins with the castles of the position', () => {
    expect(statisticsOf([], state.units, state).castles).toEqual([{ round: 4, castles: { left: 60, right: 30 } }]);
  });

  it('attrition is lost by both castles and dealt by nobody', () => {
    const late = position({ round: 12, turn: 'right', castles: { left: 60, right: 30 } });
    const step = play(plain, late, { type: 'endTurn' });
    const { sides, castles, lostToAttrition } = statisticsOf(step.events, late.units, step.state);
    expect(lostToAttrition).toBe(5);
    expect(castles.map((mark) => mark.castles)).toContainEqual({ left: 60, right: 30 });
    expect(castles.at(-1)).toEqual({ round: 13, castles: { left: 55, right: 25 } });
    expect([sides.left.damageToCastle, sides.right.damageToCastle]).toEqual([0, 0]);
  });

  it('own splash is no damage dealt, and healing counts for who mends', () => {
    const events: BattleEvent[] = [
      { type: 'hurt', unit: 'b', damage: 5, health: 1, by: 'a', ability: 'splash' },
      { type: 'hurt', unit: 'c', damage: 7, health: 1, by: 'a', ability: 'splash' },
      { type: 'healed', unit: 'b', amount: 4, health: 5, by: 'a', ability: 'mend' },
      { type: 'burned', unit: 'c', damage: 8, health: 0 },
      { type: 'fell', unit: 'c', card: 'sword', side: 'right' },
    ];
    expect(statisticsOf(events, state.units, state).sides.left).toMatchObject({
      damageToCards: 7,
      healing: 4,
      felled: 1,
    });
  });
});
