import { DIRECTIONS } from '../../../src/core/geometry/direction';
import { SIDES } from '../../../src/kernel/sides';
import { STANCES } from '../../../src/skirmish/model/rules';
import type { Dice } from '../../support/dice';
import { type Forgery, type Loose, listIn } from '../forging/loose';

const NUMBERS = [-1, 0, 1, 2, 3, 7, 20, 99, 999, 9999, 10_000];
const COUNTERS = ['health', 'actions', 'movement', 'steps', 'attacks', 'guard', 'shaken', 'built'];
const FLAGS = [
  ...['hasOpenedMove', 'hasMoved', 'hasAttacked', 'hasBegun', 'hasTakenStance', 'isWaiting', 'hasReaction'],
  ...['isDisengaged', 'isHidden', 'isExposed', 'hasWavered', 'wasRallied'],
];

/** Says something else about where a battle stands: what a cheat would, or whoever wants to see the page break. */
function inPosition(change: (state: Loose, dice: Dice, book: Loose) => void): Forgery {
  return (save, dice) => {
    const { state } = (save.record as Loose).start as { readonly state?: Loose };
    if (typeof state === 'object' && state !== null) change(state, dice, save.book as Loose);
  };
}

function inUnit(change: (unit: Loose, dice: Dice, book: Loose, state: Loose) => void): Forgery {
  return inPosition((state, dice, book) => {
    const units = listIn(state, 'units') as Loose[];
    if (units.length > 0) change(dice.pick(units), dice, book, state);
  });
}

function inMemory(change: (memory: Loose, dice: Dice, state: Loose) => void): Forgery {
  return inPosition((state, dice) => {
    const memory = (state.memory as Loose)[dice.pick(SIDES)] as Loose | null;
    if (memory !== null && typeof memory === 'object') change(memory, dice, state);
  });
}

const somewhere = (dice: Dice, { width = 9, height = 9 }: { width?: unknown; height?: unknown }) => ({
  x: dice.below(Number(width)),
  y: dice.below(Number(height)),
});
const idsIn = (table: unknown): string[] => [...Object.keys(table as object), 'nobody'];
const idsOf = (list: readonly unknown[]): unknown[] => [...list.map((each) => (each as Loose).id), 'nowhere'];
const sizeOf = (state: Loose) => state.ground as { width: number; height: number };

