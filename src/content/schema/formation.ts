import {
  FORMATION_BONUS_KINDS,
  FORMATION_CONDITIONS,
  FORMATION_ROLES,
  type FormationBonus,
  type FormationPlace,
  type FormationSlot,
  type RoleBonus,
} from '../../core/formations/formation';
import type { FormationFace } from '../catalog';
import { differentWords, idWord, listOf, oneOf, someOf, wholeNumber, yesOrNo } from './leaves';
import { fileSheet, type ShapeOf, sheet } from './sheet';
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
  accepts: differentWords(idWord(), 1, 8, 'different traits')
    .exactOptional()
    .describe('The traits one of which a unit needs; anybody fits if left out.'),
  maximumTurn: wholeNumber(0, 4)
    .exactOptional()
    .describe('Steps of 45° by which a unit may face away from the formation; any if left out.'),
  bonuses: listOf(sheet(roleBonus), 1, 8, 'bonuses')
    .exactOptional()
    .describe('What the role itself is worth, for whoever stands here.'),
} satisfies ShapeOf<FormationSlot>;

const shape = {
  id,
  ...describedWords,
  translations: translationsOf(sheet(describedWords)),
  minimum: wholeNumber(1, MOST_MEMBERS).describe('How many slots must be filled.'),
  maximum: wholeNumber(1, MOST_MEMBERS).describe('How many members there can be, at least one for each slot.'),
  needsLeader: yesOrNo().describe('Without its leader it does not stand.'),
  movesAsOne: yesOrNo().describe('Its members move together.'),
  slots: listOf(sheet(slot), 1, MOST_MEMBERS, 'slots').describe('The places to fill, seen from the anchor.'),
  clear: listOf(sheet(place), 1, MOST_MEMBERS, 'places')
    .exactOptional()
    .describe('Places on which no unit of the own side may stand.'),
  bonuses: listOf(sheet(bonus), 0, 8, 'bonuses').describe('What the whole formation is worth to some of its roles.'),
} satisfies ShapeOf<FormationFace>;

export const formationSheet = fileSheet(
  shape,
  'Formation',
  'A shape in which units stand together. Places are relative to its facing.',
);
