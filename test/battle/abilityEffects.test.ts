import { describe, expect, it } from 'vitest';
import { eventOf, play, standing } from '../support/engine';
import { at, bow, mage, position, sword } from '../support/position';
import { END, has, SIEGE, STRIKE, told } from './support/blows';
import { knowing, ODD } from './support/oddAbility';

describe('heal', () => {
  const engine = knowing({ trigger: 'endTurn', effect: { heal: { amount: 'value', to: { who: 'allies' } } } });

  it.each([
    [50, 50, false],
    [46, 50, true],
    [45, 50, true],
    [10, 15, true],
  ])('%i becomes %i, never above full health', (health, expected, heals) => {
    const units = [sword('a', 'left', [0, 0], { ...ODD, health: 20 }), sword('c', 'left', [2, 2], { health })];
    const { state, events } = play(engine, position({ units }), END);
    expect(standing(state, 'c').health).toBe(expected);
    expect(standing(state, 'a').health).toBe(20);
    expect(told(events).includes('healed')).toBe(heals);
    if (!heals) return;
    const amount = expected - health;
    expect(events[0]).toEqual({ type: 'healed', unit: 'c', amount, health: expected, by: 'a', ability: 'odd' });
  });

  it('not who has fallen', () => {
    const reviving = knowing({ trigger: 'afterAttack', effect: { heal: { amount: 9, to: { who: 'other' } } } });
    const units = [sword('a', 'left', [1, 0], ODD), sword('b', 'right', [1, 1], { health: 1 })];
    expect(told(play(reviving, position({ units }), STRIKE).events)).toEqual(['struck', 'wounded', 'fell']);
    const alive = [sword('a', 'left', [1, 0], ODD), sword('b', 'right', [1, 1])];
    expect(standing(play(reviving, position({ units: alive }), STRIKE).state, 'b').health).toBe(39);
  });
});

describe('dealDamage', () => {
  const engine = knowing({ trigger: 'startTurn', effect: { dealDamage: { amount: 'value', to: { who: 'enemies' } } } });

  it('plain, at the start of the own turn; who falls lies in the discard', () => {
    const units = [
      sword('a', 'right', [0, 2], ODD),
      sword('b', 'left', [0, 0], has('frontal-shield')),
      sword('c', 'left', [1, 0], { health: 5 }),
    ];
    const { state, events } = play(engine, position({ units }), END);
    expect(events.slice(2)).toEqual([
      { type: 'hurt', unit: 'b', damage: 5, health: 45, by: 'a', ability: 'odd' },
      { type: 'hurt', unit: 'c', damage: 5, health: 0, by: 'a', ability: 'odd' },
      { type: 'fell', unit: 'c', card: 'sword', side: 'left' },
    ]);
    expect(state.discards.left).toEqual(['sword']);
  });

  it('not twice at who has fallen', () => {
    const twice = knowing(
      { trigger: 'afterAttack', effect: { dealDamage: { amount: 99, to: { who: 'other' } } } },
      { trigger: 'afterAttack', effect: { dealDamage: { amount: 99, to: { who: 'other' } } } },
    );
    const units = [sword('a', 'left', [1, 0], ODD), sword('b', 'right', [1, 1])];
    expect(told(play(twice, position({ units }), STRIKE).events)).toEqual(['struck', 'wounded', 'hurt', 'fell']);
  });

  it('at the bearer itself', () => {
    const costly = knowing({
      trigger: 'afterAttack',
      effect: { dealDamage: { amount: 'value', to: { who: 'self' } } },
    });
    const units = [sword('a', 'left', [1, 1], { ...ODD, health: 5 }), sword('b', 'right', [1, 2])];
    expect(told(play(costly, position({ units }), STRIKE).events)).toEqual(['struck', 'wounded', 'hurt', 'fell']);
    expect(told(play(costly, position({ units }), SIEGE).events)).toEqual(['castleStruck', 'hurt', 'fell']);
  });
});

