import { obstacleKindOf } from '../../core/ground/ground';
import { openStream } from '../../kernel/chance';
import { lookUp } from '../../kernel/dispatch';
import type { Step } from '../../kernel/game';
import { type BySide, bySide, SIDES, type Side } from '../../kernel/sides';
import type { FieldBook, FieldMap } from '../model/book';
import type { SkirmishEvent } from '../model/events';
import { hasAbility, profileOf } from '../model/profile';
import { cloneSkirmish, type FieldGround, type FieldUnit, type SkirmishState } from '../model/state';
import { withCells } from '../sight/learnCells';
import { blankMemory } from '../sight/memory';
import { middleOf } from '../turn/control';
import { placeSquad, spawnsOf } from './placeSquads';

/** How a battle begins: seed, squads and a battlefield, or a position. */
export type SkirmishStart =
  | {
      readonly type: 'match';
      readonly seed: number;
      readonly squads: BySide<readonly string[]>;
      /** The id of a battlefield of the book, or one of its own, such as a generated one. */
      readonly map: string | FieldMap;
    }
  | { readonly type: 'position'; readonly state: SkirmishState };

const FACING = { left: 'east', right: 'west' } as const;

export function begin(book: FieldBook, start: SkirmishStart): Step<SkirmishState, SkirmishEvent> {
  if (start.type === 'position') return { state: cloneSkirmish(start.state), events: [] };
  const map = typeof start.map === 'string' ? lookUp(book.maps, start.map) : start.map;
  if (map === undefined) throw new Error(`no battlefield is called ${start.map}`);
  const ground = groundOf(book, map);
  const spawns = spawnsOf(book, map, ground);
  const units = SIDES.flatMap((side) => musterSide(book, map, start.squads[side], spawns, side));
  const state: SkirmishState = {
    ...emptyField(book, map, ground),
    spawns,
    units,
    memory: bySide((side) =>
      book.rules.fog === undefined ? null : withCells(blankMemory(ground), ground, spawns[side]),
    ),
    chance: { kind: 'stream', stream: openStream(start.seed, 'rules') },
  };
  return { state, events: [] };
}

/** A field without units, in deployment. */
export function emptyField(book: FieldBook, map: FieldMap, ground: FieldGround): SkirmishState {
  const { fog, economy } = book.rules;
  return {
    phase: 'deployment',
    round: 1,
    turn: 'left',
    ground,
    control: map.control ?? middleOf(map),
    spawns: { left: [], right: [] },
    opening: map.opening ?? economy.opening,
    units: [],
    ready: { left: false, right: false },
    counts: { left: 0, right: 0 },
    formations: [],
    nextFormation: 1,
    nextArea: ground.areas.length + 1,
    hasFormed: { left: false, right: false },
    disruptions: { left: 0, right: 0 },
    memory: bySide(() => (fog === undefined ? null : blankMemory(ground))),
    scanned: [],
    offer: null,
    lastOffer: { left: null, right: null },
    chance: { kind: 'planned', rolls: [] },
    winner: null,
    endReason: null,
  };
}

export function groundOf(book: FieldBook, map: FieldMap): FieldGround {
  const { width, height, terrain, elevation } = map;
  return {
    width,
    height,
    terrain,
    elevation,
    obstacles: map.obstacles.map(({ kind, positions }, index) => {
      const { hitPoints } = obstacleKindOf(book, kind);
      return { id: `${kind}-${index + 1}`, kind, positions, ...(hitPoints !== undefined && { hitPoints }) };
    }),
    areas: map.areas.map((area, index) => ({ ...area, id: index + 1 })),
  };
}

function musterSide(
  book: FieldBook,
  map: FieldMap,
  squad: readonly string[],
  spawns: BySide<readonly { readonly x: number; readonly y: number }[]>,
  side: Side,
): FieldUnit[] {
  const cells = placeSquad(book, map, squad, spawns[side], side);
  return squad.map((kind, index) => ({
    ...freshUnit(book, `${side}-${index + 1}`, kind, side),
    position: cells[index] ?? null,
    facing: map.facing?.[side] ?? FACING[side],
  }));
}

/** A unit as it is before its first turn. */
export function freshUnit(book: FieldBook, id: string, kind: string, side: Side): FieldUnit {
  const { fullHealth, kind: definition } = profileOf(book, kind);
  return {
    id,
    kind,
    side,
    position: null,
    facing: FACING[side],
    health: fullHealth,
    actions: 0,
    movement: 0,
    steps: 0,
    attacks: 0,
    hasOpenedMove: false,
    hasMoved: false,
    hasAttacked: false,
    hasBegun: false,
    hasTakenStance: false,
    isWaiting: false,
    hasReaction: true,
    isDisengaged: false,
    stopped: null,
    stance: 'balanced',
    isHidden: book.rules.stealth === 'ability' && hasAbility(definition, 'stealth'),
    isExposed: false,
    guard: 0,
    shaken: 0,
    hasWavered: false,
    wasRallied: false,
    cooldowns: {},
    uses: {},
    built: 0,
  };
}
