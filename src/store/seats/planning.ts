import { type Intent, ordersForNow, type Plan, type PlanAnalysis } from '../../ai/players/player';
import type { PlayerName } from '../../ai/players/playerNames';
import type { BattleEngine } from '../../battle/BattleEngine';
import { unitById } from '../../battle/model/board';
import { type Book, cardIn } from '../../battle/model/book';
import type { Order } from '../../battle/model/orders';
import { type Position, samePosition } from '../../battle/model/position';
import { type Refusal, refusal } from '../../battle/model/refusals';
import type { BattleState, Phase } from '../../battle/model/state';
import type { Observation } from '../../battle/view/observe';
import type { Side } from '../../kernel/sides';
import { engineFor } from '../battle/lazyRules';

/** What an opponent has in mind for its turn. */
export interface Planning {
  /** What is left of its plan until it looks again. */
  readonly plan: readonly Order[];
  /** What it means to do then; null when its plan is carried out to the end. */
  readonly intent: Intent | null;
  /** The order that the rules accept and that is given now; null when a new plan is needed first. */
  readonly next: Order | null;
  /** The turn in which an order of a plan was refused: a second refusal in the same one ends it. */
  readonly refusedIn: string | null;
  /** Whose plan was the last, and why it was made. */
  readonly reasoned: Reasoned | null;
}

/** The last turn of an opponent, from which it can be told what it did. */
export interface Reasoned {
  readonly side: Side;
  readonly player: PlayerName;
  /** Null for a player that weighs nothing. */
  readonly analysis: PlanAnalysis | null;
  /** How its turn began, as it saw it, and its orders since then. */
  readonly begun: Observation;
  readonly given: readonly Order[];
  /** The name of the bar's position when the turn began; null where nobody can be asked about it. */
  readonly before: string | null;
  /** Its turn isn't over: its plan is nobody's to know. */
  readonly isRunning: boolean;
}

export const NO_PLAN: Planning = { plan: [], intent: null, next: null, refusedIn: null, reasoned: null };

/** A plan as it was made, and by whom. */
export interface MadePlan {
  readonly plan: Plan;
  readonly side: Side;
  readonly player: PlayerName;
  readonly phase: Phase;
  /** What the plan was made on, and the name of the bar's position then. */
  readonly seen: Observation;
  readonly position: string | null;
}

export function withPlan(planning: Planning, made: MadePlan): Partial<Planning> {
  const { plan, phase } = made;
  // Which cards of an opening hand were sent back is nobody's to know, and neither is why.
  const reasoned = phase === 'battle' ? reasonedBy(planning.reasoned, made) : planning.reasoned;
  return { plan: ordersForNow(plan), intent: plan.intent ?? null, next: null, reasoned };
}

/** A turn goes on for as long as the same side plans. */
function reasonedBy(before: Reasoned | null, { plan, side, player, seen, position }: MadePlan): Reasoned {
  const analysis = plan.analysis ?? null;
  if (before?.isRunning === true && before.side === side) return { ...before, player, analysis };
  return { side, player, analysis, begun: seen, given: [], before: position, isRunning: true };
}

/** With an order that was carried out: one of the turn that is running, and perhaps its last one. */
export function withGiven(reasoned: Reasoned | null, order: Order, { turn, winner }: BattleState): Reasoned | null {
  if (reasoned === null || !reasoned.isRunning) return reasoned;
  const isRunning = turn === reasoned.side && winner === null;
  return { ...reasoned, given: [...reasoned.given, order], isRunning };
}

/** What an opponent does that can't think of anything. */
const PASS: Readonly<Record<Phase, Order>> = {
  mulligan: { type: 'mulligan', cards: [] },
  battle: { type: 'endTurn' },
};

/** The true position, which the opponent itself never sees: its order is judged on it. */
export interface Bench {
  readonly book: Book;
  readonly truth: BattleState;
}

/**
 * The next order of the plan, judged as a person's would be, and sent only where document 003's helpers let its card go. A
 * plan is made on what its side may see, so the truth can refuse it: then it is given up and another is asked for, once a
 * turn, lest they go round for ever.
 */
export function withNextOrder(planning: Planning, { book, truth }: Bench): Partial<Planning> & Refused {
  const [first = PASS[truth.phase]] = planning.plan;
  const engine = engineFor(book);
  const refused = engine.whyIllegal(truth, first) ?? whyNotThere(engine, truth, first);
  if (refused === null) return { next: first };
  const turn = `${truth.phase} ${truth.round} ${truth.turn}`;
  if (planning.refusedIn !== turn) return { plan: [], intent: null, next: null, refusedIn: turn };
  // What isn't carried out explains nothing, and may name a card that nobody has seen.
  return { plan: [], intent: null, next: PASS[truth.phase], reasoned: null, failure: refused.sentence };
}

interface Refused {
  /** Why the opponent has to pass. */
  readonly failure?: string;
}

/** Why a card can't go where an order sends it; null for orders that send none anywhere. */
function whyNotThere(engine: BattleEngine, truth: BattleState, order: Order): Refusal | null {
  if (order.type === 'deploy') {
    const valid = engine.getValidDeploymentPositions(truth.turn, truth, cardIn(engine.book, order.card));
    return isAmong(valid, order.at) ? null : refusal('outside-zone');
  }
  if (order.type !== 'move') return null;
  const unit = unitById(truth, order.unit);
  const valid = unit === undefined ? [] : engine.getValidMovementPositions(unit, truth);
  return isAmong(valid, order.to) ? null : refusal('too-far');
}

function isAmong(cells: readonly Position[], at: Position): boolean {
  return cells.some((cell) => samePosition(cell, at));
}
