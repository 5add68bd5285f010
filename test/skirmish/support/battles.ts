import { drawInteger, openStream, type Stream } from '../../../src/kernel/chance';
import type { SkirmishOrder } from '../../../src/skirmish/model/orders';
import type { SkirmishState } from '../../../src/skirmish/model/state';
import type { SkirmishEngine, SkirmishStep } from '../../../src/skirmish/SkirmishEngine';

/** One order of a battle, with everything around it. */
export interface Moment {
  readonly before: SkirmishState;
  readonly order: SkirmishOrder;
  readonly step: SkirmishStep;
  readonly legal: readonly SkirmishOrder[];
}

/** Orders that do more than walk about: a battle in which everybody only walks meets few rules. */
const DULL: readonly SkirmishOrder['type'][] = ['move', 'face', 'step', 'disengage', 'end', 'scan', 'deploy'];

export function mustSubmit(engine: SkirmishEngine, state: SkirmishState, order: SkirmishOrder): SkirmishStep {
  const step = engine.submit(state, order);
  if (!step.ok) throw new Error(`${JSON.stringify(order)}: ${step.refusal.code}`);
  return step.value;
}

/** A battle of two random players that prefer deeds to walks, told moment by moment. */
export function playRandomly(
  engine: SkirmishEngine,
  seed: number,
  map: string,
  watch: (moment: Moment) => void = () => undefined,
): SkirmishState {
  const { preset } = engine.book.rules.muster;
  let stream: Stream = openStream(seed, 'ai');
  const draw = (sides: number): number => {
    const [drawn, next] = drawInteger(stream, 0, sides - 1);
    stream = next;
    return drawn;
  };
  let { state } = engine.begin({ type: 'match', seed, squads: { left: preset, right: preset }, map });
  for (let orders = 0; state.phase !== 'over'; orders++) {
    if (orders > 5000) throw new Error(`seed ${seed}: the battle never ends`);
    const side = state.phase === 'deployment' && state.ready.left ? 'right' : state.turn;
    const legal = engine.legalOrders(state, side);
    const deeds = legal.filter(({ type }) => !DULL.includes(type));
    const from = deeds.length > 0 && draw(3) > 0 ? deeds : legal;
    const order = formationOrder(engine, state, draw) ?? from[draw(from.length)];
    if (order === undefined) throw new Error(`seed ${seed}: nothing can be ordered`);
    const before = state;
    const step = mustSubmit(engine, before, order);
    watch({ before, order, step, legal });
    state = step.state;
  }
  return state;
}

/** `form` is legal and not listed: now and then one is tried. */
function formationOrder(
  engine: SkirmishEngine,
  state: SkirmishState,
  draw: (sides: number) => number,
): SkirmishOrder | null {
  const { formations } = engine.book.rules;
  if (formations === undefined || state.phase !== 'battle' || draw(6) > 0) return null;
  const own = state.units.filter(({ side, position }) => side === state.turn && position !== null);
  const anchor = own[draw(own.length)]?.position;
  const formation = formations.ids[draw(formations.ids.length)];
  if (anchor == null || formation === undefined) return null;
  const facing = state.turn === 'left' ? 'east' : 'west';
  const size = 2 + draw(Math.max(1, own.length - 1));
  const order: SkirmishOrder = {
    type: 'form',
    formation,
    anchor,
    facing,
    members: own.slice(0, size).map(({ id }) => id),
  };
  return engine.whyIllegal(state, order) === null ? order : null;
}

const recorded = new Map<SkirmishEngine, readonly Moment[]>();

/** The seed and battlefield of the battle that tests share: playing one takes longer than looking at it. */
export const SHARED = { seed: 21, map: 'pinfold' } as const;

export function sharedBattle(engine: SkirmishEngine): readonly Moment[] {
  const known = recorded.get(engine);
  if (known !== undefined) return known;
  const moments: Moment[] = [];
  playRandomly(engine, SHARED.seed, SHARED.map, (moment) => moments.push(moment));
  recorded.set(engine, moments);
  return moments;
}
