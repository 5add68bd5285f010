import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import { formationsAround, membersIn } from '../../src/battle/damage/formations';
import { COMBAT_TYPES, type CombatType } from '../../src/battle/model/combatType';
import { COLUMNS } from '../../src/battle/model/position';
import type { Unit } from '../../src/battle/model/unit';
import type { Side } from '../../src/kernel/sides';
import { BOW, book, MAGE, SWORD } from '../support/book';
import { plain, standing } from '../support/engine';
import { bow, mage, position, sword, tank, unit } from '../support/position';
import { blow, siege, sourcesOf } from './support/blows';

const CARD = { melee: SWORD, ranged: BOW, hybrid: MAGE } as const;
const PHALANX = 'formation:siege-phalanx';
const LINE = 'formation:siege-skirmish-line';
const VANGUARD = 'formation:siege-vanguard';

/** Which formation counts in a blow of `a` at `b`. */
function formationIn(units: readonly Unit[]): string[] {
  return sourcesOf(blow({ units })).filter((source) => source.startsWith('formation:'));
}

/** Three cards of one side that fill a column, the first one called `b`. */
function column(side: Side, col: number, first = 0): Unit[] {
  return ['b', 'c', 'd'].map((id, index) => sword(id, side, [(first + index) % 3, col]));
}

describe('R8, Phalanx', () => {
  const cases = COLUMNS.flatMap((col) => [0, 1, 2].map((row) => ({ col, row })));

  it.each(cases)('column $col, the card in row $row: +8 defence', ({ col, row }) => {
    // A hybrid's 20 at 4 in three zones, from the front: 16.4, 16, 15.6 without.
    const from = col === 0 ? ([0, 1] as const) : ([0, 0] as const);
    const facing = col === 0 ? 'east' : 'west';
    const three = column('right', col, row).map((member) => ({ ...member, facing }) as const);
    const attacker = mage('a', 'left', from);
    expect(blow({ units: [attacker, ...three] }).damage).toBe([8, 8, 7][col]);
    expect(formationIn([attacker, ...three])).toEqual([PHALANX]);
    expect(blow({ units: [attacker, ...three.slice(0, 2)] }).damage).toBe([16, 16, 15][col]);
  });

  it('of any types, for either side', () => {
    const units = [
      bow('a', 'right', [1, 2]),
      sword('b', 'left', [1, 1]),
      bow('c', 'left', [0, 1]),
      mage('d', 'left', [2, 1]),
    ];
    expect(formationIn(units)).toEqual([PHALANX]);
  });

  it.each([
    ['an enemy among them', [sword('c', 'right', [0, 1]), sword('d', 'left', [2, 1])]],
    ['one in the next column', [sword('c', 'right', [0, 1]), sword('d', 'right', [2, 2])]],
    ['two', [sword('c', 'right', [0, 1])]],
    ['three in a row', [sword('c', 'right', [1, 2])]],
  ])('not with %s', (_what, others) => {
    expect(formationIn([mage('a', 'left', [1, 0]), sword('b', 'right', [1, 1]), ...others])).toEqual([]);
  });

  it('gives the attacker nothing', () => {
    const units = [...column('left', 0).map((member) => (member.id === 'b' ? { ...member, id: 'a' } : member))];
    expect(formationIn([...units, sword('b', 'right', [0, 1])])).toEqual([]);
  });

  it('#12 and #13: 24 − 4 − 8, and the quarter of 24 against 18', () => {
    const swords = column('right', 1, 1);
    expect(blow({ units: [sword('a', 'left', [1, 0]), ...swords] }).damage).toBe(12);
    const tanks = swords.map(({ id, row, col }) => tank(id, 'right', [row, col]));
    expect(blow({ units: [sword('a', 'left', [1, 0]), ...tanks] }).damage).toBe(6);
  });
});

