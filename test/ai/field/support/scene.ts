import { FIELD_BUDGETS } from '../../../../src/ai/field/budgets';
import { noticedBook } from '../../../../src/ai/field/scene/blinkers';
import { type Scene, sceneOf } from '../../../../src/ai/field/scene/scene';
import type { Side } from '../../../../src/kernel/sides';
import { emptyField, freshUnit, groundOf } from '../../../../src/skirmish/begin/begin';
import type { FieldMap } from '../../../../src/skirmish/model/book';
import type { FieldUnit, SkirmishState } from '../../../../src/skirmish/model/state';
import { type FieldStrategy, ignoredBy } from '../../../../src/skirmish/model/strategy';
import { actionsOf, movementOf } from '../../../../src/skirmish/movement/economy';
import { fieldBook, fieldCatalog, type RuleSetId } from '../../../skirmish/support/books';

const SIZE = 12;

export type PlacedUnit = Pick<FieldUnit, 'id' | 'kind' | 'side'> & { readonly at: string } & Partial<FieldUnit>;

export interface Staging {
  readonly rules: RuleSetId;
  readonly units: readonly PlacedUnit[];
  /** Terrain and obstacles by cell; the rest is open. */
  readonly terrain?: Readonly<Record<string, string>>;
  readonly obstacles?: Readonly<Record<string, string>>;
  readonly strategy?: string | Partial<FieldStrategy>;
  readonly level?: string;
  readonly side?: Side;
  readonly state?: Partial<SkirmishState>;
}

export function cell(name: string): { x: number; y: number } {
  return { x: name.charCodeAt(0) - 65, y: Number(name.slice(1)) - 1 };
}

/** A battle on open ground in its second round, Left to move with all its counters full. */
export function staged({ rules, units, terrain = {}, obstacles = {}, state = {} }: Staging): SkirmishState {
  const book = fieldBook(rules);
  const map: FieldMap = {
    id: 'staged',
    width: SIZE,
    height: SIZE,
    terrain: Array.from({ length: SIZE * SIZE }, (_, index) => {
      const name = `${String.fromCharCode(65 + (index % SIZE))}${Math.floor(index / SIZE) + 1}`;
      return terrain[name] ?? 'normal';
    }),
    elevation: Array.from({ length: SIZE * SIZE }, () => 0),
    obstacles: Object.entries(obstacles).map(([at, kind]) => ({ kind, positions: [cell(at)] })),
    areas: [],
  };
  const empty = emptyField(book, map, groundOf(book, map));
  const field: SkirmishState = {
    ...empty,
    phase: 'battle',
    round: 2,
    memory: { left: null, right: null },
    chance: { kind: 'expected' },
    ...state,
  };
  for (const { at, ...placed } of units) {
    const fresh = { ...freshUnit(book, placed.id, placed.kind, placed.side), position: cell(at) };
    const filled = { ...fresh, actions: actionsOf(book, field, fresh), attacks: 1, steps: book.rules.economy.steps };
    const movement = book.rules.economy.movement === 'action' ? 0 : movementOf(book, field, fresh);
    field.units.push({ ...filled, movement, isHidden: false, ...placed });
  }
  return field;
}

export function strategyOf(given: Staging['strategy'] = 'balanced'): FieldStrategy {
  const { strategies } = fieldCatalog();
  const known = strategies[typeof given === 'string' ? given : 'balanced'];
  if (known === undefined) throw new Error(`no strategy ${String(given)}`);
  return typeof given === 'string' ? known : { ...known, ...given };
}

export function levelOf(id: string) {
  const level = fieldCatalog().levels[id];
  if (level === undefined) throw new Error(`no level ${id}`);
  return level;
}

export function sceneFor(staging: Staging): Scene {
  const book = fieldBook(staging.rules);
  const ignores = ignoredBy(levelOf(staging.level ?? 'soldier'), staging.rules);
  const judgement = {
    book,
    noticed: noticedBook(book, ignores),
    strategy: strategyOf(staging.strategy),
    ignores,
    budget: FIELD_BUDGETS.played,
  };
  return sceneOf(judgement, staged(staging), staging.side ?? 'left');
}
