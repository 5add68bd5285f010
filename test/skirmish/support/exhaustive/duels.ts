import { openStream } from '../../../../src/kernel/chance';
import { SIDES } from '../../../../src/kernel/sides';
import type { FieldBook, FieldMap } from '../../../../src/skirmish/model/book';
import { profileOf } from '../../../../src/skirmish/model/profile';
import { type FieldUnit, isStandingUnit, type SkirmishState } from '../../../../src/skirmish/model/state';
import { blankMemory, lookAround } from '../../../../src/skirmish/sight/memory';
import { enemiesInRing, visibleEnemies } from '../../../../src/skirmish/sight/visible';
import { at, field, openMap, type Sketch } from '../field';

/** A small position of two units, a wounded ally and one kind of ground. */
export interface Duel {
  readonly name: string;
  readonly state: SkirmishState;
}

const SIZE = 5;

/** Where the ground lies: beside the two, between them, and under whom. */
interface Layout {
  readonly name: string;
  readonly actor: string;
  readonly ally: string;
  readonly enemy: string;
  readonly cells: readonly string[];
}

export const LAYOUTS: readonly Layout[] = [
  { name: 'near', actor: 'B3', ally: 'B4', enemy: 'C3', cells: ['B2', 'C2', 'D3'] },
  { name: 'far', actor: 'A3', ally: 'B4', enemy: 'D3', cells: ['B3', 'C3', 'A2'] },
  { name: 'under both', actor: 'B3', ally: 'D3', enemy: 'C3', cells: ['B3', 'C3', 'D4'] },
];

/** Every kind of terrain and obstacle, by id. */
export function groundsOf({ terrains, obstacles }: FieldBook): readonly string[] {
  return [...terrains.map(({ id }) => id), ...obstacles.map(({ id }) => id)];
}

function mapWith(book: FieldBook, ground: string, { actor, ally, enemy, cells }: Layout): FieldMap {
  const terrain = book.terrains.find(({ id }) => id === ground);
  const obstacle = book.obstacles.find(({ id }) => id === ground);
  const blocks = terrain?.blocksMovement === true || obstacle?.blocksMovement === true;
  const placed = cells.filter((cell) => !blocks || ![actor, ally, enemy].includes(cell)).map(at);
  const isPlaced = (cell: number) => placed.some(({ x, y }) => y * SIZE + x === cell);
  const numbers = Array.from({ length: SIZE * SIZE }, (_, cell) => cell);
  return openMap({
    width: SIZE,
    height: SIZE,
    terrain: numbers.map((cell) => (terrain !== undefined && isPlaced(cell) ? ground : 'normal')),
    elevation: numbers.map(() => 0),
    obstacles: obstacle === undefined ? [] : placed.map((position) => ({ kind: ground, positions: [position] })),
  });
}

/** How much of its health the struck one has: a blow may fell it, shake it, or do neither. */
const HEALTH_PARTS = [1, 2, 6];

export function duel(
  book: FieldBook,
  ground: string,
  layout: Layout,
  kinds: { readonly actor: string; readonly enemy: string },
  number: number,
): Duel {
  const full = profileOf(book, kinds.enemy).fullHealth;
  const health = Math.max(1, Math.ceil(full / (HEALTH_PARTS[number % HEALTH_PARTS.length] ?? 1)));
  const sketches: Sketch[] = [
    ['a', kinds.actor, 'left', layout.actor],
    ['b', kinds.actor, 'left', layout.ally, { health: Math.ceil(profileOf(book, kinds.actor).fullHealth / 2) }],
    ['e', kinds.enemy, 'right', layout.enemy, { facing: 'west', health }],
  ];
  const bare = field(book, sketches, mapWith(book, ground, layout));
  const state: SkirmishState = { ...bare, chance: { kind: 'stream', stream: openStream(number + 1, 'rules') } };
  const isFogged = book.rules.fog !== undefined && layout.name === 'far';
  return {
    name: `${kinds.actor} against ${kinds.enemy}, ${layout.name}, ${ground}`,
    state: isFogged ? withFog(book, withStealth(book, state)) : state,
  };
}

/** Whoever has the ability begins hidden, unless somebody stands beside. */
function withStealth(book: FieldBook, state: SkirmishState): SkirmishState {
  const isHiding = (unit: FieldUnit) =>
    book.rules.stealth === 'ability' &&
    profileOf(book, unit.kind).kind.abilities.some(({ kind }) => kind === 'stealth') &&
    isStandingUnit(unit) &&
    enemiesInRing(state, unit).length === 0;
  return {
    ...state,
    units: state.units.map((unit) => ({ ...unit, isHidden: unit.side === 'left' && isHiding(unit) })),
  };
}

/** Each side has looked around once. */
function withFog(book: FieldBook, state: SkirmishState): SkirmishState {
  const blank = blankMemory(state.ground);
  const fogged: SkirmishState = { ...state, memory: { left: blank, right: blank } };
  for (const side of SIDES) {
    const seen = visibleEnemies(book, fogged, side);
    fogged.memory[side] = {
      ...lookAround(book, fogged, side, blank),
      visible: seen.map(({ id }) => id),
      met: Object.fromEntries(seen.map(({ id, kind, health }) => [id, { kind, health, round: state.round }])),
    };
  }
  return fogged;
}