describe('addAtk at a moment', () => {
  it('for the bearer when nobody is named, until the turn ends', () => {
    const engine = knowing({ trigger: 'startTurn', effect: { addAtk: { amount: 'value' } } });
    const units = [sword('a', 'right', [0, 2], ODD), sword('c', 'right', [1, 2])];
    const { state, events } = play(engine, position({ units }), END);
    expect(events[2]).toEqual({ type: 'emboldened', unit: 'a', amount: 5, by: 'a', ability: 'odd' });
    expect(state.units.map(({ attackBonus }) => attackBonus)).toEqual([5, 0]);
  });

  it('not for who has fallen', () => {
    const engine = knowing({ trigger: 'afterAttack', effect: { addAtk: { amount: 1, to: { who: 'other' } } } });
    const units = [sword('a', 'left', [1, 0], ODD), sword('b', 'right', [1, 1], { health: 1 })];
    expect(told(play(engine, position({ units }), STRIKE).events)).toEqual(['struck', 'wounded', 'fell']);
  });
});

describe('ready', () => {
  it('the own attack, when a blow fells its target', () => {
    const engine = knowing({
      trigger: 'afterAttack',
      condition: { otherAlive: false },
      effect: { ready: { to: { who: 'self' } } },
    });
    const fells = [sword('a', 'left', [1, 0], ODD), sword('b', 'right', [1, 1], { health: 1 })];
    const { state, events } = play(engine, position({ units: fells }), STRIKE);
    expect(events.at(-1)).toEqual({ type: 'readied', unit: 'a', what: 'attack', by: 'a', ability: 'odd' });
    expect(standing(state, 'a')).toMatchObject({ attacked: false, hasStruck: true });
    const wounds = [sword('a', 'left', [1, 0], ODD), sword('b', 'right', [1, 1])];
    expect(standing(play(engine, position({ units: wounds }), STRIKE).state, 'a').attacked).toBe(true);
  });

  it('only an attack that is spent, of a card that stands', () => {
    const engine = knowing({ trigger: 'afterAttack', effect: { ready: { to: { who: 'allies' } } } });
    const units = [sword('a', 'left', [1, 0], ODD), sword('b', 'right', [1, 1]), sword('c', 'left', [0, 0])];
    expect(told(play(engine, position({ units }), STRIKE).events)).not.toContain('readied');
    const self = knowing(
      { trigger: 'afterAttack', effect: { dealDamage: { amount: 99, to: { who: 'self' } } } },
      { trigger: 'afterAttack', effect: { ready: { to: { who: 'self' } } } },
    );
    expect(told(play(self, position({ units }), STRIKE).events)).toEqual(['struck', 'wounded', 'hurt', 'fell']);
  });
});

