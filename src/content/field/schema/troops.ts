import { z } from 'zod';
import {
  type FallingRules,
  type FormationPart,
  type MoraleRules,
  type MusterRules,
  STANCES,
  type Stance,
  type StanceEffect,
  type VictoryRules,
} from '../../../skirmish/model/rules';
import { differentWords, idWord, listOf, wholeNumber, yesOrNo } from '../../schema/leaves';
import { type ShapeOf, strictObject } from '../../schema/strictObject';
import { damage, factor, statValue, statWord } from './leaves';
import { MOST_CREDITS, MOST_IN_SQUAD, MOST_LISTED, MOST_ROUNDS, MOST_SQUARES } from './limits';

/** The parts of a rule set about squads: how they hold, fall, muster and win. */

const accuracy = wholeNumber(-100, 100);

const stance = {
  dealtPercent: factor().exactOptional().describe('Percent of the damage that it deals.'),
  takenPercent: factor().exactOptional().describe('Percent of the damage that it takes.'),
  movement: wholeNumber(-MOST_SQUARES, MOST_SQUARES).exactOptional().describe('Movement more or less.'),
  movementAtMost: wholeNumber(0, MOST_SQUARES).exactOptional().describe('Movement is never more than this.'),
  accuracy: accuracy.exactOptional().describe('Accuracy more or less.'),
  coverLevels: wholeNumber(0, 3).exactOptional().describe('Levels of cover more against ranged attacks.'),
  isFlankedInMelee: yesOrNo().exactOptional().describe('true: melee attacks have the bonus for flanking.'),
  hides: yesOrNo().exactOptional().describe('true: it is hidden from the end of the turn on.'),
} satisfies ShapeOf<StanceEffect>;

const stanceSchema = strictObject(stance);

const STANCE_NAMES: Readonly<Record<Stance, string>> = {
  aggressive: 'Strikes harder and is struck harder.',
  defensive: 'Strikes softer and is struck softer.',
  balanced: 'How every unit begins.',
  mobile: 'Goes farther and aims worse.',
  prone: 'Lies flat.',
  stealth: 'Hides.',
};

function stances() {
  const shape = Object.fromEntries(
    STANCES.map((name) => [name, stanceSchema.exactOptional().describe(STANCE_NAMES[name])]),
  );
  return strictObject(shape as Record<Stance, z.ZodExactOptional<typeof stanceSchema>>);
}

const morale = {
  stats: z
    .tuple([statWord(), statWord()], { error: 'a list of two stats, such as ["WIL", "LCK"]' })
    .describe('The two stats of the check.'),
  die: wholeNumber(2, 100).describe('Sides of each of the two dice.'),
  bonus: wholeNumber(-999, 999).describe('Added to the value.'),
  target: wholeNumber(-999, 999).describe('From this value on the unit holds.'),
  accuracy: accuracy.describe('Accuracy of who is shaken.'),
} satisfies ShapeOf<MoraleRules>;

const falling = {
  sides: wholeNumber(1, 100).exactOptional().describe('Sides of the die for each two squares; or else "fixed".'),
  fixed: damage().exactOptional().describe('Damage for each two squares instead of a die.'),
  mostDice: wholeNumber(1, 10).describe('However deep the fall, never more dice than this.'),
} satisfies ShapeOf<FallingRules>;

const formations = {
  ids: differentWords(idWord(), 1, MOST_LISTED, 'different ids of formations').describe(
    'The files of cards/formations that squads may form.',
  ),
  divisor: wholeNumber(1, 100).describe('Divides every bonus of a formation, truncated.'),
  leads: strictObject({
    stat: statWord().describe('The stat that makes a leader.'),
    least: statValue().describe('How much of it a leader needs.'),
  } satisfies ShapeOf<FormationPart['leads']>).describe('Who may lead.'),
} satisfies ShapeOf<FormationPart>;

const squad = wholeNumber(1, MOST_IN_SQUAD);

const muster = {
  credits: wholeNumber(1, MOST_CREDITS).describe('What a squad may cost.'),
  least: squad.describe('Units of the smallest squad.'),
  most: squad.describe('Units of the largest squad.'),
  preset: listOf(idWord(), 1, MOST_IN_SQUAD, 'ids of units').describe(
    'The squad of a battle that names none: within credits and size.',
  ),
} satisfies ShapeOf<MusterRules>;

const victory = {
  control: wholeNumber(1, MOST_ROUNDS)
    .exactOptional()
    .describe('Own turns of sole control of the control point that win; it wins nothing if left out.'),
  roundLimit: wholeNumber(1, MOST_ROUNDS).describe('After this round the greater remaining value wins.'),
} satisfies ShapeOf<VictoryRules>;

export const stancesSchema = stances();
export const moraleSchema = strictObject(morale);
export const fallingSchema = strictObject(falling);
export const formationsSchema = strictObject(formations);
export const musterSchema = strictObject(muster);
export const victorySchema = strictObject(victory);
