import { type Burst, type OnHit, WEAPON_TYPES } from '../../../skirmish/model/unitKind';
import { idWord, oneOf, wholeNumber, yesOrNo } from '../../schema/leaves';
import { fileSchema, type ShapeOf, strictObject } from '../../schema/strictObject';
import { translationsOf } from '../../schema/translations';
import { id, name } from '../../schema/words';
import type { WeaponFace } from '../catalog';
import { areaLeaves } from './area';
import { diceText, statWord } from './leaves';
import { MOST_DAMAGE, MOST_SQUARES } from './limits';

const squares = wholeNumber(1, MOST_SQUARES);
const points = wholeNumber(-99, MOST_DAMAGE);

const burst = {
  ...areaLeaves,
  damage: wholeNumber(1, MOST_DAMAGE).describe('Damage to everybody else in it, friend and foe.'),
} satisfies ShapeOf<Burst>;

const onHit = {
  move: oneOf(['push', 'pull']).describe('Away from the attacker, or towards it.'),
  squares: squares.describe('How many cells.'),
} satisfies ShapeOf<OnHit>;

const shape = {
  id,
  rules: idWord().describe('The rule set whose units carry it: the folder of this file.'),
  name,
  translations: translationsOf(strictObject({ name })),
  type: oneOf(WEAPON_TYPES).describe('melee and reach strike in melee, the others from afar.'),
  stat: statWord().exactOptional().describe('The stat that it strikes with, where the attack is "average".'),
  length: squares.exactOptional().describe('How far a melee or reach weapon strikes.'),
  minimum: wholeNumber(0, MOST_SQUARES).exactOptional().describe('The shortest distance; 1 if left out.'),
  optimal: squares.exactOptional().describe('Beyond this distance "extended" counts; the maximum if left out.'),
  maximum: squares.exactOptional().describe('The longest distance; that of its type if left out.'),
  extended: wholeNumber(-99, 0).exactOptional().describe('Accuracy beyond the optimal distance; -2 if left out.'),
  bonus: points.exactOptional().describe('Attack "check": added to the stat for the damage.'),
  base: points.exactOptional().describe('Attack "average": damage beside the share of the stat.'),
  attack: points.exactOptional().describe('Attack "total": added to the attack dice.'),
  attackDice: diceText().exactOptional().describe('Attack "total": its own attack dice; the rule set\'s if left out.'),
  damageDice: diceText().exactOptional().describe('Attack "total": the dice of its damage.'),
  damage: points.exactOptional().describe('Attack "total": damage beside the dice.'),
  burst: strictObject(burst).exactOptional().describe('What it does around the target when it hits.'),
  onHit: strictObject(onHit).exactOptional().describe('Whom it hits is moved.'),
  stationary: yesOrNo().exactOptional().describe('true: move or attack in a turn, not both.'),
  highGroundRange: wholeNumber(0, MOST_SQUARES)
    .exactOptional()
    .describe("Range on high ground instead of the rule set's."),
} satisfies ShapeOf<WeaponFace>;

export const weaponSchema = fileSchema(shape, 'Weapon', 'A weapon of one rule set of the open field.');