describe('R8, Skirmish Line', () => {
  const pairs = COMBAT_TYPES.flatMap((own) => COMBAT_TYPES.map((other) => ({ own, other })));
  const shoots = (type: CombatType): boolean => type !== 'melee';

  it.each(pairs)('$own and $other at both ends of a column', ({ own, other }) => {
    const expected = shoots(own) && shoots(other) ? [LINE] : [];
    for (const [row, far] of [
      [0, 2],
      [2, 0],
    ] as const) {
      const units = [unit(CARD[own], 'a', 'left', [row, 1]), unit(CARD[other], 'c', 'left', [far, 1])];
      expect(formationIn([...units, sword('b', 'right', [1, 2])])).toEqual(expected);
    }
  });

  it.each(COLUMNS)('in column %i, of either side', (col) => {
    for (const side of ['left', 'right'] as const) {
      const units = [bow('a', side, [0, col]), bow('c', side, [2, col])];
      const target = sword('b', side === 'left' ? 'right' : 'left', [1, col === 1 ? 2 : 1]);
      expect(formationIn([...units, target])).toEqual([LINE]);
    }
  });

  it.each([
    ['an own card between', [bow('c', 'left', [2, 1]), sword('d', 'left', [1, 1])], []],
    ['an enemy between', [bow('c', 'left', [2, 1]), sword('d', 'right', [1, 1])], [LINE]],
    ['a neighbour in the column', [bow('c', 'left', [1, 1])], []],
    ['the end of another column', [bow('c', 'left', [2, 0])], []],
    ['an enemy at the other end', [bow('c', 'right', [2, 1])], []],
  ] as const)('%s', (_what, others, expected) => {
    expect(formationIn([bow('a', 'left', [0, 1]), sword('b', 'right', [1, 2]), ...others])).toEqual(expected);
  });

  it('#14: 20 × 1.2 − 4.4', () => {
    const units = [bow('a', 'left', [0, 1]), bow('c', 'left', [2, 1]), sword('b', 'right', [1, 2])];
    expect(blow({ units }).damage).toBe(19);
  });
});

describe('R8, Vanguard', () => {
  const pairs = COMBAT_TYPES.flatMap((own) => COMBAT_TYPES.map((other) => ({ own, other })));

  it.each(pairs)('$own with $other directly behind it', ({ own, other }) => {
    const units = [unit(CARD[own], 'a', 'left', [1, 1]), unit(CARD[other], 'c', 'left', [1, 0])];
    expect(formationIn([...units, sword('b', 'right', [1, 2])])).toEqual(own === 'ranged' ? [] : [VANGUARD]);
  });

  it.each([
    ['left', 1, 0, [VANGUARD]],
    ['left', 2, 1, [VANGUARD]],
    ['left', 2, 0, []],
    ['left', 0, 1, []],
    ['left', 1, 2, []],
    ['right', 1, 2, [VANGUARD]],
    ['right', 0, 1, [VANGUARD]],
    ['right', 0, 2, []],
    ['right', 1, 0, []],
  ] as const)('of %s: a card in column %i, its fellow in column %i', (side, col, behind, expected) => {
    const enemy = side === 'left' ? 'right' : 'left';
    const units = [mage('a', side, [1, col]), bow('c', side, [1, behind]), sword('b', enemy, [0, 1])];
    expect(formationIn(units)).toEqual(expected);
  });

  it.each([
    ['an enemy behind', sword('c', 'right', [1, 0])],
    ['a card of the next row behind', sword('c', 'left', [0, 0])],
    ['a card beside', sword('c', 'left', [0, 1])],
  ])('not with %s', (_what, other) => {
    expect(formationIn([mage('a', 'left', [1, 1]), sword('b', 'right', [1, 2]), other])).toEqual([]);
  });

  it('#15: 24 − 4.4', () => {
    const units = [sword('a', 'left', [1, 1]), sword('c', 'left', [1, 0]), sword('b', 'right', [1, 2])];
    expect(blow({ units }).damage).toBe(19);
  });
});

