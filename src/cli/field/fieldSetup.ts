import { createFieldPlayer } from '../../ai/field/createFieldPlayer';
import type { FieldPlayer } from '../../ai/field/fieldPlayer';
import type { FieldCatalog } from '../../content/field/catalog';
import { fieldBookOf } from '../../content/field/fieldBookOf';
import { lookUp } from '../../kernel/dispatch';
import { type BySide, bySide } from '../../kernel/sides';
import type { SkirmishStart } from '../../skirmish/begin/begin';
import { generateMap } from '../../skirmish/begin/generate';
import { musterProblem } from '../../skirmish/begin/musterProblem';
import type { FieldBook, FieldMap } from '../../skirmish/model/book';
import { known, knownSeed, optionValue, wholeNumber } from '../arguments/choices';
import { CannotRun, type Flag, type Given } from '../command';

const DEFAULTS = { rules: 'clockwork', battlefield: 'the-commons', player: 'soldier', seed: '1' } as const;
const DEFAULT_STRATEGY = 'balanced';
const HUMAN = 'human';
const GENERATED = /^generated:(\d{1,9})(?::(\d{1,2})x(\d{1,2}))?$/;
const [SMALLEST, LARGEST] = [5, 16];

/** The options of every command that plays on the open field. */
export const FIELD_FLAGS: readonly Flag[] = [
  { name: 'mode', takes: ['M'], summary: '"field" plays on the open field; the card battle if left out' },
  { name: 'rules', takes: ['SET'], summary: `open field: the rule set; ${DEFAULTS.rules} if left out` },
  {
    name: 'squads',
    takes: ['L', 'R'],
    summary: 'open field: the units of each side with commas between, or "preset", which both are if left out',
  },
];

/** Everything that a battle on the open field begins with. */
export interface FieldSetup {
  readonly catalog: FieldCatalog;
  readonly book: FieldBook;
  readonly seed: number;
  readonly start: SkirmishStart;
  /** By name, such as `captain-wall`. */
  readonly players: BySide<string>;
}

export function isFieldMode(given: Given): boolean {
  const mode = optionValue(given, 'mode');
  return mode !== undefined && known('mode', mode, ['siege', 'field']) === 'field';
}

export function fieldSetup(given: Given, catalog: FieldCatalog, isHumanAllowed = false): FieldSetup {
  const rules = known('rule set', optionValue(given, 'rules') ?? DEFAULTS.rules, Object.keys(catalog.rules));
  const book = fieldBookOf(catalog, rules);
  if (!book.ok) throw new CannotRun(`${rules}: ${book.refusal.message}`);
  const seed = knownSeed(optionValue(given, 'seed') ?? DEFAULTS.seed);
  const map = mapFor(catalog, book.value, optionValue(given, 'battlefield') ?? DEFAULTS.battlefield);
  const squads = bySide((side) => squadFor(book.value, optionValue(given, 'squads', side === 'left' ? 0 : 1)));
  const players = bySide((side) => {
    const otherwise = isHumanAllowed && side === 'left' ? HUMAN : DEFAULTS.player;
    return knownFieldPlayer(catalog, optionValue(given, side) ?? otherwise, isHumanAllowed);
  });
  return { catalog, book: book.value, seed, start: { type: 'match', seed, squads, map }, players };
}

/** A battlefield by its id, or one that is generated: `generated:7` or `generated:7:14x10`. */
function mapFor(catalog: FieldCatalog, book: FieldBook, word: string): string | FieldMap {
  const match = GENERATED.exec(word);
  if (match === null)
    return known(
      'battlefield',
      word,
      Object.keys(book.maps),
      `${Object.keys(book.maps).join(', ')}, generated:SEED[:WxH]`,
    );
  if (catalog.generator === null) throw new CannotRun('cards/generator/field.json is not in order: "check" says why');
  const width = wholeNumber('the width', match[2] ?? '12', SMALLEST, LARGEST);
  const height = wholeNumber('the height', match[3] ?? '12', SMALLEST, LARGEST);
  return generateMap(catalog.generator, Number(match[1]), { width, height });
}

function squadFor(book: FieldBook, word: string | undefined): readonly string[] {
  const squad = word === undefined || word === 'preset' ? book.rules.muster.preset : word.split(',');
  const problem = musterProblem(book, squad);
  if (problem !== null) throw new CannotRun(problem);
  return squad;
}

/** A level, or a level and a strategy: `captain`, `soldier-wall`. */
function knownFieldPlayer(catalog: FieldCatalog, word: string, isHumanAllowed: boolean): string {
  if (isHumanAllowed && word === HUMAN) return word;
  const levels = Object.keys(catalog.levels);
  const all = levels.flatMap((level) => [
    level,
    ...Object.keys(catalog.strategies).map((strategy) => `${level}-${strategy}`),
  ]);
  const help = `${levels.join(', ')}, each also with -${Object.keys(catalog.strategies).join(', -')}`;
  return known('player', word, isHumanAllowed ? [HUMAN, ...all] : all, help);
}

/** Null for a person. */
export function fieldPlayerOf({ catalog, book, seed }: FieldSetup, name: string): FieldPlayer | null {
  if (name === HUMAN) return null;
  const [levelId = '', ...rest] = name.split('-');
  const level = lookUp(catalog.levels, levelId);
  const strategy = lookUp(catalog.strategies, rest.join('-') || DEFAULT_STRATEGY);
  if (level === undefined || strategy === undefined) throw new CannotRun(`there is no player "${name}"`);
  return createFieldPlayer(book, { level, strategy, seed });
}
