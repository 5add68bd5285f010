import { z } from 'zod';
import {
  type Amount,
  DURATIONS,
  type Effect,
  type EffectArguments,
  FLAGS,
  FORCED_MOVES,
  READYINGS,
  TERRAIN_PLACES,
  TURNS,
} from '../../battle/abilities/vocabulary';
import { ARCS } from '../../core/flanking/arcs';
import { AMOUNTS, type AmountEffect } from './amounts';
import { audience } from './audience';
import { FLAG_GLOSSARY } from './glossary';
import { idWord, oneOf, wholeNumber } from './leaves';
import { type ShapeOf, strictObject } from './strictObject';

/** Cover that is none would be no gift. */
const GRANTED_COVER = ['partial', 'good', 'excellent'] as const;

function amount(of: AmountEffect): z.ZodType<Amount, Amount> {
  const { least, most } = AMOUNTS[of];
  const error = `a whole number from ${least} to ${most}, or "value"`;
  return z.union([wholeNumber(least, most, error), z.literal('value')], { error });
}

const simply = z.literal(true, { error: 'true' });

const OR_VALUE = '"value" is the number that stands beside the ability on the card.';

const addDef = {
  amount: amount('addDef').describe(`Added to the defence; below 0 it is taken off. ${OR_VALUE}`),
  to: audience.exactOptional().describe('To whom; to the bearer if left out.'),
} satisfies ShapeOf<EffectArguments['addDef']>;

const addAtk = {
  amount: amount('addAtk').describe(`Added to the attack; below 0 it is taken off. ${OR_VALUE}`),
  to: audience.exactOptional().describe('To whom; to the bearer if left out.'),
} satisfies ShapeOf<EffectArguments['addAtk']>;

const grantCover = {
  cover: oneOf(GRANTED_COVER).describe('They have at least this cover.'),
  to: audience.describe('To whom.'),
} satisfies ShapeOf<EffectArguments['grantCover']>;

const move = {
  kind: oneOf(FORCED_MOVES).describe(
    'Away from the bearer, towards it, or to the free cell that the order names. A stratagem pushes towards the enemy castle and pulls towards the own.',
  ),
  squares: amount('move').describe(`How many cells. ${OR_VALUE}`),
  to: audience.exactOptional().describe('Who is moved, farthest first; the other if left out.'),
} satisfies ShapeOf<EffectArguments['move']>;

const heal = {
  amount: amount('heal').describe(`Health given back, up to the full health. ${OR_VALUE}`),
  to: audience.describe('To whom.'),
} satisfies ShapeOf<EffectArguments['heal']>;

const dealDamage = {
  amount: amount('dealDamage').describe(`Damage, whatever the defence. ${OR_VALUE}`),
  to: audience.describe('To whom.'),
} satisfies ShapeOf<EffectArguments['dealDamage']>;

const ready = {
  what: oneOf(READYINGS).exactOptional().describe('What may be done again: the attack if left out, or the move.'),
  to: audience.describe('Who may do it again.'),
} satisfies ShapeOf<EffectArguments['ready']>;

const grant = {
  ability: idWord().describe('The id of a file in cards/abilities.'),
  value: amount('grant').exactOptional().describe(`Its number; the one in its own file if left out. ${OR_VALUE}`),
  until: oneOf(DURATIONS).describe(
    'turn: to the end of this turn. round: until the side that gives it begins its next turn.',
  ),
  to: audience.describe('To whom.'),
} satisfies ShapeOf<EffectArguments['grant']>;

const turn = {
  facing: oneOf(TURNS).describe(
    "front: towards the enemy castle; back: towards its own; towards: to the bearer's cell; away: away from it.",
  ),
  to: audience.describe('Who is turned.'),
} satisfies ShapeOf<EffectArguments['turn']>;

const recall = {
  to: audience.describe('Who goes back.'),
} satisfies ShapeOf<EffectArguments['recall']>;

const CHANGE = 'an object of one kind of terrain or more: what lies there before, and afterwards';