describe('R8, together', () => {
  const crossed = [
    mage('a', 'left', [0, 1]),
    mage('c', 'left', [2, 1]),
    bow('d', 'left', [0, 0]),
    tank('b', 'right', [1, 2]),
  ];

  it('only one counts for the attack, Skirmish Line first', () => {
    expect(formationIn(crossed)).toEqual([LINE]);
    // 24 − 11, not 28.8 − 11.
    expect(blow({ units: crossed }).damage).toBe(13);
    expect(formationIn([...crossed.slice(0, 1), ...crossed.slice(2)])).toEqual([VANGUARD]);
  });

  it('a Phalanx on the attack has its Vanguard: a formation without that bonus is passed over', () => {
    const wall = ['a', 'c', 'd'].map((id, row) => sword(id, 'left', [row, 1]));
    const units = [...wall, bow('e', 'left', [0, 0]), bow('b', 'right', [0, 2])];
    expect(formationIn(units)).toEqual([VANGUARD]);
    expect(blow({ units }).damage).toBe(24);
  });

  it('a Skirmish Line defends as a Phalanx would: a column of three', () => {
    const three = [bow('b', 'right', [0, 1]), bow('c', 'right', [2, 1]), bow('d', 'right', [1, 1])];
    expect(formationIn([mage('a', 'left', [0, 0]), ...three])).toEqual([PHALANX]);
  });

  it('Vanguard against Phalanx: both count', () => {
    const attackers = [sword('a', 'left', [1, 1]), bow('e', 'left', [1, 0])];
    const units = [...attackers, ...column('right', 2, 1)];
    expect(formationIn(units)).toEqual([VANGUARD, PHALANX]);
    // 24 − 4.4 − 8
    expect(blow({ units }).damage).toBe(11);
  });

  it('none counts against the castle', () => {
    for (const units of [crossed, [sword('a', 'left', [1, 1]), bow('c', 'left', [1, 0])]]) {
      const open = units.filter(({ side }) => side === 'left');
      expect(siege({ units: open }).damage).toBe(20);
      expect(sourcesOf(siege({ units: open }))).toEqual(['attack']);
    }
  });

  it('a counter-blow has them too', () => {
    const units = [
      sword('a', 'left', [1, 0]),
      sword('b', 'right', [1, 1], { abilities: [{ id: 'riposte' }] }),
      bow('c', 'right', [1, 2]),
    ];
    const step = plain.submit(position({ units }), { type: 'attack', unit: 'a', target: 'b' });
    // 20 × 1.2 − 3.6 = 20.4, and 60 % of it.
    expect(step.ok && standing(step.value.state, 'a').health).toBe(38);
  });

  it('those of a card, in the order of the rules', () => {
    const units = [mage('a', 'left', [0, 1]), ...column('left', 0), mage('e', 'left', [2, 1])];
    const board = plain.compile(position({ units }));
    const around = (id: string): string[] =>
      formationsAround(plain.book, board, standing(board, id)).map(({ placement }) => placement.formation.id);
    expect(around('a')).toEqual(['siege-skirmish-line', 'siege-vanguard']);
    expect(around('b')).toEqual(['siege-phalanx', 'siege-vanguard']);
    expect(around('c')).toEqual(['siege-phalanx']);
  });

  it('the order and the choice are the book’s', () => {
    const whole = book();
    const turned = createBattleEngine({ ...whole, formations: [...whole.formations].reverse() });
    expect(sourcesOf(blow({ units: crossed }, turned))).toContain(VANGUARD);
    const none = createBattleEngine({ ...whole, formations: [] });
    expect(blow({ units: crossed }, none).damage).toBe(9);
  });

  it('a place that asks for a facing is filled only by who looks that way', () => {
    const whole = book();
    const strict = whole.formations.map((formation) => ({
      ...formation,
      slots: formation.slots.map((slot) => ({ ...slot, maximumTurn: 2 })),
    }));
    const engine = createBattleEngine({ ...whole, formations: strict });
    const damageOf = (facing: Unit['facing']): number =>
      blow(
        { units: [mage('a', 'left', [1, 1]), bow('c', 'left', [1, 0], { facing }), bow('b', 'right', [1, 2])] },
        engine,
      ).damage;
    expect((['east', 'north', 'south', 'west'] as const).map(damageOf)).toEqual([24, 24, 24, 20]);
  });
});

describe('a formation that stands without all its places filled', () => {
  /** Two shooters are enough; the third place of the column wants a shooter too. */
  function looseLine(): ReturnType<typeof book> {
    const whole = book();
    const line = whole.formations.map((formation) => ({
      ...formation,
      minimum: 2,
      clear: [],
      slots: [-1, 0, 1].map((across) => ({ role: 'flanker', across, depth: 0, accepts: ['ranged'] }) as const),
    }));
    return { ...whole, formations: line.filter(({ id }) => id === 'siege-skirmish-line') };
  }
  const engine = createBattleEngine(looseLine());
  const ends = [bow('a', 'left', [0, 1]), bow('c', 'left', [2, 1])];
  const target = sword('b', 'right', [1, 2]);

  it('gives nothing to a card that stands on a place and doesn’t fit it', () => {
    const misfit = [bow('c', 'left', [0, 1]), sword('a', 'left', [1, 1]), bow('d', 'left', [2, 1]), target];
    expect(sourcesOf(blow({ units: misfit }, engine))).not.toContain(LINE);
    expect(sourcesOf(blow({ units: [...ends, target] }, engine))).toContain(LINE);
  });

  it('has no members but those who fill a place', () => {
    const others = [sword('d', 'left', [1, 1]), sword('d', 'right', [1, 1])];
    for (const between of others) {
      const board = engine.compile(position({ units: [...ends, between] }));
      const [place] = formationsAround(engine.book, board, standing(board, 'a'));
      const members = place && membersIn(board, 'left', place.placement);
      expect(members?.map(({ id }) => id).sort()).toEqual(['a', 'c']);
    }
  });

  it('of several bonuses of one kind the first counts, a place’s own before the formation’s', () => {
    const whole = looseLine();
    const richer = whole.formations.map((formation) => ({
      ...formation,
      slots: formation.slots.map((slot) => ({ ...slot, bonuses: [{ kind: 'attackPercent', value: 150 } as const] })),
    }));
    const generous = createBattleEngine({ ...whole, formations: richer });
    // 20 × 1.5 − 4.4, not 20 × 1.5 × 1.2 − 4.4.
    expect(blow({ units: [...ends, target] }, generous).damage).toBe(25);
  });
});
