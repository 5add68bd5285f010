import type { z } from 'zod';
import type { ObstacleKind } from '../../../core/ground/obstacle';
import type { Terrain } from '../../../core/ground/terrain';
import type { FieldBook, FieldFormation } from '../../../skirmish/model/book';
import type { Maneuver } from '../../../skirmish/model/maneuver';
import type { FieldRuleSet } from '../../../skirmish/model/rules';
import type { UnitKind, Weapon } from '../../../skirmish/model/unitKind';
import type { Look } from '../../saved/fault';
import { byMember, bySchema, listOfParts, tableById } from '../../saved/look';
import { formationSchema } from '../../schema/formation';
import { differentWords, idWord, oneOf } from '../../schema/leaves';
import { obstacleSchema } from '../../schema/obstacle';
import { MOST_TERRAINS } from '../../schema/rules';
import { terrainSchema } from '../../schema/terrain';
import { maneuverList } from '../schema/leaves';
import { MOST_LISTED } from '../schema/limits';
import { maneuverSchema } from '../schema/maneuver';
import { flankingSchema } from '../schema/parts';
import { fieldRulesSchema } from '../schema/rules';
import { formationsSchema } from '../schema/troops';
import { unitSchema } from '../schema/unit';
import { weaponSchema } from '../schema/weapon';
import { faultInFieldBook } from './bookAsWhole';
import { mapSchema } from './map';

/**
 * The schemas of content files without what the rules don't know (`bookOfRules`): a member added to a file's schema is in the
 * book's, with its limits. What a file may leave out and the book always has is no longer optional; what it lists may be
 * fewer, for the broken ones were left out.
 */

const rules = fieldRulesSchema
  .omit({ $schema: true, mode: true, name: true, description: true, translations: true, stats: true, roster: true })
  .extend({
    flanking: flankingSchema.omit({ description: true }).exactOptional(),
    maneuvers: maneuverList(0, MOST_LISTED).exactOptional(),
    formations: formationsSchema
      .extend({ ids: differentWords(idWord(), 0, MOST_LISTED, 'different ids of formations') })
      .exactOptional(),
  }) satisfies z.ZodType<FieldRuleSet>;

const { traits, skills, abilities } = unitSchema.shape;
const unit = unitSchema.omit({ $schema: true, rules: true, name: true, translations: true, glyph: true }).extend({
  traits: traits.unwrap(),
  skills: skills.unwrap(),
  abilities: abilities.unwrap(),
}) satisfies z.ZodType<UnitKind>;

const weapon = weaponSchema.omit({
  $schema: true,
  rules: true,
  name: true,
  translations: true,
}) satisfies z.ZodType<Weapon>;

const { modifiers, effects } = maneuverSchema.shape;
const maneuver = maneuverSchema
  .omit({ $schema: true, name: true, description: true, translations: true })
  .extend({ modifiers: modifiers.unwrap(), effects: effects.unwrap() }) satisfies z.ZodType<Maneuver>;

/** The book's formations are without words. */
const formation = formationSchema
  .omit({ $schema: true, onlyInField: true, translations: true })
  .extend({ description: oneOf(['']) }) satisfies z.ZodType<FieldFormation>;

const terrain = terrainSchema.omit({
  $schema: true,
  onlyInField: true,
  translations: true,
}) satisfies z.ZodType<Terrain>;

const obstacle = obstacleSchema.omit({
  $schema: true,
  translations: true,
  glyph: true,
}) satisfies z.ZodType<ObstacleKind>;

const lookAtParts = byMember<FieldBook>({
  rules: bySchema(rules),
  units: tableById(bySchema(unit)),
  weapons: tableById(bySchema(weapon)),
  maneuvers: tableById(bySchema(maneuver)),
  formations: tableById(bySchema(formation)),
  maps: tableById(bySchema(mapSchema)),
  terrains: listOfParts(MOST_TERRAINS, bySchema(terrain)),
  obstacles: listOfParts(MOST_TERRAINS, bySchema(obstacle)),
});

/** Each part by its schema, then all of them together: what the rules are asked with refers to nothing that isn't there. */
export const lookAtFieldBook: Look = (value) => lookAtParts(value) ?? faultInFieldBook(value as FieldBook);
