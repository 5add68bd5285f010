import type { Plan } from '../../ai/players/player';
import type { BattleEngine } from '../../battle/BattleEngine';
import type { OrderCode } from '../../battle/legality/orderCodes';
import { openOrderList } from '../../battle/legality/orderList';
import { cloneEngineState, copyState } from '../../battle/model/copyState';
import type { EngineState } from '../../battle/model/engineState';
import type { BattleState } from '../../battle/model/state';
import { drawInteger, type Stream } from '../../kernel/chance';
import type { Side } from '../../kernel/sides';
import type { Draw } from './playout';
import { openDraw } from './xorshift';

export interface Effort {
  readonly iterations: number;
  readonly playoutDepth: number;
}

/** What boardgame.io's MCTS bot does unless told otherwise. */
const DEFAULTS: Effort = { iterations: 1000, playoutDepth: 50 };

/** A position that was looked at, and the order that led to it. */
interface Node {
  readonly state: EngineState;
  readonly parent: Node | null;
  readonly code: OrderCode;
  /** Who gave that order: its wins are this node's value. */
  readonly mover: Side | null;
  readonly untried: OrderCode[];
  readonly children: Node[];
  visits: number;
  value: number;
}

/**
 * boardgame.io's MCTS bot on our engine, step by step as it is written there (`src/ai/mcts-bot.ts`): a tree anew for each
 * order, UCT, playouts of random orders, a playout that doesn't end counts for nobody, and of the first orders the one
 * visited most. Like the original it is handed the whole state: hands, decks, all. So it is no `Player`, and no page can
 * seat it.
 */
export function mcts(engine: BattleEngine, truth: BattleState, stream: Stream, effort: Effort = DEFAULTS): Plan {
  const [seed, after] = drawInteger(stream, 1, LARGEST_SEED);
  const draw = openDraw(seed);
  const start = engine.compile(truth);
  const root = openNode(engine, start, null, 0);
  const scratch = cloneEngineState(start);
  // With one order to choose from there is nothing to find out.
  const iterations = root.untried.length === 1 ? 1 : effort.iterations;
  for (let iteration = 0; iteration < iterations; iteration++) {
    const leaf = expand(engine, select(root), draw);
    copyState(scratch, leaf.state);
    playOut(engine, scratch, draw, effort.playoutDepth);
    backpropagate(leaf, scratch.winner);
  }
  return { orders: [engine.orderOf(start, mostVisited(root).code)], stream: after };
}

/** Fifty thousand draws for one order are too many for a stream: it gives the seed of a faster generator. */
const LARGEST_SEED = 0x7f_ff_ff_ff;

const OFFERED = openOrderList();

function openNode(engine: BattleEngine, state: EngineState, parent: Node | null, code: OrderCode): Node {
  const mover = parent?.state.turn ?? null;
  return { state, parent, code, mover, untried: untriedIn(engine, state), children: [], visits: 0, value: 0 };
}

function untriedIn(engine: BattleEngine, state: EngineState): OrderCode[] {
  if (state.winner !== null) return [];
  engine.offerOrders(state, OFFERED);
  return Array.from(OFFERED.codes.subarray(0, OFFERED.count));
}

function select(root: Node): Node {
  let node = root;
  while (node.untried.length === 0 && node.children.length > 0) node = bestChild(node);
  return node;
}

function bestChild({ children, visits }: Node): Node {
  let best = -1;
  let selected = children[0] as Node;
  for (const child of children) {
    const childVisits = child.visits + Number.EPSILON;
    const uct = child.value / childVisits + Math.sqrt((2 * Math.log(visits)) / childVisits);
    if (uct <= best) continue;
    best = uct;
    selected = child;
  }
  return selected;
}

function expand(engine: BattleEngine, node: Node, draw: Draw): Node {
  if (node.untried.length === 0) return node;
  const [code] = node.untried.splice(draw(node.untried.length), 1) as [OrderCode];
  const state = cloneEngineState(node.state);
  engine.carryOutCode(state, code);
  const child = openNode(engine, state, node, code);
  node.children.push(child);
  return child;
}

function playOut(engine: BattleEngine, state: EngineState, draw: Draw, depth: number): void {
  for (let ply = 0; ply < depth && state.winner === null; ply++) {
    engine.offerOrders(state, OFFERED);
    engine.carryOutCode(state, OFFERED.codes[draw(OFFERED.count)] as OrderCode);
  }
}

function backpropagate(leaf: Node, winner: EngineState['winner']): void {
  for (let node: Node | null = leaf; node !== null; node = node.parent) {
    node.visits += 1;
    if (winner === 'draw') node.value += 0.5;
    else if (winner !== null && winner === node.mover) node.value += 1;
  }
}

/** Of equals the first that was tried. */
function mostVisited({ children }: Node): Node {
  return children.reduce((most, child) => (child.visits > most.visits ? child : most));
}
