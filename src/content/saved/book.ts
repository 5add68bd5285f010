import { z } from 'zod';
import { type Ability, EFFECTS_OF } from '../../battle/abilities/vocabulary';
import type { Battlefield, Book } from '../../battle/book';
import type { Card } from '../../battle/card';
import { POSITIONS } from '../../battle/position';
import type { SiegeRules } from '../../battle/rules';
import type { Formation } from '../../core/formations/formation';
import type { Terrain } from '../../core/ground/terrain';
import { effectName } from '../amounts';
import { MOST_ABILITIES, scenarioName } from '../scenario/leaves';
import { abilitySheet } from '../schema/ability';
import { battlefieldSheet } from '../schema/battlefield';
import { abilityUse, cardSheet } from '../schema/card';
import { formationSheet } from '../schema/formation';
import { idWord, listOf } from '../schema/leaves';
import { MOST_FORMATIONS, MOST_TERRAINS, rulesSheet } from '../schema/rules';
import { terrainSheet } from '../schema/terrain';
import { faultInWhole } from './bookAsWhole';
import type { Look } from './fault';
import { byMember, bySheet, listOfParts, tableById } from './look';

/**
 * The sheets of content files without what the rules don't know (`bookOf`): a member added to a file's sheet is in the
 * book's, with its limits. What a file may leave out and the book always has is no longer optional.
 */

/** Cards of a scenario have freer names and more abilities than those of files, and no faction. */
export const abilityUses = listOf(abilityUse, 0, MOST_ABILITIES, 'abilities');
const card = cardSheet
  .omit({ $schema: true, name: true, short: true, emblem: true, translations: true })
  .extend({ id: scenarioName(), faction: idWord().nullable(), abilities: abilityUses }) satisfies z.ZodType<Card>;

/** A trigger that doesn't know its effect has no row to carry it out. */
const ability = abilitySheet
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

const { secondSupplyRounds } = battlefieldSheet.shape;
const battlefield = battlefieldSheet
  .omit({ $schema: true, name: true, rows: true, translations: true })
  .extend({ ground, secondSupplyRounds: secondSupplyRounds.unwrap() }) satisfies z.ZodType<Battlefield>;

/** The book's formations are without words. */
const formation = formationSheet
  .omit({ $schema: true, onlyInField: true, translations: true })
  .extend({ description: formationSheet.shape.description.or(z.literal('')) }) satisfies z.ZodType<Formation>;

const terrain = terrainSheet.omit({
  $schema: true,
  onlyInField: true,
  translations: true,
}) satisfies z.ZodType<Terrain>;

const rules = rulesSheet.omit({ $schema: true, mode: true }) satisfies z.ZodType<SiegeRules>;

const lookAtParts = byMember<Book>({
  rules: bySheet(rules),
  cards: tableById(bySheet(card)),
  abilities: tableById(bySheet(ability)),
  formations: listOfParts(MOST_FORMATIONS, bySheet(formation)),
  terrains: listOfParts(MOST_TERRAINS, bySheet(terrain)),
  battlefields: tableById(bySheet(battlefield)),
});

/** Each part by its sheet, then all of them together: what contradicts itself is refused in a save as it is in a file. */
export const lookAtBook: Look = (value) => lookAtParts(value) ?? faultInWhole(value as Book);
