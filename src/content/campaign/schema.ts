import { z } from 'zod';
import { scenarioPlace } from '../scenario/scenarioSchema';
import { goalsSchema } from '../schema/goals';
import { idWord, lineOfText, listOf, oneOf, wholeNumber } from '../schema/leaves';
import { fileSchema, strictObject } from '../schema/strictObject';
import { translationsOf } from '../schema/translations';
import { id, name } from '../schema/words';
import { ARMS_PARTS } from './arms';
import { CAMPAIGN_LEVELS, CAMPAIGN_STYLES } from './campaignBattle';

const story = lineOfText(420).describe('What leads to the battle, in a few sentences.');
const twistText = lineOfText(160).describe('What is different here, in a sentence or two.');

const words = {
  name,
  story,
  twist: lineOfText(40).describe('What is different here, in two or three words.'),
  twistText,
};

const honour = z.discriminatedUnion(
  'type',
  [
    strictObject({
      type: z.literal('castle', { error: '"castle"' }).describe('What is asked for.'),
      least: wholeNumber(1, 999).describe('Castle health left at the end, or more.'),
    }),
    strictObject({
      type: z.literal('rounds', { error: '"rounds"' }).describe('What is asked for.'),
      most: wholeNumber(1, 99).describe('The round in which it is won, or earlier.'),
    }),
  ],
  { error: '"castle" or "rounds"' },
);

export const campaignSchema = fileSchema(
  {
    id,
    number: wholeNumber(1, 99).describe('Its place on the road: it opens when the one before is won.'),
    name,
    story,
    twist: strictObject({ name: words.twist, text: twistText }).describe('What is different here.'),
    translations: translationsOf(strictObject(words)),
    place: z
      .tuple([wholeNumber(0, 1000), wholeNumber(0, 780)], { error: 'a place [across, down] on the map' })
      .describe('Where it lies on the map, [across, down], of 1000 and 780.'),
    level: oneOf(CAMPAIGN_LEVELS).describe('How well the opponent plays.'),
    style: oneOf(CAMPAIGN_STYLES).describe('What the opponent is fond of.'),
    decks: strictObject({
      left: idWord().describe('The deck that the person brings unless they choose another.'),
      right: idWord().describe('The deck of the opponent.'),
    }).describe('Ids of decks. The person has the left castle and moves first.'),
    battlefield: idWord().describe('The id of a battlefield.'),
    rules: scenarioPlace.rules,
    goals: goalsSchema.exactOptional().describe('Ways to win beside the castle, for either side.'),
    castles: scenarioPlace.castles,
    units: listOf(scenarioPlace.units.unwrap().element, 0, 9, 'units')
      .exactOptional()
      .describe('Cards that stand on the board before the first round.'),
    honour: honour.describe('What a win must keep for the second honour.'),
    arms: strictObject({
      part: oneOf(ARMS_PARTS).describe('Which part of the arms it is.'),
      value: lineOfText(40).describe('Which piece: `src/content/campaign/arms.ts` lists those that are drawn.'),
    }).describe('The piece of heraldry that a win brings.'),
  },
  'Campaign battle',
  'A battle of the campaign: where, against whom, what is different, and what it is worth.',
);
export type CampaignFile = z.infer<typeof campaignSchema>;
