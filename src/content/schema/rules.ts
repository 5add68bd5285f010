import { z } from 'zod';
import { COMBAT_TYPES, type CombatType } from '../../battle/model/combatType';
import { COLUMNS, type Column } from '../../battle/model/position';
import type {
  AttritionRules,
  EffectLimits,
  HighGroundRules,
  SiegeRules,
  SupplyRules,
  ZoneId,
  ZoneRules,
} from '../../battle/model/rules';
import { SIDES, type Side } from '../../kernel/sides';
import { goalsSchema } from './goals';
import { differentWords, idWord, wholeNumber, yesOrNo } from './leaves';
import { byArc, byCover, sightSchema } from './levels';
import { optionalRulesSchema } from './optionalRules';
import { fileSchema, type ShapeOf, strictObject } from './strictObject';
import { id } from './words';

const SIDE_NAMES: Readonly<Record<Side, string>> = {
  left: 'The left side, which moves first.',
  right: 'The right side.',
};
const TYPE_NAMES: Readonly<Record<CombatType, string>> = {
  melee: 'Melee cards.',
  ranged: 'Ranged cards.',
  hybrid: 'Hybrid cards.',
};

export function bySide<Leaf extends z.ZodType>(leaf: Leaf) {
  const sides = Object.fromEntries(SIDES.map((side) => [side, leaf.describe(SIDE_NAMES[side])]));
  return strictObject(sides as Record<Side, Leaf>);
}

function byType<Leaf extends z.ZodType>(leaf: Leaf) {
  const types = Object.fromEntries(COMBAT_TYPES.map((type) => [type, leaf.describe(TYPE_NAMES[type])]));
  return strictObject(types as Record<CombatType, Leaf>);
}

function columns(least: number): z.ZodType<Column[], Column[]> {
  const error = `a list of ${least === 0 ? 'up to three' : 'one to three'} different columns out of ${COLUMNS.join(', ')}`;
  const column = z.literal(COLUMNS, { error: `a column: ${COLUMNS.join(', ')}` });
  return z
    .array(column, { error })
    .min(least, { error })
    .max(COLUMNS.length, { error })
    .refine((chosen) => new Set(chosen).size === chosen.length, { error });
}

export const MOST_FORMATIONS = 20;
export const MOST_TERRAINS = 40;

const percent = wholeNumber(0, 500);

function zone(id: ZoneId) {
  const shape = {
    id: z
      .literal(id, { error: `"${id}": the zones stand in the order of the columns` })
      .describe('The zone of this column.'),
    attack: byType(percent).describe('Percent of the blow that a card standing here strikes.'),
    defense: percent.describe('Percent of the defence of a card standing here.'),
  } satisfies ShapeOf<ZoneRules>;
  return strictObject(shape);
}

const supply = {
  base: wholeNumber(0, 20).describe('Supply before the rounds are counted.'),
  perRound: wholeNumber(0, 20).describe('Supply added for every round, the first included.'),
  cap: wholeNumber(1, 20).describe('Supply never exceeds this.'),
  secondBonus: wholeNumber(0, 20).describe('Extra supply of the right side in the first rounds.'),
  secondBonusRounds: wholeNumber(0, 99).describe('For how many rounds the right side receives its extra supply.'),
} satisfies ShapeOf<SupplyRules>;

const attrition = {
  fromRound: wholeNumber(1, 99).describe('The first round in which both castles crumble.'),
  step: wholeNumber(1, 999).describe('Damage in that round; each later round adds as much again.'),
} satisfies ShapeOf<AttritionRules>;

const highGround = {
  damage: wholeNumber(0, 999).describe('Damage added after all factors to the blow of whoever stands on it.'),
  meleeColumns: wholeNumber(0, 2).describe('How many columns away a melee card on it strikes.'),
} satisfies ShapeOf<HighGroundRules>;

const effects = {
  depth: wholeNumber(1, 20).describe('How long a chain of abilities that set each other off may grow.'),
  number: wholeNumber(1, 999).describe('How many effects one order may have. What goes beyond does not happen.'),
} satisfies ShapeOf<EffectLimits>;

const zones = z.tuple([zone('left-wing'), zone('center'), zone('right-wing')], {
  error: 'a list of the three zones left-wing, center, right-wing',
});

