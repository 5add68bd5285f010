import type { Plan } from '../../src/ai/players/player';
import { playerNamed } from '../../src/ai/players/playerNamed';
import { YARDSTICKS } from '../../src/ai/players/playerNames';
import type { BattleEngine, BattleStep } from '../../src/battle/BattleEngine';
import type { CardId } from '../../src/battle/model/card';
import type { BattleEvent } from '../../src/battle/model/events';
import type { Order } from '../../src/battle/model/orders';
import type { BattleState } from '../../src/battle/model/state';
import type { UnitId } from '../../src/battle/model/unit';
import type { Start } from '../../src/battle/resolve/begin';
import { observeEvents } from '../../src/battle/view/observeEvents';
import { deepFreeze } from '../../src/content/load/deepFreeze';
import { openStream, type Stream } from '../../src/kernel/chance';
import type { BySide } from '../../src/kernel/sides';
import { nextUndoPoint, type UndoPoint } from '../../src/match/undoPoint';
import { type BattleTypes, battleRules } from '../../src/store/battle/battleRules';
import { starterDeck } from './book';
import { cardsOfSides } from './invariants/cards';
import type { Moment } from './invariants/moment';
import { wild } from './wild';

export const PLAYER_WORDS = [...YARDSTICKS, 'wild'] as const;
export type PlayerWord = (typeof PLAYER_WORDS)[number];

export interface Match {
  readonly seed: number;
  readonly players: BySide<PlayerWord>;
  /** The first starter deck for both if left out. */
  readonly decks?: BySide<readonly CardId[]>;
  /** The open field if left out. */
  readonly battlefield?: string;
}

/** Plays a battle to its end, order by order; every state is frozen, so a rule that writes into it throws. */
export function playGame(engine: BattleEngine, match: Match, watch: (moment: Moment) => void): BattleState {
  const { seed, players, decks = { left: starterDeck(), right: starterDeck() }, battlefield = null } = match;
  const game = openGame(engine, { type: 'match', seed, decks, battlefield });
  let stream: Stream = openStream(seed, 'ai');
  let plan: readonly Order[] = [];
  while (game.state().winner === null) {
    const state = game.state();
    if (plan.length === 0) {
      const thought = think(engine, state, players[state.turn], stream);
      plan = thought.orders;
      stream = thought.stream;
    }
    const [order = { type: 'endTurn' } satisfies Order, ...rest] = plan;
    plan = rest;
    watch(game.give(order));
  }
  return game.state();
}

function think(engine: BattleEngine, state: BattleState, player: PlayerWord, stream: Stream): Plan {
  if (player === 'wild') return wild(engine, state, stream);
  return playerNamed(player)({ engine, seen: engine.observe(state, state.turn), stream });
}

export interface RunningGame {
  readonly state: () => BattleState;
  /** What came of an order that must be accepted. */
  readonly give: (order: Order) => Moment;
}

/** A battle that remembers what its moments are judged by. */
export function openGame(engine: BattleEngine, start: Start): RunningGame {
  const orders: Order[] = [];
  let state = deepFreeze(engine.begin(start).state);
  let everFielded: ReadonlySet<UnitId> = new Set(state.units.map(({ id }) => id));
  let checkpoint: UndoPoint<BattleTypes> = { state, orders: 0, events: 0 };
  let sinceCheckpoint: readonly BattleEvent[] = [];
  const owned = cardsOfSides(state);

  const remember = (step: BattleStep): void => {
    const fielded = step.events.flatMap((event) => (event.type === 'deployed' ? event.unit.id : []));
    if (fielded.length > 0) everFielded = new Set([...everFielded, ...fielded]);
    const next = nextUndoPoint(battleRules, checkpoint, step, orders.length, 0);
    sinceCheckpoint = next === checkpoint ? [...sinceCheckpoint, ...step.events] : [];
    checkpoint = next;
    state = step.state;
  };
  // The list of orders is handed on as it is and grows with the next one: whoever keeps a moment copies it.
  const give = (order: Order): Moment => {
    const before = state;
    const result = engine.submit(before, order);
    if (!result.ok) throw new Error(`${JSON.stringify(order)} is refused, ${result.refusal.code}`);
    orders.push(order);
    const { state: after, events } = deepFreeze(result.value);
    const context = {
      ...{ start, owned, orders, everFielded, checkpoint, sinceCheckpoint, observeEvents },
      get textBefore(): string {
        return textOf(before);
      },
      get textAfter(): string {
        return textOf(after);
      },
    };
    remember(result.value);
    return { engine, before, order, events, after, context };
  };
  return { state: () => state, give };
}

const TEXTS = new WeakMap<BattleState, string>();

/** A state in JSON as it was when somebody first asked. */
function textOf(state: BattleState): string {
  const text = TEXTS.get(state) ?? JSON.stringify(state);
  TEXTS.set(state, text);
  return text;
}

export const SOAK = process.env.NINEKEEP_SOAK === '1';
