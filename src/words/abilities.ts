import { type Part, partsOf } from '../battle/abilities/parts';
import type { AbilityUse, Condition } from '../battle/abilities/vocabulary';
import type { AbilityFace, Catalog, Language } from '../content/catalog';
import { lookUp } from '../kernel/dispatch';
import { effectText } from './abilities/effects';
import { framed } from './abilities/frames';
import type { Telling } from './abilities/telling';
import { listed, sentence } from './lists';
import { abilityName, terrainName } from './names';
import type { Speak } from './speak';

/** Parts with one trigger and one condition are told together. */
interface Group {
  readonly telling: Telling;
  readonly parts: Part[];
}

/** More than this makes a second sentence. */
const LONGEST_DEEDS = 100;

/** "Mend 8": the number stands after the name where the ability wants it. */
export function abilityTitle(catalog: Catalog, use: AbilityUse, language: Language): string {
  const name = abilityName(catalog, language, use.id);
  const ability = lookUp(catalog.abilities, use.id);
  const value = use.value ?? ability?.value;
  return ability?.numbered === true && value !== undefined ? `${name} ${value}` : name;
}

/** What an ability does, in sentences, from its data alone; nothing for one that the catalog doesn't have. */
export function abilityText(catalog: Catalog, use: AbilityUse, speak: Speak, language: Language): string {
  return textOf(catalog, use, tellingIn(catalog, speak, language), language);
}

function textOf(catalog: Catalog, use: AbilityUse, tongue: Tongue, language: Language): string {
  const ability = lookUp(catalog.abilities, use.id);
  if (ability === undefined) return '';
  const groups = groupsOf(ability, use, tongue);
  const first = groups.findIndex(({ telling }) => telling.condition.revealed !== undefined);
  return groups
    .flatMap((group, index) => [
      ...sentencesOf(group).map((text) => sentence(language, text)),
      ...(index === first ? [tongue.speak('ability.revealed')] : []),
    ])
    .join(' ');
}

function groupsOf(ability: AbilityFace, use: AbilityUse, tongue: Tongue): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const [index, part] of partsOf(ability, use).entries()) {
    const condition: Condition = ability.parts[index]?.condition ?? {};
    const key = JSON.stringify([part.trigger, condition]);
    const telling = { ...tongue, trigger: part.trigger, condition, target: null };
    const group = groups.get(key) ?? { telling, parts: [] };
    group.parts.push(part);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** What every text of the catalog's keywords and stratagems needs beside the part that it tells. */
type Tongue = Pick<Telling, 'speak' | 'terrainName' | 'keyword'>;

/** A keyword that is granted is explained; what that one grants in turn is only named. */
export function tellingIn(catalog: Catalog, speak: Speak, language: Language): Tongue {
  const terrain = (id: string): string => terrainName(catalog, language, id);
  const title = (use: AbilityUse): string => abilityTitle(catalog, use, language);
  const plainly: Tongue = { speak, terrainName: terrain, keyword: (use) => ({ title: title(use), text: '' }) };
  return {
    ...plainly,
    keyword: (use) => ({
      title: title(use),
      text: unsentenced(language, textOf(catalog, use, plainly, language)),
    }),
  };
}

/** A text as it stands behind a colon: "cannot move"; of several sentences with semicolons between them. */
function unsentenced(language: Language, text: string): string {
  const sentences = text.replace(/\.$/, '').split('. ');
  return sentences.map((told) => `${told.charAt(0).toLocaleLowerCase(language)}${told.slice(1)}`).join('; ');
}

function sentencesOf({ telling, parts }: Group): string[] {
  return portions(deedsOf(telling, parts)).map((deeds) => framed(telling, listed(telling.speak, deeds, 'and')));
}

/** Two things that a fresh card may do are one thing to say. */
function deedsOf(telling: Telling, parts: readonly Part[]): string[] {
  const isFresh = ({ effect, with: told }: Part): boolean =>
    effect === 'flag' && (told === 'freshMayMove' || told === 'freshMayBesiege');
  const fresh = parts.filter(isFresh);
  if (fresh.length < 2) return parts.map((part) => effectText(telling, part));
  const others = parts.filter((part) => !isFresh(part));
  return [telling.speak('ability.flag.freshMayMoveAndBesiege'), ...others.map((part) => effectText(telling, part))];
}

/** Filled one after the other, so that no sentence grows too long. */
function portions(deeds: readonly string[]): string[][] {
  const filled: string[][] = [];
  let length = 0;
  for (const deed of deeds) {
    const last = filled.at(-1);
    length += deed.length;
    if (last !== undefined && length <= LONGEST_DEEDS) {
      last.push(deed);
    } else {
      filled.push([deed]);
      length = deed.length;
    }
  }
  return filled;
}
