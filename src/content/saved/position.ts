import { z } from 'zod';
import type { Grant } from '../../battle/model/grant';
import { COLUMNS, ROWS } from '../../battle/model/position';
import { type BattleState, ENDINGS, PHASES, type Wall } from '../../battle/model/state';
import type { Unit } from '../../battle/model/unit';
import { SIDES } from '../../kernel/sides';
import { facing, LONGEST_NAME, MOST_ABILITIES, MOST_CARDS, scenarioName, side, wallHealth } from '../scenario/leaves';
import { abilityUse, cardFigures } from '../schema/card';
import { idWord, lineOfText, listOf, oneOf, wholeNumber, yesOrNo } from '../schema/leaves';
import { bySide } from '../schema/rules';
import { type ShapeOf, strictObject } from '../schema/strictObject';
import { abilityUses, ground } from './book';

/** What adds up in play: a loop over it must not freeze the page. */
const MOST_IN_PLAY = 9999;
/** A castle may begin with more than the rules say, and fall far below 0. */
const MOST_OF_CASTLE = 100 * MOST_IN_PLAY;
const counted = wholeNumber(0, MOST_IN_PLAY);
const whole = z.int({ error: 'a whole number' });

const STREAM_LENGTH = 4;
export const stream = listOf(whole, STREAM_LENGTH, STREAM_LENGTH, 'whole numbers');

const cell = {
  row: z.literal(ROWS, { error: 'a row: 0, 1 or 2' }),
  col: z.literal(COLUMNS, { error: 'a column: 0, 1 or 2' }),
};

/** A unit has the name of its card, with a number behind it. */
const unitName = lineOfText(LONGEST_NAME + `-${MOST_IN_PLAY}`.length);

const { id: abilityId, value: abilityValue } = abilityUse.shape;
const grant = {
  id: abilityId,
  value: abilityValue,
  ends: oneOf(['turn', ...SIDES]),
} satisfies ShapeOf<Grant>;

const unit = {
  ...cell,
  id: unitName,
  card: scenarioName(),
  side,
  type: cardFigures.type,
  cost: cardFigures.cost,
  attack: cardFigures.attack,
  defense: cardFigures.defense,
  fullHealth: cardFigures.health,
  health: cardFigures.health,
  abilities: abilityUses,
  facing,
  fresh: yesOrNo(),
  moved: yesOrNo(),
  movedAgain: yesOrNo(),
  attacked: yesOrNo(),
  hasStruck: yesOrNo(),
  revealed: yesOrNo(),
  braced: yesOrNo(),
  strayed: yesOrNo(),
  attackBonus: wholeNumber(-MOST_IN_PLAY, MOST_IN_PLAY),
  grants: listOf(strictObject(grant), 1, MOST_ABILITIES, 'grants').exactOptional(),
} satisfies ShapeOf<Unit>;

const wall = { ...cell, health: wallHealth, under: idWord() } satisfies ShapeOf<Wall>;

/** All cards of a side may end in one pile. */
const MOST_IN_PILE = 3 * MOST_CARDS;
const pile = listOf(scenarioName(), 0, MOST_IN_PILE, 'card ids');
const CELLS = ROWS.length * COLUMNS.length;

const position = {
  phase: oneOf(PHASES),
  round: counted,
  turn: side,
  winner: oneOf(['left', 'right', 'draw']).nullable(),
  ending: oneOf(ENDINGS).nullable(),
  castles: bySide(wholeNumber(-MOST_OF_CASTLE, MOST_OF_CASTLE)),
  supply: bySide(counted),
  hands: bySide(pile),
  decks: bySide(pile),
  discards: bySide(pile),
  // A position from before there were stratagems has none.
  played: counted.exactOptional(),
  units: listOf(strictObject(unit), 0, CELLS, 'units').refine(standApart, {
    error: 'units each on a cell and under a name of its own',
  }),
  factions: bySide(listOf(idWord(), 0, MOST_CARDS, 'ids of factions')),
  ground,
  walls: listOf(strictObject(wall), 0, CELLS, 'walls'),
  secondSupplyRounds: counted,
  held: bySide(listOf(counted, COLUMNS.length, COLUMNS.length, 'whole numbers')),
  usedIds: listOf(unitName, 0, 2 * MOST_IN_PILE + CELLS, 'names of units'),
  chance: stream,
} satisfies ShapeOf<BattleState>;

/** No rule knows what to do with two on one cell or two of one name. */
function standApart(units: readonly Pick<Unit, 'id' | 'row' | 'col'>[]): boolean {
  const places = new Set(units.map(({ row, col }) => `${row} ${col}`));
  const names = new Set(units.map(({ id }) => id));
  return places.size === units.length && names.size === units.length;
}

/** A position of the card battle as a battle may start from it. */
export const positionSchema = strictObject(position);
