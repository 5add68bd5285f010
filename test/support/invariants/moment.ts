import type { BattleEngine } from '../../../src/battle/BattleEngine';
import type { CardId } from '../../../src/battle/model/card';
import type { BattleEvent } from '../../../src/battle/model/events';
import type { Order } from '../../../src/battle/model/orders';
import { type BattleState, cloneState } from '../../../src/battle/model/state';
import type { UnitId } from '../../../src/battle/model/unit';
import { apply } from '../../../src/battle/resolve/apply';
import type { Start } from '../../../src/battle/resolve/begin';
import type { observeEvents } from '../../../src/battle/view/observeEvents';
import type { BySide } from '../../../src/kernel/sides';
import type { UndoPoint } from '../../../src/match/undoPoint';
import type { BattleTypes } from '../../../src/store/battle/battleRules';

/** What the runner knows besides the states. */
export interface Context {
  readonly start: Start;
  /** Every card of a side, wherever it is, sorted. */
  readonly owned: BySide<readonly CardId[]>;
  /** Every order so far, this one last. */
  readonly orders: readonly Order[];
  /** Every unit that ever stood on the board before this order. */
  readonly everFielded: ReadonlySet<UnitId>;
  /** The states in JSON, the first as it was before the order was given. */
  readonly textBefore: string;
  readonly textAfter: string;
  /** How far back orders could be taken back before this one, and what has happened since. */
  readonly checkpoint: UndoPoint<BattleTypes>;
  readonly sinceCheckpoint: readonly BattleEvent[];
  /** What a side is told of events. */
  readonly observeEvents: typeof observeEvents;
}

/** One accepted order and all that came of it. */
export interface Moment {
  readonly engine: BattleEngine;
  readonly before: BattleState;
  readonly order: Order;
  readonly events: readonly BattleEvent[];
  readonly after: BattleState;
  readonly context: Context;
}

/** What is wrong, in a few words; null when all is well. */
export type Invariant = (moment: Moment) => string | null;

/** A complaint when the condition doesn't hold. */
export function unless(holds: boolean, complaint: string): string | null {
  return holds ? null : complaint;
}

/** One event and the state in which it happened. */
export interface Scene<Event extends BattleEvent = BattleEvent> {
  readonly moment: Moment;
  readonly state: BattleState;
  readonly event: Event;
  /** Its place among the events of the order. */
  readonly index: number;
}

const SCENES = new WeakMap<Moment, readonly Scene[]>();

export function scenesOf(moment: Moment): readonly Scene[] {
  const known = SCENES.get(moment);
  if (known !== undefined) return known;
  let state = moment.before;
  const scenes = moment.events.map((event, index): Scene => {
    const scene = { moment, state, event, index };
    if (index < moment.events.length - 1) {
      state = cloneState(state);
      apply(moment.engine.book, state, event);
    }
    return scene;
  });
  SCENES.set(moment, scenes);
  return scenes;
}

type EventOf<Type extends BattleEvent['type']> = Extract<BattleEvent, { type: Type }>;

/** What must hold of every event of some types, in the state in which it happens. */
export function ofEach<Type extends BattleEvent['type']>(
  types: readonly Type[],
  complaint: (scene: Scene<EventOf<Type>>) => string | null,
): Invariant {
  return (moment) => {
    if (!moment.events.some(({ type }) => (types as readonly string[]).includes(type))) return null;
    for (const scene of scenesOf(moment)) {
      if (!(types as readonly string[]).includes(scene.event.type)) continue;
      const wrong = complaint(scene as Scene<EventOf<Type>>);
      if (wrong !== null) return wrong;
    }
    return null;
  };
}