const setTerrain = {
  at: oneOf(TERRAIN_PLACES).describe(
    'Which cell: that of the bearer, that of the other card, or the one that the order names beside: next to a deployed bearer, or the second cell of a stratagem.',
  ),
  change: z
    .record(idWord(), idWord().describe('What lies there afterwards: the id of a file in cards/terrain.'), {
      error: CHANGE,
    })
    .refine((change) => Object.keys(change).length > 0, { error: CHANGE })
    .meta({ minProperties: 1 })
    .describe('Terrain before and afterwards. "any" stands for all that are not named; what is left out stays.'),
  health: amount('setTerrain')
    .exactOptional()
    .describe(`The cell can be attacked and falls back to what it was after this much damage. ${OR_VALUE}`),
} satisfies ShapeOf<EffectArguments['setTerrain']>;

const shape = {
  flag: oneOf(FLAGS)
    .exactOptional()
    .describe(`With legality: something that the bearer may do or is spared. ${FLAG_GLOSSARY}`),
  addMove: amount('addMove').exactOptional().describe(`With legality: cells added to its move. ${OR_VALUE}`),
  leastMove: amount('leastMove').exactOptional().describe(`With legality: it moves at least so far. ${OR_VALUE}`),
  reachColumns: amount('reachColumns')
    .exactOptional()
    .describe(`With legality: how many columns away its melee blow reaches. ${OR_VALUE}`),
  mulDamage: amount('mulDamage').exactOptional().describe(`Percent left of the blow: 80 is ×0.8. ${OR_VALUE}`),
  addDamage: amount('addDamage').exactOptional().describe(`Damage added after all factors. ${OR_VALUE}`),
  mulDef: amount('mulDef').exactOptional().describe(`Percent left of the defence against the blow. ${OR_VALUE}`),
  addDef: strictObject(addDef).exactOptional().describe('More defence: standing with passive, or against the blow.'),
  addAtk: strictObject(addAtk)
    .exactOptional()
    .describe('More attack: standing with passive, for the blow with beforeDamage, else until the end of the turn.'),
  angleBonus: amount('angleBonus')
    .exactOptional()
    .describe(`Percentage points added to the factor of the angle. ${OR_VALUE}`),
  setAngle: oneOf(ARCS).exactOptional().describe('The final angle of the blow at the bearer is this one.'),
  ignoreCover: simply.exactOptional().describe('The blow passes any cover.'),
  ignoreScreen: simply.exactOptional().describe('The blow at the castle passes any screen.'),
  setScreen: amount('setScreen')
    .exactOptional()
    .describe(`Percent left of a blow at the castle that the bearer screens. ${OR_VALUE}`),
  grantCover: strictObject(grantCover).exactOptional().describe('Cover against ranged and hybrid cards.'),
  move: strictObject(move).exactOptional().describe('The other card is moved; it keeps its facing.'),
  heal: strictObject(heal).exactOptional().describe('Health is given back.'),
  dealDamage: strictObject(dealDamage).exactOptional().describe('Damage besides the blow.'),
  ready: strictObject(ready).exactOptional().describe('An attack or a move that is spent may be made again this turn.'),
  setTerrain: strictObject(setTerrain).exactOptional().describe('The ground of a cell changes.'),
  counterAttack: amount('counterAttack')
    .exactOptional()
    .describe(`The bearer strikes the other card back at this percentage of its blow. ${OR_VALUE}`),
  conceal: simply.exactOptional().describe('The bearer is no longer revealed; of a stratagem the other.'),
  grant: strictObject(grant).exactOptional().describe('A keyword for a while, for whoever has it not.'),
  turn: strictObject(turn).exactOptional().describe('Cards are turned.'),
  swap: simply
    .exactOptional()
    .describe('Of a stratagem: the other and the card on the second cell of the order exchange cells.'),
  recall: strictObject(recall)
    .exactOptional()
    .describe('Of a stratagem: a card goes back into the hand of its owner, unhurt.'),
} satisfies ShapeOf<EffectArguments>;

/** All effects as keys of one object, not as a union of objects: so editors complete them and a misspelt one is recognised. */
const effects = strictObject(shape)
  .refine((chosen) => Object.keys(chosen).length === 1, { error: 'an object with exactly one effect' })
  .meta({ minProperties: 1, maxProperties: 1 });

export const effect = effects as unknown as z.ZodType<Effect, Effect>;