export const POSITION_FORGERIES: readonly Forgery[] = [
  inUnit((unit, dice, _, state) => Object.assign(unit, { position: somewhere(dice, sizeOf(state)) })),
  inUnit((unit, dice) => Object.assign(unit, { position: dice.pick([null, { x: 16, y: 0 }, { x: 0, y: -1 }]) })),
  inUnit((unit, dice) => Object.assign(unit, { side: dice.pick(SIDES), facing: dice.pick(DIRECTIONS) })),
  inUnit((unit, dice) => Object.assign(unit, { [dice.pick(COUNTERS)]: dice.pick(NUMBERS) })),
  inUnit((unit, dice) => Object.assign(unit, { [dice.pick(COUNTERS)]: dice.pick(NUMBERS) })),
  inUnit((unit, dice) => Object.assign(unit, { health: 0, position: null, id: dice.pick([unit.id, 'somebody']) })),
  inUnit((unit, dice) => Object.assign(unit, { [dice.pick(FLAGS)]: dice.chance(50) })),
  inUnit((unit, dice, book) => Object.assign(unit, { kind: dice.pick(idsIn(book.units)), health: 1 })),
  inUnit((unit, dice) => Object.assign(unit, { stance: dice.pick(STANCES) })),
  inUnit((unit, dice) => Object.assign(unit, { stopped: dice.pick([null, 'slipped_on_ice', 'knocked_down']) })),
  inUnit((unit, dice, book) => {
    const key = dice.pick(idsIn(book.maneuvers));
    Object.assign(unit, { [dice.pick(['cooldowns', 'uses'])]: { [key]: dice.pick(NUMBERS) } });
  }),
  inUnit((unit, dice, _, state) => {
    const copy = {
      ...unit,
      id: dice.pick([unit.id, `copy-${dice.below(9)}`]),
      position: somewhere(dice, sizeOf(state)),
    };
    listIn(state, 'units').push(copy);
  }),
  inPosition((state, dice) => listIn(state, 'units').splice(dice.below(8), dice.pick([1, 1, 4]))),
  inPosition((state, dice) => Object.assign(state, { turn: dice.pick(SIDES) })),
  inPosition((state, dice) => Object.assign(state, { phase: dice.pick(['deployment', 'battle', 'over']) })),
  inPosition((state, dice) => Object.assign(state, { round: dice.pick([0, 1, 5, 19, 20, 21, 1.5]) })),
  inPosition((state, dice) => Object.assign(state.ready as Loose, { [dice.pick(SIDES)]: dice.chance(50) })),
  inPosition((state, dice) => Object.assign(state.counts as Loose, { [dice.pick(SIDES)]: dice.pick(NUMBERS) })),
  inPosition((state, dice) => Object.assign(state, { winner: dice.pick(['left', 'draw', null]) })),
  inPosition((state, dice) =>
    Object.assign(state, { winner: 'left', endReason: dice.pick(['control', null]), phase: 'over' }),
  ),
  inPosition((state, dice) => Object.assign(state, { offer: dice.pick([...SIDES, null]) })),
  inPosition((state, dice) => Object.assign(state.hasFormed as Loose, { [dice.pick(SIDES)]: dice.chance(50) })),
  inPosition((state, dice) => Object.assign(state, { scanned: dice.pick([[], ['left-1', 'right-1'], ['nobody']]) })),
  inPosition((state, dice) =>
    Object.assign(state, {
      chance: dice.pick([
        { kind: 'expected' },
        { kind: 'planned', rolls: [] },
        { kind: 'stream', stream: [0, 0, 0, dice.pick([0, 1, -1, 2 ** 52])] },
        { kind: 'stream', stream: [1, 2, 3] },
      ]),
    }),
  ),
  inPosition((state, dice) =>
    Object.assign(state, { control: dice.pick([[], [somewhere(dice, sizeOf(state))], [{ x: 99, y: 0 }]]) }),
  ),
  inPosition((state, dice, book) => {
    const ground = state.ground as Loose;
    listIn(ground, 'terrain')[dice.below(81)] = dice.pick(idsOf(listIn(book, 'terrains')));
    listIn(ground, 'elevation')[dice.below(81)] = dice.pick([0, 1, 9, 10, -1]);
  }),
  // A wall under somebody's own feet, or a trap.
  inPosition((state, dice, book) => {
    const units = (listIn(state, 'units') as Loose[]).filter(({ position }) => position !== null);
    const at = units.length > 0 && dice.chance(30) ? dice.pick(units).position : somewhere(dice, sizeOf(state));
    const kind = dice.pick(idsOf(listIn(book, 'obstacles')));
    listIn(state.ground as Loose, 'obstacles').push({
      id: dice.pick(['wall-1', `forged-${dice.below(99)}`]),
      kind,
      positions: [at],
      ...(dice.chance(50) ? { hitPoints: dice.pick(NUMBERS) } : {}),
    });
  }),
  inPosition((state, dice) => {
    const id = Number(state.nextArea);
    const shape = dice.pick(['block', 'diamond', 'rim']);
    const area = {
      id,
      shape,
      reach: dice.pick([0, 1, 3, 4]),
      at: somewhere(dice, sizeOf(state)),
      rounds: dice.pick([null, 0, 3]),
    };
    const effect = dice.pick([{}, { damage: 999 }, { obscures: true }, { cost: 20 }]);
    listIn(state.ground as Loose, 'areas').push({ ...area, ...effect });
    Object.assign(state, { nextArea: id + dice.pick([0, 1, 1, 1]) });
  }),
  inPosition((state, dice) => {
    const ground = state.ground as Loose;
    ground[dice.pick(['width', 'height'])] = dice.pick([4, 5, 16, 17]);
  }),
  // A formation on the board that nobody has formed.
  inPosition((state, dice, book) => {
    const units = (listIn(state, 'units') as Loose[]).filter(({ side }) => side === state.turn);
    const id = Number(state.nextFormation);
    const members = units.slice(0, dice.pick([0, 1, 2, 4])).map(({ id: unit, position }, index) => ({
      unit,
      slot: dice.pick([index, index, null, 30]),
      like: dice.pick([0, index]),
      offset:
        dice.chance(50) && position !== null ? { x: dice.pick([-1, 0, 2]), y: dice.pick([-3, 0, 1]) } : { x: 0, y: 0 },
    }));
    const formation = dice.pick(idsIn(book.formations));
    const anchor = dice.chance(80) ? somewhere(dice, sizeOf(state)) : { x: -20, y: 31 };
    const facing = dice.pick(DIRECTIONS);
    const forged = {
      id,
      formation,
      side: state.turn,
      anchor,
      facing,
      members,
      integrity: dice.pick([0, 50, 100]),
      hasMarched: false,
    };
    listIn(state, 'formations').push(forged);
    Object.assign(state, { nextFormation: id + dice.pick([0, 1, 1, 1]) });
  }),
  inMemory((memory, dice) => listIn(memory, 'seen').splice(dice.below(9), dice.pick([0, 1]), dice.chance(50))),
  inMemory((memory, dice) =>
    Object.assign(memory, { visible: dice.pick([[], ['left-1'], ['right-1', 'right-2'], ['nobody']]) }),
  ),
  inMemory((memory, dice) => Object.assign(memory, { traps: dice.pick([[], ['trap-1'], ['nothing']]) })),
  inMemory((memory, dice) => {
    const met = {
      kind: dice.pick(['scout', 'nobody', 'guard']),
      health: dice.pick(NUMBERS),
      round: dice.pick([0, 1, 20]),
    };
    Object.assign(memory.met as Loose, { [dice.pick(['left-1', 'right-1', 'nobody'])]: met });
  }),
  inMemory((memory, dice, state) => Object.assign(memory, { ground: dice.chance(50) ? state.ground : {} })),
  inPosition((state, dice) => Object.assign(state.memory as Loose, { [dice.pick(SIDES)]: null })),
];