const shape = {
  id,
  castleHealth: wholeNumber(1, 9999).describe('Health of each castle at the start.'),
  deckSize: wholeNumber(1, 99).describe('Unit cards in a deck.'),
  stratagemsPerDeck: wholeNumber(0, 99)
    .exactOptional()
    .describe('Stratagems that a deck may hold beside its unit cards; none if left out.'),
  stratagemsPerTurn: wholeNumber(0, 99)
    .exactOptional()
    .describe('Stratagems that a side may play in a turn; none if left out.'),
  copiesPerCard: wholeNumber(1, 99).describe('Copies of one card that a deck may hold.'),
  factionsPerDeck: wholeNumber(1, 99).describe('Factions that a deck may mix.'),
  openingHand: bySide(wholeNumber(0, 20)).describe('Cards dealt before the first turn.'),
  mulligan: yesOrNo().describe('Before the first round each side may once send cards of its hand back.'),
  handLimit: wholeNumber(1, 20).describe('A card drawn beyond this is discarded.'),
  drawPerTurn: wholeNumber(0, 20).describe('Cards drawn at the start of the own turn.'),
  musterBelow: wholeNumber(0, 20).describe(
    'Muster: one card more is drawn when the unit cards in hand are below this after the draw.',
  ),
  supply: strictObject(supply).describe('Supply of each turn: base + perRound × round, never above the cap.'),
  unitsPerSide: wholeNumber(1, 9).describe('Cards that a side may have on the board.'),
  deployColumns: bySide(columns(1)).describe(
    'Columns in which each side may deploy: 0 left wing, 1 center, 2 right wing.',
  ),
  moveRange: byType(wholeNumber(0, 4)).describe('Cells of a move, counted along rows and columns.'),
  attackColumns: byType(wholeNumber(0, 2)).describe('How many columns away a target may stand; 0 is the own column.'),
  castleColumns: byType(columns(0)).describe('Columns from which the enemy castle can be struck.'),
  zones: zones.describe('The three columns from left to right.'),
  mirrorZones: yesOrNo().describe('true: the right side reads the zones from its own end.'),
  zonesAtCastle: yesOrNo().describe('true: the attack of a zone counts against the castle too.'),
  angles: byArc(percent).describe('Percent of the blow by its final angle.'),
  surroundedFrom: wholeNumber(1, 8).describe(
    "So many cards of the attacker's side in the ring of the target leave it no front.",
  ),
  formations: differentWords(idWord(), 0, MOST_FORMATIONS, 'different ids of formations').describe(
    'The files of cards/formations that count in the card battle. Of several with one kind of bonus the first counts.',
  ),
  leastShare: wholeNumber(0, 100).describe('Percent of a blow that always gets through, whatever the defence.'),
  leastDamage: wholeNumber(1, 99).describe('A blow never does less than this.'),
  screen: wholeNumber(0, 100).describe('Percent left of a blow at the castle when a defender stands in between.'),
  cover: byCover(wholeNumber(0, 100)).describe(
    'Percent left of the blow of a ranged or hybrid card at a card in this cover.',
  ),
  highGround: strictObject(highGround).describe('What high ground is worth.'),
  hazardDamage: wholeNumber(0, 999).describe(
    'Damage to a card that is deployed or moves onto hazardous ground or starts its turn there.',
  ),
  sight: sightSchema.describe('Who sees whom. Cards never block; melee needs no sight.'),
  terrain: differentWords(idWord(), 1, MOST_TERRAINS, 'different ids of terrain').describe(
    'The files of cards/terrain that battlefields and abilities may use.',
  ),
  attrition: strictObject(attrition).describe('The clock: castles crumble in late rounds so that every battle ends.'),
  effects: strictObject(effects).describe('A guard against abilities that set each other off without end.'),
  optional: optionalRulesSchema.describe('Rules that are off unless switched on here.'),
  goals: goalsSchema
    .exactOptional()
    .describe('Ways to win beside the castle; none if left out. The first one that is reached ends the battle.'),
} satisfies ShapeOf<SiegeRules>;

const mode = z
  .literal('siege', { error: '"siege": this file holds the rules of the card battle' })
  .describe('These are the rules of the card battle.');

export const rulesSchema = fileSchema(
  { ...shape, mode },
  'Siege rules',
  'Every number of the card battle. Percentages are whole numbers: 120 is ×1.2.',
);
