import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import { FACINGS } from '../../src/battle/model/position';
import type { Unit } from '../../src/battle/model/unit';
import { evaluateEntries } from '../../src/core/arithmetic/evaluateEntries';
import { book } from '../support/book';
import { eventOf, plain, play, standing } from '../support/engine';
import { bow, mage, position, type Sketch, sword, tank } from '../support/position';
import { type EventNamed, facingOff, has, STRIKE, sourcesOf, told } from './support/blows';

function counterIn(sketch: Sketch, engine = plain): EventNamed<'countered'> | null {
  const { events } = play(engine, facingOff(sketch), STRIKE);
  if (!told(events).includes('countered')) return null;
  const countered = eventOf(events, 'countered');
  expect(evaluateEntries(countered.arithmetic)).toBe(countered.damage);
  return countered;
}

const RIPOSTE = has('riposte');

describe('Riposte, when', () => {
  it.each(FACINGS)('the blow’s final angle was front: a card that faces %s', (facing) => {
    const units = [sword('a', 'left', [1, 0]), tank('b', 'right', [1, 1], { ...RIPOSTE, facing })];
    expect(counterIn({ units }) !== null).toBe(facing === 'west');
  });

  it.each([
    ['a pincer', [sword('c', 'left', [1, 2])]],
    ['surrounded', [sword('c', 'left', [0, 1]), sword('d', 'left', [2, 0])]],
  ])('not when it is a flank by %s', (_what, others) => {
    const units = [sword('a', 'left', [1, 0]), tank('b', 'right', [1, 1], RIPOSTE), ...others];
    expect(counterIn({ units })).toBeNull();
  });

  it.each([
    ['a bow one column away', bow('a', 'left', [0, 1]), true],
    ['a bow two columns away', bow('a', 'left', [0, 0]), false],
    ['a melee card of another row', sword('a', 'left', [2, 1]), true],
  ])('%s', (_what, attacker, answers) => {
    expect(counterIn({ units: [attacker, tank('b', 'right', [1, 2], RIPOSTE)] }) !== null).toBe(answers);
  });

  it('in its own column', () => {
    const units = [sword('a', 'left', [0, 1]), tank('b', 'right', [2, 1], { ...RIPOSTE, facing: 'north' })];
    expect(counterIn({ units })).not.toBeNull();
  });

  it('a fallen card doesn’t answer, nor one without attack, nor one without Riposte', () => {
    const attacker = sword('a', 'left', [1, 0]);
    const answers = (changes: Partial<Unit>): boolean =>
      counterIn({ units: [attacker, sword('b', 'right', [1, 1], changes)] }) !== null;
    expect(answers(RIPOSTE)).toBe(true);
    expect(answers({ ...RIPOSTE, health: 20 })).toBe(false);
    expect(answers({ ...RIPOSTE, health: 21 })).toBe(true);
    expect(answers({ ...RIPOSTE, attack: 0 })).toBe(false);
    expect(answers({})).toBe(false);
  });

  it('only a blow is answered: not the castle’s, not Splash', () => {
    const units = [
      sword('a', 'left', [1, 1], has('splash')),
      sword('b', 'right', [1, 2]),
      sword('c', 'right', [0, 2], RIPOSTE),
    ];
    expect(counterIn({ units })).toBeNull();
  });
});

