import type { FieldCatalog } from '../../../content/field/catalog';
import { rosterOf } from '../../../content/field/catalog';
import { lookUp } from '../../../kernel/dispatch';
import { accepted, type Result, refused } from '../../../kernel/result';
import { linkText } from '../../links/linkAddress';
import { type LinkProblem, LONGEST_LINK, problem, unknownPart, unknownWord } from '../../links/linkProblem';
import { HUMAN } from '../fieldSeatsSlice';
import { GENERATED, generatedGround, HIGHEST_SEED, isGeneratedWord } from './battlefieldWord';
import { FIELD_LINK_PARTS, type FieldLinkPart } from './fieldLink';
import { defaultSetup, type FieldSetup, setOwn, VICTORIES } from './fieldSetup';
import { isSeat } from './setupProblem';

const FOG_WORDS = ['on', 'off'] as const;

/**
 * The set-up that a link asks for, or everything that is wrong with it. Whether its squads may be mustered is the muster's
 * own question: there they can be changed.
 */
export function readFieldLink(
  hash: string,
  catalog: FieldCatalog,
  otherSeed: number,
): Result<FieldSetup, readonly LinkProblem[]> {
  if (hash.length > LONGEST_LINK) return refused([problem('too-long', 'link', hash, [])]);
  const problems: LinkProblem[] = [];
  const parts = partsOf(hash, problems);
  const word = (part: FieldLinkPart, words: readonly string[]): string | undefined => {
    const value = parts.get(part);
    if (value === undefined || words.includes(value)) return value;
    problems.push(unknownWord(part, value, words));
    return undefined;
  };
  const first = defaultSetup(catalog, seedOf(parts, problems) ?? otherSeed);
  const rules = word('rules', Object.keys(catalog.rules)) ?? first?.rules ?? '';
  const face = lookUp(catalog.rules, rules);
  if (first === null || face === undefined) return refused(problems);
  const own = setOwn(face);
  const units = Object.keys(lookUp(catalog.units, rosterOf(face)) ?? {});
  const squad = (part: 'squad' | 'enemy') => squadOf(part, parts.get(part), units, problems);
  const fog = word('fog', FOG_WORDS);
  const victory = word('victory', VICTORIES);
  const setup: FieldSetup = {
    ...first,
    ...own,
    battlefield: groundOf(catalog, parts.get('battlefield'), problems) ?? first.battlefield,
    squads: { left: squad('squad') ?? own.squads.left, right: squad('enemy') ?? own.squads.right },
    seats: {
      left: seatOf(catalog, 'left', parts.get('left'), problems) ?? first.seats.left,
      right: seatOf(catalog, 'right', parts.get('right'), problems) ?? first.seats.right,
    },
    fog: fog === undefined ? own.fog : fog === 'on',
    victory: VICTORIES.find((each) => each === victory) ?? own.victory,
  };
  return problems.length > 0 ? refused(problems) : accepted(setup);
}

function partsOf(hash: string, problems: LinkProblem[]): Map<FieldLinkPart, string> {
  const parts = new Map<FieldLinkPart, string>();
  // The browser's own reader never throws: what isn't a code stays as it is.
  for (const [key, value] of new URLSearchParams(linkText(hash))) {
    const part = FIELD_LINK_PARTS.find((each) => each === key);
    if (part === undefined) problems.push(unknownPart(key, value, FIELD_LINK_PARTS));
    else if (parts.has(part)) problems.push(problem('twice', part, value, []));
    else parts.set(part, value.trim());
  }
  return parts;
}

function seedOf(parts: ReadonlyMap<FieldLinkPart, string>, problems: LinkProblem[]): number | null {
  const value = parts.get('seed');
  if (value === undefined) return null;
  if (/^\d{1,10}$/.test(value) && Number(value) <= HIGHEST_SEED) return Number(value);
  problems.push(problem('no-seed', 'seed', value, [`0 … ${HIGHEST_SEED}`]));
  return null;
}

/** The size that is told where generated ground was asked for in vain. */
const GENERATED_TOLD = `${GENERATED}:7:12x12`;

function groundOf({ battlefields, generator }: FieldCatalog, word: string | undefined, problems: LinkProblem[]) {
  if (word === undefined || lookUp(battlefields, word) !== undefined) return word;
  if (generator !== null && generatedGround(word) !== null) return word;
  const known = Object.keys(battlefields);
  const told = generator === null ? known : [...known, GENERATED_TOLD];
  problems.push(
    isGeneratedWord(word)
      ? problem('unknown-value', 'battlefield', word, told)
      : unknownWord('battlefield', word, known, told),
  );
  return undefined;
}

function seatOf(catalog: FieldCatalog, part: 'left' | 'right', word: string | undefined, problems: LinkProblem[]) {
  if (word === undefined || isSeat(catalog, word)) return word;
  const [levels, strategies] = [Object.keys(catalog.levels), Object.keys(catalog.strategies)];
  const whole = levels.flatMap((level) => strategies.map((strategy) => `${level}-${strategy}`));
  const told = [HUMAN, ...levels, ...strategies.map((strategy) => `…-${strategy}`)];
  problems.push(unknownWord(part, word, [HUMAN, ...levels, ...whole], told));
  return undefined;
}

/** More than any rule set lets muster would only be listed. */
const MOST_LINKED = 24;

function squadOf(
  part: 'squad' | 'enemy',
  value: string | undefined,
  units: readonly string[],
  problems: LinkProblem[],
): readonly string[] | undefined {
  if (value === undefined) return undefined;
  const squad = value === '' ? [] : value.split(',').map((unit) => unit.trim());
  const unknown = squad.find((unit) => !units.includes(unit));
  if (unknown !== undefined) problems.push(unknownWord(part, unknown, units));
  else if (squad.length > MOST_LINKED) problems.push(problem('too-long', part, value, []));
  return unknown === undefined ? squad : undefined;
}
