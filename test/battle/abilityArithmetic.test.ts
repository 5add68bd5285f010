import { describe, expect, it } from 'vitest';
import type { AbilityPart, Condition } from '../../src/battle/abilities/vocabulary';
import { eventOf, play, standing } from '../support/engine';
import { at, mage, position, sword } from '../support/position';
import { blow, facingOff, has, SIEGE, STRIKE, siege, told } from './support/blows';
import { knowing, ODD } from './support/oddAbility';

describe('in the arithmetic of a blow', () => {
  const struckBy = (part: AbilityPart, ability: 'a' | 'b', condition = {}): number => {
    const units = [
      mage('a', 'left', [1, 0], ability === 'a' ? ODD : {}),
      sword('b', 'right', [1, 1], ability === 'b' ? ODD : {}),
    ];
    return blow({ units }, knowing({ ...part, condition })).damage;
  };

  it.each<readonly [string, AbilityPart, 'a' | 'b', number]>([
    ['attack', { trigger: 'beforeDamage', effect: { addAtk: { amount: 'value' } } }, 'a', 21],
    ['damage', { trigger: 'beforeDamage', effect: { addDamage: 'value' } }, 'a', 21],
    ['share of the damage', { trigger: 'beforeDamage', effect: { mulDamage: 200 } }, 'a', 32],
    ['share of the defence', { trigger: 'beforeDamage', effect: { mulDef: 0 } }, 'a', 20],
    ['angle', { trigger: 'beforeDamage', effect: { angleBonus: 50 } }, 'a', 26],
    ['defence', { trigger: 'beforeDamaged', effect: { addDef: { amount: 'value' } } }, 'b', 11],
    ['its share of the defence', { trigger: 'beforeDamaged', effect: { mulDef: 200 } }, 'b', 12],
    ['less damage', { trigger: 'beforeDamaged', effect: { mulDamage: 50 } }, 'b', 8],
    ['added damage', { trigger: 'beforeDamaged', effect: { addDamage: 'value' } }, 'b', 21],
    ['another angle', { trigger: 'beforeDamaged', effect: { setAngle: 'rear' } }, 'b', 26],
    ['standing defence', { trigger: 'passive', effect: { addDef: { amount: 'value' } } }, 'b', 11],
    ['standing attack', { trigger: 'passive', effect: { addAtk: { amount: 'value' } } }, 'a', 21],
    [
      'the other side’s standing defence',
      { trigger: 'passive', effect: { addDef: { amount: -2, to: { who: 'enemies' } } } },
      'a',
      18,
    ],
    [
      'the other side’s standing attack',
      { trigger: 'passive', effect: { addAtk: { amount: -2, to: { who: 'enemies' } } } },
      'b',
      14,
    ],
    ['cover', { trigger: 'passive', effect: { grantCover: { cover: 'good', to: { who: 'self' } } } }, 'b', 8],
  ])('%s', (_what, part, ability, damage) => {
    expect(struckBy(part, ability)).toBe(damage);
    expect(struckBy(part, ability === 'a' ? 'b' : 'a', { zone: ['right-wing'] })).toBe(16);
    expect(struckBy(part, ability, { zone: ['right-wing'] })).toBe(16);
  });

  it.each<AbilityPart>([
    { trigger: 'passive', effect: { addDef: { amount: 'value' } } },
    { trigger: 'passive', effect: { addAtk: { amount: 'value' } } },
    { trigger: 'passive', effect: { grantCover: { cover: 'good', to: { who: 'self' } } } },
    { trigger: 'beforeDamage', effect: { addDamage: 'value' } },
    { trigger: 'beforeDamaged', effect: { mulDamage: 50 } },
  ])('an onlooker’s $effect counts nothing', (part) => {
    const fight = [mage('a', 'left', [1, 0]), sword('b', 'right', [1, 1])];
    for (const side of ['left', 'right'] as const) {
      expect(blow({ units: [...fight, sword('c', side, [2, 2], ODD)] }, knowing(part)).damage).toBe(16);
    }
  });

  it('an angle that an ability sets may ask who strikes, at what, and whether it strikes back', () => {
    const angleOf = (condition: Condition): string[] => {
      const engine = knowing({ trigger: 'beforeDamaged', condition, effect: { setAngle: 'rear' } });
      const units = [mage('a', 'left', [1, 0], ODD), mage('b', 'right', [1, 1], has('riposte'))];
      return play(engine, position({ units }), STRIKE).events.flatMap((event) =>
        event.type === 'countered' ? [event.angle] : [],
      );
    };
    expect(angleOf({ counter: true })).toEqual(['rear']);
    expect(angleOf({ counter: false })).toEqual(['front']);
    expect(angleOf({ aim: 'card' })).toEqual(['rear']);
    expect(angleOf({ aim: 'castle' })).toEqual(['front']);
    expect(angleOf({ otherType: ['hybrid'] })).toEqual(['rear']);
    expect(angleOf({ otherType: ['melee'] })).toEqual(['front']);
    const plainBlow = knowing({
      trigger: 'beforeDamaged',
      condition: { counter: false },
      effect: { setAngle: 'rear' },
    });
    const counted = knowing({ trigger: 'beforeDamaged', condition: { counter: true }, effect: { setAngle: 'rear' } });
    const units = [mage('a', 'left', [1, 0]), mage('b', 'right', [1, 1], ODD)];
    expect([blow({ units }, plainBlow).angle, blow({ units }, counted).angle]).toEqual(['rear', 'front']);
  });

  it('a blow at the castle is no counter-blow', () => {
    const engine = knowing({ trigger: 'beforeDamage', condition: { counter: false }, effect: { addDamage: 'value' } });
    expect(siege({ units: [mage('a', 'left', [1, 0], ODD)] }, engine).damage).toBe(25);
  });

  it('the wall’s blow comes from the front, the castle’s from nowhere', () => {
    const front = knowing({ trigger: 'beforeDamage', condition: { angle: ['front'] }, effect: { addDamage: 'value' } });
    const units = [mage('a', 'left', [1, 0], ODD)];
    expect(siege({ units }, front).damage).toBe(20);
    const state = facingOff({ units, walls: [{ row: 1, col: 1, health: 40 }] });
    const tear = { type: 'attackCell', unit: 'a', at: at(1, 1) } as const;
    expect(eventOf(play(front, state, tear).events, 'cellStruck').damage).toBe(25);
  });

  it('a screen with a condition counts while it holds', () => {
    const engine = knowing({ trigger: 'passive', condition: { fresh: true }, effect: { setScreen: 10 } });
    const screened = (fresh: boolean): number =>
      siege({ units: [mage('a', 'left', [1, 0]), sword('b', 'right', [1, 2], { ...ODD, fresh })] }, engine).damage;
    expect([screened(true), screened(false)]).toEqual([2, 10]);
  });

  it('after a blow at the castle or a wall its aim is known', () => {
    const engine = knowing(
      { trigger: 'afterAttack', condition: { aim: 'castle' }, effect: { addAtk: { amount: 1 } } },
      { trigger: 'afterAttack', condition: { aim: 'cell' }, effect: { addAtk: { amount: 2 } } },
      { trigger: 'afterAttack', condition: { aim: 'card' }, effect: { addAtk: { amount: 3 } } },
    );
    const units = [mage('a', 'left', [1, 0], ODD), mage('b', 'right', [1, 2])];
    const state = position({ units, walls: [{ row: 0, col: 1, health: 40 }] });
    const bonusAfter = (order: Parameters<typeof play>[2]): number =>
      order === undefined ? 0 : standing(play(engine, state, order).state, 'a').attackBonus;
    expect(bonusAfter(SIEGE)).toBe(1);
    expect(bonusAfter({ type: 'attackCell', unit: 'a', at: at(0, 1) })).toBe(2);
    expect(bonusAfter(STRIKE)).toBe(3);
  });

  it('what follows a blow is no counter-blow', () => {
    const engine = knowing({
      trigger: 'afterAttack',
      condition: { counter: false },
      effect: { addAtk: { amount: 1 } },
    });
    const units = [mage('a', 'left', [1, 0], ODD), mage('b', 'right', [1, 2])];
    expect(standing(play(engine, position({ units }), STRIKE).state, 'a').attackBonus).toBe(1);
  });

  it('nothing happens after the castle has fallen', () => {
    const engine = knowing({ trigger: 'afterAttack', effect: { addAtk: { amount: 1 } } });
    const state = position({ castles: { right: 20 }, units: [mage('a', 'left', [1, 0], ODD)] });
    expect(told(play(engine, state, SIEGE).events)).toEqual(['castleStruck', 'battleEnded']);
  });
});
