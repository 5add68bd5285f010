import type { SkirmishStart } from '../../../../src/skirmish/begin/begin';
import type { SkirmishState } from '../../../../src/skirmish/model/state';
import type { SkirmishEngine, SkirmishStep } from '../../../../src/skirmish/SkirmishEngine';
import { sideToOrder } from '../../../../src/skirmish/turn/sideToOrder';
import { mustSubmit } from '../../../skirmish/support/battles';
import { openDice } from '../../../support/dice';

export interface Moment {
  readonly start: SkirmishStart;
  readonly before: SkirmishState;
  readonly step: SkirmishStep;
}

const ORDERS = 40;
/** A turn in which nobody fights or walks shows nothing. */
const DEEDS = ['move', 'attack', 'maneuver', 'scan', 'march', 'step'];

/** The first orders of a battle of two random players: they are ready at once, walk and fight. */
export function playSome(engine: SkirmishEngine, seed: number, map: string): Moment[] {
  const { preset } = engine.book.rules.muster;
  const start: SkirmishStart = { type: 'match', seed, squads: { left: preset, right: preset }, map };
  const dice = openDice(seed);
  const moments: Moment[] = [];
  let { state } = engine.begin(start);
  while (state.phase !== 'over' && moments.length < ORDERS) {
    const orders = engine.legalOrders(state, sideToOrder(state));
    const deeds = orders.filter(({ type }) => DEEDS.includes(type));
    const blows = deeds.filter(({ type }) => type === 'attack' || type === 'maneuver');
    const chosen =
      blows.length > 0 && dice.chance(40) ? blows : deeds.length > 0 && dice.chance(88) ? deeds : orders.slice(-1);
    const step = mustSubmit(engine, state, dice.pick(chosen));
    moments.push({ start, before: state, step });
    state = step.state;
  }
  return moments;
}
