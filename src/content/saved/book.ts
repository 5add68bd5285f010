import { z } from 'zod';
import { type Ability, EFFECTS_OF } from '../../battle/abilities/vocabulary';
import type { Battlefield, Book } from '../../battle/model/book';
import type { Card } from '../../battle/model/card';
import { POSITIONS } from '../../battle/model/position';
import type { SiegeRules } from '../../battle/model/rules';
import type { Stratagem } from '../../battle/model/stratagem';
import type { Formation } from '../../core/formations/formation';
import type { Terrain } from '../../core/ground/terrain';
import { MOST_ABILITIES, scenarioName } from '../scenario/leaves';
import { abilitySchema } from '../schema/ability';
import { effectName } from '../schema/amounts';
import { battlefieldSchema } from '../schema/battlefield';
import { abilityUse, cardLook, cardSchema } from '../schema/card';
import { formationSchema } from '../schema/formation';
import { MOST_HOUSE_RULES } from '../schema/houseRule';
import { differentWords, idWord, listOf } from '../schema/leaves';
import { MOST_FORMATIONS, MOST_TERRAINS, rulesSchema } from '../schema/rules';
import { stratagemFigures } from '../schema/stratagem';
import { strictObject } from '../schema/strictObject';
import { terrainSchema } from '../schema/terrain';
import { faultInWhole } from './bookAsWhole';
import type { Look } from './fault';
import { byMember, bySchema, listOfParts, orMissing, tableById } from './look';

/**
 * The schemas of content files without what the rules don't know (`bookOf`): a member added to a file's schema is in the
 * book's, with its limits. What a file may leave out and the book always has is no longer optional.
 */

/** Cards of a scenario have freer names and more abilities than those of files, and no faction. */
export const abilityUses = listOf(abilityUse, 0, MOST_ABILITIES, 'abilities');
const card = cardSchema
  .omit({ $schema: true, kind: true, name: true, short: true, emblem: true, translations: true })
  .extend({ id: scenarioName(), abilities: abilityUses }) satisfies z.ZodType<Card>;

const stratagem = strictObject({
  id: scenarioName(),
  faction: cardLook.faction,
  ...stratagemFigures,
}) satisfies z.ZodType<Stratagem>;

/** A trigger that doesn't know its effect has no row to carry it out. */
const ability = abilitySchema
  .omit({ $schema: true, name: true, numbered: true, translations: true })
  .superRefine(({ parts }, context) => {
    parts.forEach(({ trigger, effect }, index) => {
      if (EFFECTS_OF[trigger].includes(effectName(effect))) return;
      const message = `one of ${EFFECTS_OF[trigger].join(', ')} with the trigger ${trigger}`;
      context.addIssue({ code: 'custom', path: ['parts', index, 'effect'], message });
    });
  }) satisfies z.ZodType<Ability>;

const CELLS = `a list of ${POSITIONS.length} ids of terrain`;
/** The terrain of the nine cells. */
export const ground = z.array(idWord(), { error: CELLS }).length(POSITIONS.length, { error: CELLS });

const { secondSupplyRounds } = battlefieldSchema.shape;
const battlefield = battlefieldSchema
  .omit({ $schema: true, name: true, rows: true, translations: true })
  .extend({ ground, secondSupplyRounds: secondSupplyRounds.unwrap() }) satisfies z.ZodType<Battlefield>;

/** The book's formations are without words. */
const formation = formationSchema
  .omit({ $schema: true, onlyInField: true, translations: true })
  .extend({ description: formationSchema.shape.description.or(z.literal('')) }) satisfies z.ZodType<Formation>;

const terrain = terrainSchema.omit({
  $schema: true,
  onlyInField: true,
  translations: true,
}) satisfies z.ZodType<Terrain>;

const rules = rulesSchema.omit({ $schema: true, mode: true }) satisfies z.ZodType<SiegeRules>;

const houseRules = differentWords(idWord(), 1, MOST_HOUSE_RULES, 'different ids of house rules');

const lookAtParts = byMember<Book>({
  rules: bySchema(rules),
  cards: tableById(bySchema(card)),
  // A book from before there were any.
  stratagems: orMissing(tableById(bySchema(stratagem))),
  abilities: tableById(bySchema(ability)),
  formations: listOfParts(MOST_FORMATIONS, bySchema(formation)),
  terrains: listOfParts(MOST_TERRAINS, bySchema(terrain)),
  battlefields: tableById(bySchema(battlefield)),
  houseRules: orMissing(bySchema(houseRules)),
});

/** Each part by its schema, then all of them together: what contradicts itself is refused in a save as it is in a file. */
export const lookAtBook: Look = (value) => lookAtParts(value) ?? faultInWhole(value as Book);
