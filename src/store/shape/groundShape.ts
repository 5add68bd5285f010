import type { Battlefield } from '../../battle/book';
import { POSITIONS } from '../../battle/position';
import { COVER_QUALITIES } from '../../core/cover/quality';
import {
  FORMATION_BONUS_KINDS,
  FORMATION_CONDITIONS,
  FORMATION_ROLES,
  type Formation,
  type FormationBonus,
  type FormationPlace,
  type FormationSlot,
  type RoleBonus,
} from '../../core/formations/formation';
import type { Terrain } from '../../core/ground/terrain';
import { amount, type Checks, count, flag, listOf, oneOf, rowOf, shaped, text } from './checks';

/** The terrain of the nine cells. */
export const ground = rowOf(POSITIONS.length, text);

export const battlefield = shaped<Battlefield>({ id: text, ground, secondSupplyRounds: count, secondCastle: count }, [
  'secondCastle',
]);

export const terrain = shaped<Terrain>(
  {
    id: text,
    name: text,
    glyph: text,
    cost: count,
    unskilledCost: count,
    skill: text,
    blocksMovement: flag,
    blocksSight: flag,
    obscures: flag,
    cover: oneOf(COVER_QUALITIES),
    shelter: oneOf(COVER_QUALITIES),
    elevation: amount,
    damage: count,
    slipPercent: count,
    fall: count,
  },
  [
    'cost',
    'unskilledCost',
    'skill',
    'blocksMovement',
    'blocksSight',
    'obscures',
    'cover',
    'shelter',
    'elevation',
    'damage',
    'slipPercent',
    'fall',
  ],
);

const place: Checks<FormationPlace> = { across: amount, depth: amount };
const bonus: Checks<RoleBonus> = {
  kind: oneOf(FORMATION_BONUS_KINDS),
  value: amount,
  conditions: listOf(oneOf(FORMATION_CONDITIONS)),
};
const slot = shaped<FormationSlot>(
  {
    ...place,
    role: oneOf(FORMATION_ROLES),
    accepts: listOf(text),
    maximumTurn: count,
    bonuses: listOf(shaped<RoleBonus>(bonus, ['conditions'])),
  },
  ['accepts', 'maximumTurn', 'bonuses'],
);

export const formation = shaped<Formation>(
  {
    id: text,
    name: text,
    description: text,
    minimum: count,
    maximum: count,
    needsLeader: flag,
    movesAsOne: flag,
    slots: listOf(slot),
    clear: listOf(shaped<FormationPlace>(place)),
    bonuses: listOf(shaped<FormationBonus>({ ...bonus, appliesTo: listOf(oneOf(FORMATION_ROLES)) }, ['conditions'])),
  },
  ['clear'],
);
