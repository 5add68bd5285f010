import { type FieldCatalog, rosterOf } from '../../../content/field/catalog';
import { lookUp } from '../../../kernel/dispatch';
import { type BySide, bySide } from '../../../kernel/sides';
import { generatedGround } from './battlefieldWord';
import { defaultSetup, type FieldSetup, setOwn, VICTORIES } from './fieldSetup';
import { isSeat } from './setupProblem';

/** The muster's choices are small and wanted before it is drawn, so they live in `localStorage`. */
const KEY = 'ninekeep-field-setup';

/** A browser may forbid storage altogether; the first battle is then good enough. */
export function readStoredSetup(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** The seed isn't kept: the next visit plays with other dice. */
export function storeSetup({ seed: _seed, ...setup }: FieldSetup): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(setup));
  } catch {
    // Forgetting a choice is no reason to disturb anybody.
  }
}

/** The choices of the last visit, read word by word: what isn't there any more falls back to the first battle's. */
export function rememberedSetup(catalog: FieldCatalog, raw: unknown, seed: number): FieldSetup | null {
  const first = defaultSetup(catalog, seed);
  if (first === null) return null;
  const stored = wordsIn(raw);
  const rules = textIn(stored.rules);
  const face = rules === null ? undefined : lookUp(catalog.rules, rules);
  const own = face === undefined ? first : setOwn(face);
  const roster = lookUp(catalog.units, rosterOf(face ?? { id: first.rules })) ?? {};
  const squads = face === undefined ? {} : wordsIn(stored.squads);
  const seats = wordsIn(stored.seats);
  const battlefield = textIn(stored.battlefield);
  return {
    ...first,
    rules: own.rules,
    battlefield: battlefield !== null && isGround(catalog, battlefield) ? battlefield : first.battlefield,
    victory: VICTORIES.find((each) => face !== undefined && each === stored.victory) ?? own.victory,
    fog: face !== undefined && typeof stored.fog === 'boolean' ? stored.fog : own.fog,
    squads: bySide((side) => squadIn(squads[side], roster) ?? own.squads[side]),
    seats: seatsIn(catalog, seats) ?? first.seats,
  };
}

function isGround({ battlefields, generator }: FieldCatalog, word: string): boolean {
  return lookUp(battlefields, word) !== undefined || (generator !== null && generatedGround(word) !== null);
}

const MOST_KEPT = 24;

function squadIn(raw: unknown, roster: Readonly<Record<string, unknown>>): readonly string[] | null {
  if (!Array.isArray(raw) || raw.length > MOST_KEPT) return null;
  const kinds = raw.filter((kind): kind is string => typeof kind === 'string' && lookUp(roster, kind) !== undefined);
  return kinds.length === raw.length ? kinds : null;
}

function seatsIn(catalog: FieldCatalog, raw: Readonly<Record<string, unknown>>): BySide<string> | null {
  const [left, right] = [textIn(raw.left), textIn(raw.right)];
  if (left === null || right === null || !isSeat(catalog, left) || !isSeat(catalog, right)) return null;
  return { left, right };
}

const LONGEST_WORD = 90;

function textIn(value: unknown): string | null {
  return typeof value === 'string' && value.length <= LONGEST_WORD ? value : null;
}

function wordsIn(raw: unknown): Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
}
