import { describe, expect, it } from 'vitest';
import type { Fraction } from '../../src/core/arithmetic/fraction';
import { openStream } from '../../src/kernel/chance';
import type { EventOf } from '../../src/skirmish/model/events';
import type { SkirmishOrder } from '../../src/skirmish/model/orders';
import type { Chance, SkirmishState } from '../../src/skirmish/model/state';
import { skirmishEngineFor } from '../../src/skirmish/SkirmishEngine';
import { SOAK } from '../support/gameRunner';
import { mustSubmit } from './support/battles';
import { fieldBook, type RuleSetId } from './support/books';
import { field, type Sketch } from './support/field';

const TIME = { timeout: SOAK ? 1_800_000 : 30_000 };

interface Case {
  readonly name: string;
  readonly rules: RuleSetId;
  readonly units: readonly Sketch[];
  /** The sides of the dice in the order in which they are drawn on a hit. */
  readonly dice: readonly number[];
}

/** No morale: its dice would come after those of the blow. */
const WAVERED = { hasWavered: true };

const CASES: readonly Case[] = [
  {
    name: 'check: a greatblade against a shieldman',
    rules: 'd20',
    units: [
      ['a', 'greatblade', 'left', 'F6'],
      ['b', 'shieldman', 'right', 'G6', { health: 13 }],
    ],
    dice: [20],
  },
  {
    name: 'average: a reaver at the side of a spearman',
    rules: 'd50',
    units: [
      ['a', 'reaver', 'left', 'F6'],
      ['b', 'spearman', 'right', 'G6', { ...WAVERED, facing: 'north', health: 40 }],
    ],
    dice: [50, 50],
  },
  {
    name: 'total: a warden against an axeman',
    rules: '2d6',
    units: [
      ['a', 'warden', 'left', 'F6'],
      ['b', 'axeman', 'right', 'G6', { facing: 'west', health: 7 }],
    ],
    dice: [6, 6, 8],
  },
  {
    name: 'fixed: an archer against a knight',
    rules: 'clockwork',
    units: [
      ['a', 'archer', 'left', 'D6'],
      ['b', 'knight', 'right', 'G6', { health: 16 }],
    ],
    dice: [],
  },
];

const ATTACK: SkirmishOrder = { type: 'attack', unit: 'a', target: 'b' };
const share = ({ numerator, denominator }: Fraction) => numerator / denominator;

/** Every throw of the dice, once. */
function everyThrow(dice: readonly number[]): number[][] {
  return dice.reduce<number[][]>(
    (throws, sides) => throws.flatMap((rolls) => Array.from({ length: sides }, (_, face) => [...rolls, face + 1])),
    [[]],
  );
}

describe.each(CASES)('$name', ({ rules, units, dice }) => {
  const engine = skirmishEngineFor(fieldBook(rules));
  const position = field(engine.book, units);
  const odds = engine.forecast(position, 'left', ATTACK).attack;
  if (odds === null) throw new Error('no attack is foretold');

  function blowWith(chance: Chance): { readonly event: EventOf<'attacked'>; readonly state: SkirmishState } {
    const { events, state } = mustSubmit(engine, { ...position, chance }, ATTACK);
    const event = events.find((candidate) => candidate.type === 'attacked');
    if (event?.type !== 'attacked') throw new Error('nobody attacked');
    return { event, state };
  }

  const isHit = ({ outcome }: EventOf<'attacked'>) => outcome === 'hit' || outcome === 'critical';
  const hasFallen = ({ units: all }: SkirmishState) =>
    all.some(({ id, position: cell }) => id === 'b' && cell === null);

  it('the shown chances are what counting every throw gives, exactly', () => {
    const throws = everyThrow(dice);
    const blows = throws.map((rolls) => {
      // A miss leaves the damage dice unrolled; what is listed beyond them stays unused here.
      const { event, state } = blowWith({ kind: 'planned', rolls });
      return {
        isHit: isHit(event),
        isCritical: event.outcome === 'critical',
        isFelled: hasFallen(state),
        damage: event.damage,
      };
    });
    const part = (holds: (blow: (typeof blows)[number]) => boolean) => blows.filter(holds).length / throws.length;
    expect(share(odds.chance)).toBeCloseTo(
      part((blow) => blow.isHit),
      12,
    );
    expect(share(odds.critical)).toBeCloseTo(
      part((blow) => blow.isCritical),
      12,
    );
    expect(share(odds.kill)).toBeCloseTo(
      part((blow) => blow.isFelled),
      12,
    );
    const plain = blows.filter((blow) => blow.isHit && !blow.isCritical).map(({ damage }) => damage);
    expect([Math.min(...plain), Math.max(...plain)]).toEqual(odds.damage);
  });

  it('seeded rolls come as often as shown, within three standard errors', TIME, () => {
    const count = SOAK ? 100_000 : 3000;
    let hits = 0;
    let stream = openStream(7, 'rules');
    for (let roll = 0; roll < count; roll++) {
      const { event, state } = blowWith({ kind: 'stream', stream });
      if (isHit(event)) hits++;
      if (state.chance.kind === 'stream') stream = state.chance.stream;
    }
    const chance = share(odds.chance);
    expect(Math.abs(hits / count - chance)).toBeLessThanOrEqual(3 * Math.sqrt((chance * (1 - chance)) / count));
  });
});
