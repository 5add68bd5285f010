import { type BookProblem, bookOfRules } from '../../../content/field/book';
import type { FieldCatalog, FieldRulesFace } from '../../../content/field/catalog';
import { mapOf } from '../../../content/field/maps';
import { lookUp } from '../../../kernel/dispatch';
import { type Result, refused } from '../../../kernel/result';
import { generateMap } from '../../../skirmish/begin/generate';
import type { FieldBook, FieldMap } from '../../../skirmish/model/book';
import type { FogRules } from '../../../skirmish/model/rules';
import { generatedGround } from './battlefieldWord';
import type { FieldSetup } from './fieldSetup';

/** Where a rule set has none of its own. */
const USUAL_CONTROL = 5;
const USUAL_FOG: FogRules = { vision: 5, haltOnSighting: true, scan: true };

type Choices = Pick<FieldSetup, 'rules' | 'victory' | 'fog'>;

/** The book of a set-up: its rule set, with victory and fog as they were chosen. */
export function bookFor(catalog: FieldCatalog, setup: Choices): Result<FieldBook, BookProblem> {
  const face = faceFor(catalog, setup);
  if (face === null) return refused({ pointer: '', message: `there is no rule set ${setup.rules}` });
  return bookOfRules(catalog, face);
}

/** The rule set as it is played; null when there is none of that name. */
export function faceFor(catalog: FieldCatalog, { rules, victory, fog }: Choices): FieldRulesFace | null {
  const face = lookUp(catalog.rules, rules);
  if (face === undefined) return null;
  return withFog(withVictory(face, victory === 'control'), fog);
}

/** A face that is already so stays the same, so that its book has the hash of every other battle of its set. */
function withVictory(face: FieldRulesFace, isControlled: boolean): FieldRulesFace {
  const { control, ...victory } = face.victory;
  if ((control !== undefined) === isControlled) return face;
  return { ...face, victory: isControlled ? { ...victory, control: USUAL_CONTROL } : victory };
}

function withFog(face: FieldRulesFace, isFogged: boolean): FieldRulesFace {
  const { fog, ...rest } = face;
  if ((fog !== undefined) === isFogged) return face;
  return isFogged ? { ...rest, fog: USUAL_FOG } : rest;
}

/** The ground of a set-up, drawn or generated; null when there is none. */
export function mapFor(catalog: FieldCatalog, { rules, battlefield }: Pick<FieldSetup, 'rules' | 'battlefield'>) {
  const generated = generatedGround(battlefield);
  if (generated !== null) return mapOfSeed(catalog, generated);
  const face = lookUp(catalog.battlefields, battlefield);
  return face === undefined ? null : mapOf(catalog, face, rules);
}

function mapOfSeed({ generator }: FieldCatalog, ground: NonNullable<ReturnType<typeof generatedGround>>) {
  return generator === null ? null : (generateMap(generator, ground.seed, ground) satisfies FieldMap);
}