describe('Riposte, what', () => {
  /** Defence 0 in the centre column against a card that faces it: N is the attack. */
  it.each<readonly [string, Unit, Unit, readonly Unit[], number]>([
    ['60 % of 20 − 3.6', sword('a', 'left', [1, 0]), sword('b', 'right', [1, 1], RIPOSTE), [], 9],
    ['60 % of 20', bow('a', 'left', [1, 0]), sword('b', 'right', [1, 1], RIPOSTE), [], 12],
    ['from column 2: 60 % of 16 − 4', sword('a', 'left', [1, 1]), sword('b', 'right', [1, 2], RIPOSTE), [], 7],
    [
      'the quarter: 60 % of 5',
      sword('a', 'left', [1, 0], { defense: 99 }),
      sword('b', 'right', [1, 1], RIPOSTE),
      [],
      3,
    ],
    [
      'Frontal Shield of the attacker, who has turned: 60 % × 80 % of 16.4',
      sword('a', 'left', [1, 0], { ...has('frontal-shield'), facing: 'north' }),
      sword('b', 'right', [1, 1], RIPOSTE),
      [],
      7,
    ],
    [
      'a pincer on the attacker: 60 % of 25',
      bow('a', 'left', [1, 1]),
      mage('b', 'right', [1, 2], RIPOSTE),
      [sword('c', 'right', [1, 0])],
      15,
    ],
    [
      'Inspire: 60 % of 24',
      bow('a', 'left', [1, 0]),
      sword('b', 'right', [1, 1], RIPOSTE),
      [bow('c', 'right', [0, 1], has('inspire'))],
      14,
    ],
    [
      'no Charge bonus',
      bow('a', 'left', [1, 0]),
      sword('b', 'right', [1, 1], { ...has('riposte', 'charge'), moved: true }),
      [],
      12,
    ],
    [
      'Sunder: 60 % of 20 − 9 / 2',
      tank('a', 'left', [1, 0]),
      sword('b', 'right', [1, 1], has('riposte', 'sunder')),
      [],
      9,
    ],
  ])('%s', (_what, attacker, target, others, damage) => {
    const countered = counterIn({ units: [attacker, target, ...others] });
    expect(countered?.damage).toBe(damage);
    expect(countered).toMatchObject({ unit: 'b', target: 'a', ability: 'riposte' });
    expect(countered?.arithmetic).toContainEqual({ source: 'counter', kind: 'percent', value: 60 });
  });

  it('high ground and cover count with the roles exchanged', () => {
    const units = [bow('a', 'left', [1, 0]), mage('b', 'right', [1, 1], RIPOSTE)];
    // 20 × 0.6 + 10
    expect(counterIn({ ground: 'crown-hill', units })?.damage).toBe(22);
    // 20 × 0.6 × 0.75
    expect(counterIn({ ground: ['...', 'c..', '...'], units })?.damage).toBe(9);
  });

  it('uses no attack, turns nobody, triggers nothing', () => {
    const units = [
      sword('a', 'left', [2, 0], RIPOSTE),
      sword('b', 'right', [1, 1], { ...has('riposte', 'push', 'splash'), facing: 'west' }),
      sword('c', 'left', [1, 0]),
    ];
    const { state, events } = play(plain, position({ units }), STRIKE);
    expect(told(events)).toEqual(['struck', 'wounded', 'countered', 'wounded']);
    expect(standing(state, 'b')).toMatchObject({ attacked: false, hasStruck: false, revealed: false, facing: 'west' });
    expect(standing(state, 'c').health).toBe(50);
  });

  it('may fell the attacker', () => {
    const units = [bow('a', 'left', [1, 0], { health: 12 }), sword('b', 'right', [1, 1], RIPOSTE)];
    const { state, events } = play(plain, position({ units }), STRIKE);
    expect(told(events)).toEqual(['struck', 'wounded', 'countered', 'wounded', 'fell']);
    expect(state.discards.left).toEqual(['bow']);
    expect(state.units.map(({ id }) => id)).toEqual(['b']);
  });
});

describe('optional: riposte for all', () => {
  const optional = { ...plain.book.rules.optional, riposteForAll: true };
  const engine = createBattleEngine(book({ rules: { optional } }));

  it('every card strikes back at 100 % from the front, within one column', () => {
    const units = [bow('a', 'left', [1, 0]), sword('b', 'right', [1, 1])];
    const countered = counterIn({ units }, engine);
    expect(countered).toMatchObject({ unit: 'b', target: 'a', ability: null, damage: 20 });
    expect(sourcesOf(countered ?? { arithmetic: [] })).toContain('counter');
    expect(counterIn({ units })).toBeNull();
  });

  it.each<readonly [string, Unit, Unit]>([
    ['from the flank', bow('a', 'left', [1, 0]), sword('b', 'right', [1, 1], { facing: 'north' })],
    ['two columns away', bow('a', 'left', [1, 0]), sword('b', 'right', [1, 2])],
    ['fallen', bow('a', 'left', [1, 0]), sword('b', 'right', [1, 1], { health: 1 })],
    ['without attack', bow('a', 'left', [1, 0]), sword('b', 'right', [1, 1], { attack: 0 })],
  ])('not %s', (_what, attacker, target) => {
    expect(counterIn({ units: [attacker, target] }, engine)).toBeNull();
  });

  it('a card with Riposte strikes back once, by the larger share', () => {
    const units = [bow('a', 'left', [1, 0]), sword('b', 'right', [1, 1], RIPOSTE)];
    const { events } = play(engine, position({ units }), STRIKE);
    expect(events.filter(({ type }) => type === 'countered')).toHaveLength(1);
    expect(eventOf(events, 'countered')).toMatchObject({ damage: 20, ability: 'riposte' });
    const strong = sword('b', 'right', [1, 1], { abilities: [{ id: 'riposte', value: 150 }] });
    expect(counterIn({ units: [bow('a', 'left', [1, 0]), strong] }, engine)?.damage).toBe(30);
  });

  it('by the rules’ share and distance', () => {
    const wide = createBattleEngine(
      book({ rules: { optional: { ...optional, riposteShare: 50, riposteColumns: 2 } } }),
    );
    const units = [bow('a', 'left', [1, 0]), mage('b', 'right', [1, 2])];
    expect(counterIn({ units }, wide)?.damage).toBe(10);
    const close = createBattleEngine(book({ rules: { optional: { ...optional, riposteColumns: 0 } } }));
    expect(counterIn({ units: [bow('a', 'left', [1, 0]), mage('b', 'right', [1, 1])] }, close)).toBeNull();
  });
});
