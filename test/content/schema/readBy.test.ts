import { describe, expect, it } from 'vitest';
import { formationBonus } from '../../../src/battle/damage/formations';
import type { Book } from '../../../src/battle/model/book';
import { compileState } from '../../../src/battle/model/engineState';
import { type Ground, groundOf } from '../../../src/battle/model/ground';
import type { JsonSchema } from '../../../src/content/schema/jsonSchema';
import { JSON_SCHEMAS } from '../../../src/content/schema/jsonSchemas';
import { FORMATION_READ_BY, SLOT_READ_BY, TERRAIN_READ_BY } from '../../../src/content/schema/readBy';
import { BONUSES_IN_BATTLE, FACTS_IN_BATTLE } from '../../../src/content/warn/formation';
import { FORMATION_BONUS_KINDS, FORMATION_CONDITIONS, type Formation } from '../../../src/core/formations/formation';
import type { Terrain } from '../../../src/core/ground/terrain';
import { book } from '../../support/book';
import { standing } from '../../support/engine';
import { position, sword } from '../../support/position';

type Key = keyof typeof TERRAIN_READ_BY;

const TEST_GROUND = ['normal', 'odd', 'normal', 'normal', 'odd', 'normal', 'odd', 'normal', 'normal'];

/** What the card battle makes of a terrain in the middle of its board. */
function groundWith(capability: Partial<Terrain>): Ground {
  const whole = book();
  const terrains: readonly Terrain[] = [...whole.terrains, { id: 'odd', name: 'odd', glyph: '?', ...capability }];
  return groundOf({ ...whole, terrains }, TEST_GROUND);
}

/** None of it, some, and more. */
const STEPS: Readonly<Record<Key, readonly [Partial<Terrain>, Partial<Terrain>, Partial<Terrain>]>> = {
  cost: [{ cost: 1 }, { cost: 2 }, { cost: 20 }],
  unskilledCost: [{}, { unskilledCost: 3 }, { unskilledCost: 20 }],
  skill: [{}, { skill: 'swim' }, { skill: 'climb' }],
  blocksMovement: [{}, { blocksMovement: true }, { blocksMovement: false }],
  blocksSight: [{}, { blocksSight: true }, { blocksSight: false }],
  obscures: [{}, { obscures: true }, { obscures: false }],
  cover: [{}, { cover: 'partial' }, { cover: 'excellent' }],
  shelter: [{}, { shelter: 'partial' }, { shelter: 'excellent' }],
  elevation: [{}, { elevation: 1 }, { elevation: 2 }],
  damage: [{ damage: 0 }, { damage: 1 }, { damage: 999 }],
  slipPercent: [{}, { slipPercent: 1 }, { slipPercent: 100 }],
  fall: [{}, { fall: 1 }, { fall: 20 }],
};

describe('what the card battle reads of terrain', () => {
  it.each(Object.keys(TERRAIN_READ_BY) as Key[])('%s is what the table says', (key) => {
    const [none, some, more] = STEPS[key].map(groundWith);
    const { siege } = TERRAIN_READ_BY[key];
    if (siege === 'nothing') expect(some).toEqual(none);
    else expect(some).not.toEqual(none);
    if (siege === 'value') expect(more).not.toEqual(some);
    else expect(more).toEqual(some);
  });

  it('elevation: counts for sight as a number', () => {
    const [low, high] = [1, 9].map((elevation) => groundWith({ elevation }));
    expect(high?.high).toEqual(low?.high);
    expect(high?.reach).not.toEqual(low?.reach);
  });
});

const SQUAD: Formation = {
  id: 'squad',
  name: 'squad',
  description: '',
  minimum: 2,
  maximum: 2,
  needsLeader: false,
  movesAsOne: false,
  slots: [
    { role: 'leader', across: 0, depth: 0 },
    { role: 'support', across: 1, depth: 0 },
  ],
  bonuses: [],
};
const BONUS = { value: 120, appliesTo: ['leader', 'support'] } as const;

/** The bonuses of a card beside another one, in a book of this formation alone. */
function bonusesWith(changes: Partial<Formation>): (number | undefined)[] {
  const whole: Book = { ...book(), formations: [{ ...SQUAD, ...changes }] };
  const board = compileState(whole, position({ units: [sword('a', 'left', [0, 0]), sword('b', 'left', [1, 0])] }));
  return (['attack', 'defense'] as const).map(
    (kind) => formationBonus(whole, board, standing(board, 'a'), kind)?.value,
  );
}

describe('what the card battle reads of formations', () => {
  it.each(FORMATION_BONUS_KINDS)('the bonus %s', (kind) => {
    const counts = bonusesWith({ bonuses: [{ ...BONUS, kind }] }).some((value) => value !== undefined);
    expect(counts).toBe(BONUSES_IN_BATTLE.includes(kind));
  });

  it.each(FORMATION_CONDITIONS)('the condition %s', (condition) => {
    const [, defense] = bonusesWith({ bonuses: [{ ...BONUS, kind: 'defense', conditions: [condition] }] });
    expect(defense !== undefined).toBe(FACTS_IN_BATTLE.includes(condition));
  });

  it('of two bonuses of one kind the first', () => {
    const bonuses = [
      { ...BONUS, kind: 'defense', value: 3 },
      { ...BONUS, kind: 'defense', value: 5 },
    ] as const;
    expect(bonusesWith({ bonuses })).toEqual([undefined, 3]);
  });

  it('not the maximum, but the leader, the slots and how far they are turned', () => {
    const bonuses = [{ ...BONUS, kind: 'defense', value: 3 }] as const;
    const stands = (changes: Partial<Formation>) => bonusesWith({ bonuses, ...changes })[1] === 3;
    expect([1, 2, 9].map((maximum) => stands({ maximum }))).toEqual([true, true, true]);
    expect(stands({ needsLeader: true })).toBe(true);
    const [leader, support] = SQUAD.slots;
    if (leader === undefined || support === undefined) throw new Error('two slots');
    expect(stands({ needsLeader: true, slots: [{ ...leader, role: 'support' }, support] })).toBe(false);
    expect(stands({ slots: [{ ...leader, accepts: ['ranged'] }, support] })).toBe(false);
    expect(stands({ slots: [{ ...leader, accepts: ['melee'] }, support] })).toBe(true);
    expect(stands({ minimum: 3 })).toBe(false);
  });
});

describe('the schemas for editors', () => {
  const slots = JSON_SCHEMAS.formation.properties?.slots?.items as JsonSchema;
  const rows = [
    ...Object.entries(TERRAIN_READ_BY).map((row) => ['terrain', JSON_SCHEMAS.terrain, ...row] as const),
    ...Object.entries(FORMATION_READ_BY).map((row) => ['formation', JSON_SCHEMAS.formation, ...row] as const),
    ...(['accepts', 'prefers', 'maximumTurn', 'bonuses'] as const).map(
      (key) => ['slot', slots, key, SLOT_READ_BY[key]] as const,
    ),
  ];

  it.each(rows)('say who reads a %s: %#', (_kind, schema, key, { siege, field }) => {
    const member = schema.properties?.[key];
    expect(member).toMatchObject({ readBy: { siege, field } });
    expect(member?.description).toMatch(/card battle .*open field/i);
  });
});
