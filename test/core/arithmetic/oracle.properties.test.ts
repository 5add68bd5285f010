import { describe, expect, it } from 'vitest';
import { evaluateEntries } from '../../../src/core/arithmetic/evaluateEntries';
import type { Direction } from '../../../src/core/geometry/direction';
import { damageOf, opposed, points, toldOf, unopposed } from '../support/blows';
import { oracleDamage } from '../support/siegeOracle';
import { blowOf, type Card, type CombatType, type SiegePosition } from '../support/siegePositions';

const POSITIONS = process.env.NINEKEEP_SOAK === '1' ? 1_000_000 : 100_000;
const SEED = 20_261_116;

/** A small stream of its own: drawing 100,000 positions has to be as fast as judging them. */
function streamOf(seed: number) {
  let state = seed;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const oneOf = <Word>(first: Word, ...others: Word[]): Word => others[below(others.length + 1) - 1] ?? first;
  return { below, oneOf };
}
type Stream = ReturnType<typeof streamOf>;

function cardAt({ below, oneOf }: Stream, id: string, cell: number, side: Card['side']): Card {
  const type = oneOf<CombatType>('melee', 'ranged', 'hybrid');
  return {
    id,
    side,
    type,
    traits: [type],
    position: { x: cell % 3, y: Math.floor(cell / 3) },
    facing: oneOf<Direction>('north', 'east', 'south', 'west'),
    attack: 1 + below(45),
    defense: below(15),
    hasShield: below(3) === 0,
  };
}

function draw(stream: Stream): SiegePosition {
  const { below, oneOf } = stream;
  const cells = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  for (let last = 8; last > 0; last--) {
    const other = below(last + 1);
    [cells[last], cells[other]] = [cells[other] ?? 0, cells[last] ?? 0];
  }
  const side = oneOf<Card['side']>('left', 'right');
  const others = cells.slice(2, 2 + below(7));
  const glyph = () => oneOf('.', '.', '.', '^', 'c', 'C', 'x');
  return {
    rows: [0, 1, 2].map(() => glyph() + glyph() + glyph()),
    units: [
      cardAt(stream, 'attacker', cells[0] ?? 0, side),
      cardAt(stream, 'target', cells[1] ?? 0, side === 'left' ? 'right' : 'left'),
      ...others.map((cell, index) => cardAt(stream, `other-${index}`, cell, oneOf<Card['side']>('left', 'right'))),
    ],
    inspired: 4 * below(3),
    cried: 6 * below(2),
    sunders: below(4) === 0,
    charges: below(4) === 0,
    counterPercent: oneOf(100, 60),
  };
}

describe(`an oracle in exact rationals, ${POSITIONS} positions, seed ${SEED}`, { timeout: 600_000 }, () => {
  it('agrees with the pipeline, and the recorded entries come to the same damage', () => {
    const stream = streamOf(SEED);
    const seen = new Set<number>();
    for (let drawn = 0; drawn < POSITIONS; drawn++) {
      const position = draw(stream);
      const blow = blowOf(position);
      const expected = oracleDamage(position);
      const damage = damageOf(blow);
      const told = evaluateEntries(toldOf(blow).entries);
      if (damage !== expected || told !== expected) {
        expect.fail(`${damage}, told ${told}, should be ${expected}: ${JSON.stringify(position)}`);
      }
      seen.add(damage);
    }
    expect(seen.size).toBeGreaterThan(100);
  });

  it('with no defence in the centre the card battle’s formula is document 002’s', () => {
    const { below, oneOf } = streamOf(SEED);
    let agreed = 0;
    for (let drawn = 0; drawn < POSITIONS; drawn++) {
      const attack = 1 + below(45);
      const angle = points('angle', oneOf(100, 125, 150));
      const shield = points('shield', oneOf(100, 80));
      const flatAdds = [points('highGround', oneOf(0, 10))];
      const siege = opposed(attack, 0, { attackPercents: [angle], netPercents: [shield], flatAdds });
      const clockwork = unopposed(attack, { attackPercents: [angle, shield], flatAdds });
      if (damageOf(siege) === damageOf(clockwork)) agreed++;
    }
    expect(agreed).toBe(POSITIONS);
  });
});
