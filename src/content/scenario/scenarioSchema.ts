import { z } from 'zod';
import { COLUMNS } from '../../battle/model/position';
import { PHASES } from '../../battle/model/state';
import { cardFigures } from '../schema/card';
import { MOST_HOUSE_RULES } from '../schema/houseRule';
import { differentWords, idWord, lineOfText, listOf, oneOf, wholeNumber, yesOrNo } from '../schema/leaves';
import { kindOfCard, stratagemFigures, stratagemKind } from '../schema/stratagem';
import { fileSchema, strictObject } from '../schema/strictObject';
import { expectation, stepExpectation } from './expectationSchema';
import {
  boardCell,
  facing,
  MOST_ABILITIES,
  MOST_CARDS,
  perSide,
  rowsOfGlyphs,
  scenarioName,
  side,
  wallHealth,
} from './leaves';
import { ORDER_TYPES } from './orderSchemas';

const ability = strictObject({
  id: lineOfText(60).describe('The id of a file in cards/abilities.'),
  value: wholeNumber(0, 999).exactOptional().describe("Its number on this card; the ability's own if left out."),
});

const unitCard = strictObject({
  kind: z
    .literal('unit', { error: '"unit"' })
    .optional()
    .describe('A card that is deployed: so is one without a kind.'),
  type: cardFigures.type.describe('Its combat type.'),
  cost: cardFigures.cost.describe('Supply paid to deploy it.'),
  attack: cardFigures.attack.describe('Strength of its blow.'),
  defense: cardFigures.defense.describe('Taken off every blow against it.'),
  health: cardFigures.health.describe('Its full health.'),
  abilities: listOf(ability, 0, MOST_ABILITIES, 'abilities')
    .exactOptional()
    .describe('What it can do; nothing if left out.'),
});
export type InlineCard = z.infer<typeof unitCard>;

const stratagem = strictObject({ kind: stratagemKind, ...stratagemFigures });
export type InlineStratagem = z.infer<typeof stratagem>;

const card = z.discriminatedUnion('kind', [unitCard, stratagem], { error: kindOfCard });

const unit = strictObject({
  id: scenarioName()
    .exactOptional()
    .describe("How orders and expectations call it. If left out: the card's id, then -2, -3 and so on."),
  card: scenarioName().describe('A card of this scenario or of cards/.'),
  side: side.describe('Whose it is.'),
  at: boardCell().describe('Where it stands, [row, col].'),
  facing: facing.exactOptional().describe('Where it looks; towards the enemy castle if left out.'),
  health: cardFigures.health.exactOptional().describe('Health left; full if left out.'),
  fresh: yesOrNo().exactOptional().describe('Deployed in this turn; false if left out.'),
  moved: yesOrNo().exactOptional().describe('Has moved in this turn; false if left out.'),
  movedAgain: yesOrNo().exactOptional().describe('Has moved once more after its first blow; false if left out.'),
  attacked: yesOrNo().exactOptional().describe('Its attack of this turn is spent; false if left out.'),
  hasStruck: yesOrNo()
    .exactOptional()
    .describe('Has struck in this turn, even if its attack was readied since; as "attacked" if left out.'),
  revealed: yesOrNo().exactOptional().describe('Its stealth is lifted; false if left out.'),
  braced: yesOrNo().exactOptional().describe('Stands braced; false if left out.'),
  strayed: yesOrNo().exactOptional().describe('Left a formation that marches as one; false if left out.'),
  attackBonus: wholeNumber(0, 999).exactOptional().describe('Added to its attack in this turn; 0 if left out.'),
});
export type UnitSketch = z.infer<typeof unit>;

const wall = strictObject({
  at: boardCell().describe('The cell that is closed, [row, col].'),
  health: wallHealth.describe('Damage it can still take.'),
  under: lineOfText(1)
    .exactOptional()
    .describe('The glyph of the ground that comes back when it is gone; the one of "battlefield" if left out.'),
});

const step = strictObject({
  // Every type of order has a schema of its own: `orderSheets.ts`.
  order: z
    .looseObject({ type: oneOf(ORDER_TYPES).describe('What is to be done.') }, { error: 'an object { … }' })
    .describe('An order of the side whose turn it is.'),
  expect: stepExpectation
    .exactOptional()
    .describe('What the order must do; without it the order must be accepted, whatever it does.'),
});

const cards = listOf(scenarioName(), 0, MOST_CARDS, 'card ids');

const cardsOfCase = z
  .record(scenarioName(), card.describe('A card of this scenario.'), { error: 'an object of cards by id' })
  .exactOptional()
  .describe('Cards and stratagems of this scenario by id, beside those of cards/. The same id hides that card.');

/** A position, in the words of a scenario. */
export const scenarioPlace = {
  battlefield: z
    .union([scenarioName(), rowsOfGlyphs()], {
      error: 'three rows of three glyphs, such as ["..^", "...", "..."], or the id of a battlefield',
    })
    .exactOptional()
    .describe(
      'Three rows of three glyphs: . open, ^ high, c partial cover, C good cover, x excellent cover, ~ difficult, * hazard, # boulder, % fog; or the id of a battlefield. Open ground if left out.',
    ),
  rules: z
    .record(z.string(), z.unknown(), { error: 'an object { … }' })
    .exactOptional()
    .describe('Values that replace those of cards/rules/siege.json, under the same keys.'),
  houseRules: differentWords(idWord(), 0, MOST_HOUSE_RULES, 'different ids of house rules')
    .exactOptional()
    .describe('The files of cards/house-rules that are chosen; none if left out. "rules" counts above them.'),
  units: listOf(unit, 0, 99, 'units').exactOptional().describe('The cards on the board; none if left out.'),
  walls: listOf(wall, 0, 9, 'walls').exactOptional().describe('Cells that an ability has closed.'),
  round: wholeNumber(1, 999).exactOptional().describe('The round; 1 if left out.'),
  turn: side.exactOptional().describe('Whose turn it is; left if left out.'),
  phase: oneOf(PHASES).exactOptional().describe('"mulligan" before hands are settled; "battle" if left out.'),
  castles: perSide(wholeNumber(1, 9999)).exactOptional().describe('Health of the castles; full if left out.'),
  supply: perSide(wholeNumber(0, 99)).exactOptional().describe('Supply left; that of the round if left out.'),
  hands: perSide(cards).exactOptional().describe('The cards in each hand; none if left out.'),
  decks: perSide(cards).exactOptional().describe('The decks in the order of drawing; empty if left out.'),
  discards: perSide(cards).exactOptional().describe('The discarded cards; none if left out.'),
  held: perSide(listOf(wholeNumber(0, 99), COLUMNS.length, COLUMNS.length, 'whole numbers'))
    .exactOptional()
    .describe('Zone ownership: for how many own turns running each column was held; none if left out.'),
  seed: wholeNumber(0, 4_294_967_295).exactOptional().describe('What chance starts from; 1 if left out.'),
};

export const scenarioSchema = fileSchema(
  {
    name: lineOfText(200).describe('What the case shows.'),
    ...scenarioPlace,
    cards: cardsOfCase,
    steps: listOf(step, 0, 200, 'steps').exactOptional().describe('Orders, given one after the other.'),
    expect: expectation.exactOptional().describe('What must be true in the end.'),
  },
  'Scenario',
  'A rule case: a position, orders, and what must come of them. Needs a name, and steps or expect.',
);
export type ScenarioFile = z.infer<typeof scenarioSchema>;
