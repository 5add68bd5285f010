import {
  FORMATION_BONUS_KINDS,
  FORMATION_CONDITIONS,
  FORMATION_ROLES,
  type FormationBonus,
  type FormationPlace,
  type RoleBonus,
} from '../../core/formations/formation';
import type { FieldSlot, FormationSuits } from '../../skirmish/model/book';
import type { FormationFace } from '../catalog';
import { differentWords, idWord, listOf, oneOf, someOf, wholeNumber, yesOrNo } from './leaves';
import { onlyInField } from './onlyInField';
import { FORMATION_READ_BY, SLOT_READ_BY } from './readBy';
import { fileSchema, readIn, type ShapeOf, strictObject } from './strictObject';
import { translationsOf } from './translations';
import { describedWords, id } from './words';

/** No board is wider than 16 cells. */
const FARTHEST = 15;
const MOST_MEMBERS = 20;

const roleBonus = {
  kind: oneOf(FORMATION_BONUS_KINDS).describe('What is raised. "attackPercent" is a factor, all others are added.'),
  value: wholeNumber(-999, 999).describe('By how much; for "attackPercent" the percentage, 120 is ×1.2.'),
  conditions: someOf(FORMATION_CONDITIONS, 1)
    .exactOptional()
    .describe('What must be true at the moment, all of it; always if left out.'),
} satisfies ShapeOf<RoleBonus>;

const bonus = {
  ...roleBonus,
  appliesTo: someOf(FORMATION_ROLES, 1).describe('The roles that receive it; each must have a slot.'),
} satisfies ShapeOf<FormationBonus>;

const place = {
  across: wholeNumber(-FARTHEST, FARTHEST).describe("Cells to the right hand of the formation's anchor."),
  depth: wholeNumber(-FARTHEST, FARTHEST).describe("Cells to the rear of the formation's anchor."),
} satisfies ShapeOf<FormationPlace>;

const slot = {
  role: oneOf(FORMATION_ROLES).describe('The part that is played here.'),
  ...place,
  accepts: readIn(
    differentWords(idWord(), 1, 8, 'different traits').exactOptional(),
    'The traits one of which a unit needs; anybody fits if left out.',
    SLOT_READ_BY.accepts,
  ),
  prefers: readIn(
    differentWords(idWord(), 1, 8, 'different traits').exactOptional(),
    'Units with one of these traits come here before others.',
    SLOT_READ_BY.prefers,
  ),
  maximumTurn: readIn(
    wholeNumber(0, 4).exactOptional(),
    'Steps of 45° by which a unit may face away from the formation; any if left out.',
    SLOT_READ_BY.maximumTurn,
  ),
  bonuses: readIn(
    listOf(strictObject(roleBonus), 1, 8, 'bonuses').exactOptional(),
    'What the role itself is worth, for whoever stands here.',
    SLOT_READ_BY.bonuses,
  ),
} satisfies ShapeOf<FieldSlot>;

const liking = wholeNumber(-100, 100);

const suits = {
  far: liking.describe('While every known enemy is more than six cells away.'),
  stronger: liking.describe('Nearer, and the own side is worth no less than the enemy.'),
  weaker: liking.describe('Nearer, and the own side is worth less.'),
  againstMelee: liking.describe('Against enemies of whom most fight hand to hand.'),
  againstShooters: liking.describe('Against two or more shooters.'),
} satisfies ShapeOf<FormationSuits>;

const maximum = wholeNumber(1, MOST_MEMBERS);

const shape = {
  id,
  ...describedWords,
  translations: translationsOf(strictObject(describedWords)),
  minimum: readIn(wholeNumber(1, MOST_MEMBERS), 'How many slots must be filled.', FORMATION_READ_BY.minimum),
  maximum: readIn(maximum, 'How many members there can be, at least one for each slot.', FORMATION_READ_BY.maximum),
  needsLeader: readIn(yesOrNo(), 'Without its leader it does not stand.', FORMATION_READ_BY.needsLeader),
  movesAsOne: readIn(yesOrNo(), 'Its members move together.', FORMATION_READ_BY.movesAsOne),
  slots: readIn(
    listOf(strictObject(slot), 1, MOST_MEMBERS, 'slots'),
    'The places to fill, seen from the anchor.',
    FORMATION_READ_BY.slots,
  ),
  clear: readIn(
    listOf(strictObject(place), 1, MOST_MEMBERS, 'places').exactOptional(),
    'Places on which no unit of the own side may stand.',
    FORMATION_READ_BY.clear,
  ),
  bonuses: readIn(
    listOf(strictObject(bonus), 0, 8, 'bonuses'),
    'What the whole formation is worth to some of its roles.',
    FORMATION_READ_BY.bonuses,
  ),
  suits: readIn(
    strictObject(suits).exactOptional(),
    'How much an opponent likes it, from -100 to 100; indifferent if left out.',
    FORMATION_READ_BY.suits,
  ),
} satisfies ShapeOf<FormationFace>;

export const formationSchema = fileSchema(
  { ...shape, onlyInField: onlyInField({ maximum }) },
  'Formation',
  'A shape in which units stand together. Places are relative to its facing.',
);
