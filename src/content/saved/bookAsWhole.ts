import type { Book } from '../../battle/model/book';
import type { SiegeRules } from '../../battle/model/rules';
import { castlesOf } from '../../battle/model/state';
import { type BySide, bySide } from '../../kernel/sides';
import type { AbilityFace, FormationFace, TerrainFace } from '../catalog';
import { abilityProblems } from '../check/ability';
import { cardAbilityProblems } from '../check/cardAbilities';
import { formationProblems } from '../check/formation';
import type { KnownTerrain } from '../check/knownTerrain';
import type { Ids } from '../check/references';
import { rulesProblems } from '../check/rules';
import { stratagemProblems } from '../check/stratagem';
import { terrainProblems } from '../check/terrain';
import { contentFile, type Found, firstFound } from './asFile';
import { type Fault, fault, within } from './fault';

/**
 * What is wrong with a book whose parts are right by themselves: the checks of content files, so that no save holds what no
 * file could. A save was made of what was right at the time: what it names and lacks was left out with its own file.
 */
export function faultInWhole(book: Book): Fault | null {
  return firstFound(problemsIn(book)) ?? firstField(book);
}

function* problemsIn(book: Book): Generator<Found> {
  yield [['rules'], rulesProblems(contentFile({ ...book.rules, openingHand: dealtBy(book.rules) }))];
  const terrains = book.terrains.map((terrain) => contentFile<TerrainFace>(terrain));
  const known = knownTerrain(book);
  for (const [index, terrain] of terrains.entries()) {
    const others = terrains.slice(0, index).filter(({ content }) => content.glyph !== MISSING);
    yield [['terrains', index], terrainProblems(terrain, others)];
  }
  const abilities = new Map(Object.entries(book.abilities) as [string, AbilityFace][]);
  for (const [id, ability] of abilities) {
    yield [['abilities', id], abilityProblems(contentFile(ability), known, ANYTHING)];
  }
  for (const [id, card] of Object.entries(book.cards)) {
    yield [['cards', id], cardAbilityProblems(contentFile(card), ANYTHING, abilities)];
  }
  for (const [id, stratagem] of Object.entries(book.stratagems ?? {})) {
    yield [
      ['stratagems', id],
      stratagemProblems(contentFile(stratagem), known, { claimed: ANYTHING, right: abilities }),
    ];
  }
  for (const [index, formation] of book.formations.entries()) {
    yield [['formations', index], formationProblems(contentFile<FormationFace>(formation))];
  }
}

/** A scenario deals no opening hands, and its rules may limit hands to less. */
function dealtBy({ openingHand, handLimit }: SiegeRules): BySide<number> {
  return bySide((side) => Math.min(openingHand[side], handLimit));
}

/** A castle that is down already can't be fought for. */
function firstField({ rules, battlefields }: Book): Fault | null {
  const lost = Object.values(battlefields).find((battlefield) => castlesOf(rules, battlefield).right < 1);
  if (lost === undefined) return null;
  return within('battlefields', fault([lost.id, 'secondCastle'], 'must leave the castle some health'));
}

/** The glyph of terrain whose file is broken: nothing is known of it. */
const MISSING = '?';

function knownTerrain({ terrains }: Book): KnownTerrain {
  const whole = terrains.filter(({ glyph }) => glyph !== MISSING) as TerrainFace[];
  // A scenario may list less than the abilities of its book name.
  return { claimed: ANYTHING, right: new Map(whole.map((terrain) => [terrain.id, terrain])), rules: null };
}

const ANYTHING: Ids = Object.assign(new Set<string>(), { has: () => true });
