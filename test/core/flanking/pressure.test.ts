import { describe, expect, it } from 'vitest';
import { countInRing, isPincer } from '../../../src/core/flanking/pincer';
import { getPressure, type Pressure } from '../../../src/core/flanking/pressure';
import type { Unit } from '../../../src/core/units/unit';
import { unitStandsAt } from '../../../src/core/units/unit';
import { unit } from '../support/boards';
import { D20 } from '../support/cards';

const foe = unit('foe', 'right', 4, 4);
const RING = [
  [4, 5],
  [4, 3],
  [3, 4],
  [3, 3],
  [5, 5],
  [5, 4],
  [5, 3],
  [3, 5],
] as const;

/** The first `count` cells of the ring are taken by the left side; the hero stands on the first of them. */
function pressedBy(count: number): Unit[] {
  return RING.slice(0, count).map(([x, y], index) => unit(index === 0 ? 'hero' : `ally-${index}`, 'left', x, y));
}

describe('pressure (001)', () => {
  it.each<[number, Pressure, number]>([
    [1, 'none', 0],
    [2, 'flanked', 2],
    [3, 'surrounded', 4],
    [4, 'surrounded', 4],
    [5, 'overwhelmed', 6],
    [8, 'overwhelmed', 6],
  ])('ruling 26: %i attackers in the ring: %s, +%i and nothing on top', (count, pressure, bonus) => {
    expect(getPressure([...pressedBy(count), foe], D20.pressure, 'hero', 'foe')).toEqual({
      pressure,
      bonus,
      unitsInRing: count,
    });
  });

  it('ruling 26: surrounded and overwhelmed help a distant attacker too, flanked doesn’t', () => {
    const archer = unit('archer', 'left', 0, 4);
    const by = (count: number) => getPressure([...pressedBy(count), archer, foe], D20.pressure, 'archer', 'foe').bonus;
    expect([by(2), by(3), by(5)]).toEqual([0, 4, 6]);
  });

  it('ruling 26: the highest bonus counts, even where a designer pays more for flanking', () => {
    const rules = { ...D20.pressure, flankedBonus: 9 };
    expect(getPressure([...pressedBy(5), foe], rules, 'hero', 'foe')).toMatchObject({ pressure: 'flanked', bonus: 9 });
  });

  it('two attackers that aren’t opposite don’t flank', () => {
    const units = [unit('hero', 'left', 4, 5), unit('ally', 'left', 5, 3), foe];
    expect(getPressure(units, D20.pressure, 'hero', 'foe')).toEqual({ pressure: 'none', bonus: 0, unitsInRing: 2 });
  });

  it('ruling 15: only the attacker’s side counts', () => {
    const bandits = pressedBy(6).map((it) => (it.id === 'hero' ? it : { ...it, side: 'bandits' }));
    expect(getPressure([...bandits, foe], D20.pressure, 'hero', 'foe')).toMatchObject({
      pressure: 'none',
      unitsInRing: 1,
    });
  });
});

describe('pincer', () => {
  const units = [unit('a', 'left', 4, 5), unit('b', 'left', 4, 3), unit('c', 'right', 3, 4), unit('d', 'left', 4, 1)];
  const pincer = (x: number, y: number) => isPincer(units, unitStandsAt, 'left', x, y, 4, 4);

  it('needs a unit of the own side exactly opposite', () => {
    expect(pincer(4, 5)).toBe(true);
    expect(pincer(4, 3)).toBe(true);
    expect(pincer(5, 4)).toBe(false);
    expect(pincer(5, 5)).toBe(false);
  });

  it('needs the attacker in the target’s ring', () => {
    expect(pincer(4, 7)).toBe(false);
    expect(isPincer(units, unitStandsAt, 'left', 4, 4, 4, 4)).toBe(false);
  });

  it('counts one side in a ring, the middle left out', () => {
    expect(countInRing(units, unitStandsAt, 'left', 4, 4)).toBe(2);
    expect(countInRing(units, unitStandsAt, 'right', 4, 4)).toBe(1);
    expect(countInRing(units, unitStandsAt, 'left', 4, 3)).toBe(0);
    expect(countInRing(units, unitStandsAt, 'left', 3, 4)).toBe(2);
  });
});
