import { AREAS, type Audience, CENTRES, FILTERS, PICKS, WHO } from '../../battle/abilities/vocabulary';
import { oneOf } from './leaves';
import { type ShapeOf, strictObject } from './strictObject';

const shape = {
  who: oneOf(WHO).describe(
    'Whom it reaches: the bearer, the other card that the trigger concerns, or cards of one side. Allies never include the bearer.',
  ),
  area: oneOf(AREAS)
    .exactOptional()
    .describe(
      'Of allies and enemies: where they must stand; the whole board if left out. "behind" is the next cell of the row towards one’s own castle, "ahead" the next one towards the enemy castle.',
    ),
  around: oneOf(CENTRES).exactOptional().describe('Around whom the area lies: the bearer if left out, or the other.'),
  only: oneOf(FILTERS)
    .exactOptional()
    .describe('Of allies and enemies: only those that have attacked this turn, or that are wounded.'),
  pick: oneOf(PICKS)
    .exactOptional()
    .describe('Of allies and enemies: one alone, the most wounded or the one with the highest printed attack.'),
} satisfies ShapeOf<Audience>;

export const audience = strictObject(shape);
