import { type DispatchTable, dispatch } from '../kernel/dispatch';
import { WALL, withoutCellOf, withoutObstacle } from './ground/obstacles';
import type { SkirmishEvent, Spent } from './model/events';
import { type FieldUnit, mustFindUnit, type SkirmishState } from './model/state';

/** What each event writes: the only writer of a battle. */
const WRITES: DispatchTable<SkirmishEvent, SkirmishState, void> = {
  battleStarted: (state) => {
    state.phase = 'battle';
  },
  rolled: (state, { chance }) => {
    state.chance = chance;
  },
  deployed: (state, { unit, at }) => {
    mustFindUnit(state, unit).position = at;
  },
  readied: (state, { side }) => {
    state.ready[side] = true;
  },
  roundStarted: (state, { round }) => {
    state.round = round;
  },
  turnStarted: (state, { side }) => {
    state.turn = side;
    state.hasFormed[side] = false;
    state.formations = state.formations.map((formation) =>
      formation.side === side ? { ...formation, hasMarched: false } : formation,
    );
    for (const unit of state.units) if (unit.side === side) beginTurnOf(unit);
  },
  refilled: (state, { unit, actions, movement, steps, attacks }) => {
    Object.assign(mustFindUnit(state, unit), { actions, movement, steps, attacks });
  },
  spent: (state, { unit, ...spent }) => spend(mustFindUnit(state, unit), spent),
  moveOpened: (state, { unit, movement, actions }) => {
    const mover = mustFindUnit(state, unit);
    mover.actions -= actions;
    mover.movement = movement;
    mover.hasOpenedMove = true;
  },
  moved: (state, { unit, to, cost, facing, isPaidInActions }) => {
    const mover = mustFindUnit(state, unit);
    Object.assign(mover, { position: to, facing, hasMoved: true, hasBegun: true });
    mover.movement -= cost;
    if (isPaidInActions) mover.actions -= cost;
  },
  stepped: (state, { unit, to, facing }) => {
    const mover = mustFindUnit(state, unit);
    Object.assign(mover, { position: to, facing, hasMoved: true, hasBegun: true });
  },
  setBack: (state, { unit, to }) => {
    mustFindUnit(state, unit).position = to;
  },
  halted: () => undefined,
  slipped: (state, { unit }) => {
    mustFindUnit(state, unit).stopped = 'slipped_on_ice';
  },
  stopped: (state, { unit, reason }) => {
    mustFindUnit(state, unit).stopped = reason;
  },
  disengaged: (state, { unit }) => {
    mustFindUnit(state, unit).isDisengaged = true;
  },
  faced: (state, { unit, direction }) => {
    mustFindUnit(state, unit).facing = direction;
  },
  provoked: (state, { by }) => {
    mustFindUnit(state, by).hasReaction = false;
  },
  attacked: (state, { attacker, isReaction }) => {
    if (!isReaction) mustFindUnit(state, attacker).hasAttacked = true;
  },
  damaged: (state, { unit, amount }) => {
    mustFindUnit(state, unit).health -= amount;
  },
  fell: (state, { unit }) => {
    Object.assign(mustFindUnit(state, unit), { position: null, isHidden: false });
  },
  healed: (state, { unit, amount }) => {
    mustFindUnit(state, unit).health += amount;
  },
  forced: (state, { unit, path }) => {
    const end = path.at(-1);
    if (end !== undefined) mustFindUnit(state, unit).position = end;
  },
  fellDown: () => undefined,
  stanceTaken: (state, { unit, stance, movement }) => {
    Object.assign(mustFindUnit(state, unit), { stance, movement, hasTakenStance: true });
  },
  maneuvered: (state, { unit, maneuver, availableFrom }) => {
    const doer = mustFindUnit(state, unit);
    doer.uses = { ...doer.uses, [maneuver]: (doer.uses[maneuver] ?? 0) + 1 };
    if (availableFrom !== null) doer.cooldowns = { ...doer.cooldowns, [maneuver]: availableFrom };
  },
  guarded: (state, { unit, defense }) => {
    mustFindUnit(state, unit).guard += defense;
  },
  exposed: (state, { unit }) => {
    mustFindUnit(state, unit).isExposed = true;
  },
  // The end of its own next turn: the running one doesn't count.
  shaken: (state, { unit }) => {
    const wavering = mustFindUnit(state, unit);
    wavering.hasWavered = true;
    wavering.shaken = wavering.side === state.turn ? 2 : 1;
  },
  held: (state, { unit }) => {
    mustFindUnit(state, unit).hasWavered = true;
  },
  recovered: (state, { unit }) => {
    mustFindUnit(state, unit).shaken = 0;
  },
  formationEstablished: (state, { formation }) => {
    state.formations = [...state.formations, formation];
    state.nextFormation = formation.id + 1;
    state.hasFormed[formation.side] = true;
  },
  formationFailed: (state, { side }) => {
    state.hasFormed[side] = true;
  },
  formationMarched: (state, { id, anchor }) => {
    state.formations = state.formations.map((formation) =>
      formation.id === id ? { ...formation, anchor, hasMarched: true } : formation,
    );
  },
  formationChecked: (state, { id, integrity }) => {
    state.formations = state.formations.map((formation) =>
      formation.id === id ? { ...formation, integrity } : formation,
    );
  },
  formationDisrupted: (state, { id }) => {
    for (const gone of state.formations) if (gone.id === id) state.disruptions[gone.side] += 1;
    state.formations = state.formations.filter((formation) => formation.id !== id);
  },
  formationDisbanded: (state, { id }) => {
    state.formations = state.formations.filter((formation) => formation.id !== id);
  },
  built: (state, { unit, at, obstacle }) => {
    mustFindUnit(state, unit).built += 1;
    const wall = { id: obstacle, kind: WALL, positions: [at] };
    state.ground = { ...state.ground, obstacles: [...state.ground.obstacles, wall] };
  },
  demolished: (state, { obstacle, at }) => {
    state.ground = withoutCellOf(state.ground, obstacle, at);
  },
  obstacleDamaged: (state, { obstacle, amount }) => {
    const obstacles = state.ground.obstacles.map((standing) =>
      standing.id === obstacle ? { ...standing, hitPoints: (standing.hitPoints as number) - amount } : standing,
    );
    state.ground = { ...state.ground, obstacles };
  },
  obstacleDestroyed: (state, { obstacle }) => {
    state.ground = withoutObstacle(state.ground, obstacle);
  },
  trapSprung: (state, { obstacle, at }) => {
    state.ground = withoutCellOf(state.ground, obstacle, at);
  },
  areaPlaced: (state, { area }) => {
    state.nextArea = Math.max(state.nextArea, area.id + 1);
    state.ground = { ...state.ground, areas: [...state.ground.areas, area] };
  },
  areaAged: (state, { id, rounds }) => {
    const areas = state.ground.areas.map((area) => (area.id === id ? { ...area, rounds } : area));
    state.ground = { ...state.ground, areas };
  },
  areaEnded: (state, { id }) => {
    state.ground = { ...state.ground, areas: state.ground.areas.filter((area) => area.id !== id) };
  },
  rallied: (state, { unit }) => {
    const roused = mustFindUnit(state, unit);
    roused.actions += 1;
    roused.attacks += 1;
    roused.wasRallied = true;
  },
  scanned: (state, { seen }) => {
    state.scanned = [...new Set([...state.scanned, ...seen])].sort();
  },
  revealed: (state, { unit }) => {
    mustFindUnit(state, unit).isHidden = false;
  },
  cloaked: (state, { unit }) => {
    mustFindUnit(state, unit).isHidden = true;
  },
  remembered: (state, { side, memory }) => {
    state.memory[side] = memory;
  },
  sighted: () => undefined,
  lostSight: () => undefined,
  waited: (state, { unit }) => {
    mustFindUnit(state, unit).isWaiting = true;
  },
  controlCounted: (state, { counts }) => {
    Object.assign(state.counts, counts);
  },
  drawOffered: (state, { side }) => {
    state.offer = side;
    state.lastOffer[side] = state.round;
  },
  drawDeclined: (state) => {
    state.offer = null;
  },
  turnEnded: (state, { side }) => {
    state.scanned = [];
    for (const unit of state.units) if (unit.side === side) endTurnOf(unit);
  },
  battleEnded: (state, { winner, reason }) => {
    state.phase = 'over';
    state.winner = winner;
    state.endReason = reason;
  },
};

export function apply(state: SkirmishState, event: SkirmishEvent): void {
  dispatch(WRITES, state, event);
}

function spend(unit: FieldUnit, { actions = 0, movement = 0, steps = 0, attacks = 0 }: Spent): void {
  unit.actions -= actions;
  unit.movement -= movement;
  unit.steps -= steps;
  unit.attacks -= attacks;
  unit.hasBegun = true;
}

/** What holds until the own next turn ends, and reactions are ready again. */
function beginTurnOf(unit: FieldUnit): void {
  Object.assign(unit, {
    guard: 0,
    isExposed: false,
    hasReaction: true,
    hasOpenedMove: false,
    hasMoved: false,
    hasAttacked: false,
    hasBegun: false,
    hasTakenStance: false,
    isWaiting: false,
    isDisengaged: false,
    stopped: null,
    wasRallied: false,
  });
}

/** Nothing is saved up. */
function endTurnOf(unit: FieldUnit): void {
  Object.assign(unit, { actions: 0, movement: 0, steps: 0, attacks: 0 });
  unit.shaken = Math.max(0, unit.shaken - 1);
}