describe('setTerrain', () => {
  it.each([
    ['self', 'startTurn', '.', 'blocking', null],
    ['self', 'startTurn', '.', 'hazardous', 'hazardous'],
  ] as const)('at %s: nobody is walled in', (place, trigger, _glyph, to, expected) => {
    const engine = knowing({ trigger, effect: { setTerrain: { at: place, change: { any: to } } } });
    const { state } = play(engine, position({ units: [sword('a', 'right', [1, 1], ODD)] }), END);
    expect(state.ground[4]).toBe(expected ?? 'normal');
    expect(standing(state, 'a').health).toBe(expected === 'hazardous' ? 42 : 50);
  });

  it('under the other card, also where it fell', () => {
    const engine = knowing({
      trigger: 'afterAttack',
      effect: { setTerrain: { at: 'other', change: { normal: 'difficult' } } },
    });
    for (const health of [50, 1]) {
      const units = [sword('a', 'left', [1, 0], ODD), sword('b', 'right', [1, 1], { health })];
      const { state, events } = play(engine, position({ units }), STRIKE);
      expect(state.ground[4]).toBe('difficult');
      expect(eventOf(events, 'groundChanged')).toMatchObject({
        at: at(1, 1),
        from: 'normal',
        to: 'difficult',
        health: null,
      });
    }
    const units = [mage('a', 'left', [1, 0], ODD)];
    expect(told(play(engine, position({ units }), SIEGE).events)).toEqual(['castleStruck']);
  });

  it('a cell that falls empty may be walled, with health', () => {
    const engine = knowing({
      trigger: 'onFall',
      effect: { setTerrain: { at: 'self', change: { any: 'blocking' }, health: 'value' } },
    });
    const units = [sword('a', 'left', [1, 0]), sword('b', 'right', [1, 1], { ...ODD, health: 1 })];
    const { state } = play(engine, position({ ground: 'marsh', units }), STRIKE);
    expect(state.walls).toEqual([{ row: 1, col: 1, health: 5, under: 'difficult' }]);
  });

  it('by name first, then any, else as it was', () => {
    const change = { normal: 'partial-cover', any: 'good-cover' };
    const engine = knowing({ trigger: 'startTurn', effect: { setTerrain: { at: 'self', change } } });
    const on = (glyph: string): string | undefined =>
      play(engine, position({ ground: ['...', `.${glyph}.`, '...'], units: [sword('a', 'right', [1, 1], ODD)] }), END)
        .state.ground[4];
    expect(['.', '~', 'C'].map(on)).toEqual(['partial-cover', 'good-cover', 'good-cover']);
    const still = play(
      engine,
      position({ ground: ['...', '.C.', '...'], units: [sword('a', 'right', [1, 1], ODD)] }),
      END,
    );
    expect(told(still.events)).not.toContain('groundChanged');
  });

  it('nowhere without a cell', () => {
    const engine = knowing({
      trigger: 'onDeploy',
      effect: { setTerrain: { at: 'named', change: { any: 'blocking' } } },
    });
    const state = position({ supply: { left: 9 }, hands: { left: ['odd-card'] } });
    expect(told(play(engine, state, { type: 'deploy', card: 'odd-card', at: at(0, 0) }).events)).toEqual(['deployed']);
  });
});

describe('conceal', () => {
  it('whoever is revealed, and only then', () => {
    const engine = knowing({ trigger: 'afterAttack', effect: { conceal: true } });
    const units = [sword('a', 'left', [1, 0], ODD), sword('b', 'right', [1, 1])];
    const { state, events } = play(engine, position({ units }), STRIKE);
    expect(events.at(-1)).toEqual({ type: 'concealed', unit: 'a', ability: 'odd' });
    expect(standing(state, 'a').revealed).toBe(false);
    const late = knowing({ trigger: 'endTurn', effect: { conceal: true } });
    expect(told(play(late, position({ units }), END).events)).not.toContain('concealed');
    const fallen = knowing(
      { trigger: 'afterAttack', effect: { dealDamage: { amount: 99, to: { who: 'self' } } } },
      { trigger: 'afterAttack', effect: { conceal: true } },
    );
    expect(told(play(fallen, position({ units }), STRIKE).events)).not.toContain('concealed');
  });
});

describe('move, by who was struck', () => {
  it.each([
    ['push', [1, 1], at(1, 0)],
    ['pull', [0, 1], null],
  ] as const)('%ses the attacker along the way back', (kind, from, expected) => {
    const engine = knowing({ trigger: 'afterAttacked', effect: { move: { kind, squares: 1 } } });
    const units = [sword('a', 'left', from), sword('b', 'right', [1, 2], ODD)];
    const { state } = play(engine, position({ units }), STRIKE);
    const { row, col } = standing(state, 'a');
    // Pulled from (0,1) along the column axis: to (0,2).
    expect({ row, col }).toEqual(expected ?? at(0, 2));
  });

  it('not who has fallen, not without another card', () => {
    const engine = knowing({ trigger: 'afterAttack', effect: { move: { kind: 'push', squares: 1 } } });
    const units = [mage('a', 'left', [1, 0], ODD), bow('b', 'right', [1, 1], { health: 1 })];
    expect(told(play(engine, position({ units }), STRIKE).events)).toEqual(['struck', 'wounded', 'fell']);
    expect(told(play(engine, position({ units }), SIEGE).events)).toEqual(['castleStruck']);
  });
});
