import { isSamePosition, type Position } from '../../../../src/core/geometry/position';
import { accepted, type Result, refused } from '../../../../src/kernel/result';
import type { Answer } from '../../../../src/match/referee';
import { createMachine } from '../../../../src/ui/input/machine';
import type { PressedMatch } from '../../../../src/ui/input/press';

/** A made-up game with two states of input: a press sets a stone or takes one in hand, the next one moves it. */
export type Held = { readonly mode: 'idle' } | { readonly mode: 'stoneChosen'; readonly from: Position };
type Pressed = { readonly type: 'cell'; readonly at: Position } | { readonly type: 'cancel' };
export type StoneOrder =
  | { readonly type: 'set'; readonly at: Position }
  | { readonly type: 'move'; readonly from: Position; readonly to: Position };

interface Seen {
  readonly turn: number;
  readonly stones: readonly Position[];
}

export interface StoneInput {
  readonly selection: Held;
  readonly pressed: Pressed;
  readonly seen: Seen;
  readonly order: StoneOrder;
}

export const IDLE: Held = { mode: 'idle' };
export const at = (x: number, y: number): Position => ({ x, y });
export const cell = (x: number, y: number): Pressed => ({ type: 'cell', at: at(x, y) });
export const chosen = (x: number, y: number): Held => ({ mode: 'stoneChosen', from: at(x, y) });

const isStone = ({ stones }: Seen, place: Position): boolean => stones.some((stone) => isSamePosition(stone, place));

export const stoneMachine = createMachine<StoneInput>({
  idle: IDLE,
  states: {
    idle: (_, pressed, seen) => {
      if (pressed.type === 'cancel') return { selection: IDLE };
      if (isStone(seen, pressed.at)) return { selection: { mode: 'stoneChosen', from: pressed.at } };
      return { selection: IDLE, order: { type: 'set', at: pressed.at } };
    },
    stoneChosen: ({ from }, pressed) =>
      pressed.type === 'cancel'
        ? { selection: IDLE }
        : { selection: { mode: 'stoneChosen', from: pressed.at }, order: { type: 'move', from, to: pressed.at } },
  },
  keeps: { idle: () => true, stoneChosen: ({ from }, seen) => isStone(seen, from) },
  turnOf: ({ turn }) => `turn ${turn}`,
  shownAt: (seen, pressed) => pressed.type === 'cell' && isStone(seen, pressed.at),
});

type Judge = () => Answer<null, string>;

/** A table at which stones lie where they were put; the referee is the test. */
export class StoneTable implements PressedMatch<StoneInput> {
  shown: Seen | null = { turn: 1, stones: [at(0, 0), at(4, 1)] };
  /** What playback has yet to show. */
  unplayed: Seen | null = null;
  isOwnTurn = true;
  readonly orders: StoneOrder[] = [];
  refusalsHeard = 0;
  judge: Judge = () => accepted(null);

  seen = () => this.shown;
  legalOrders = () => [];
  mayOrder = () => this.isOwnTurn;
  skipPlayback = () => {
    const isSkipped = this.unplayed !== null;
    this.shown = this.unplayed ?? this.shown;
    this.unplayed = null;
    return isSkipped;
  };
  forgetRefusal = () => {
    this.refusalsHeard++;
  };
  giveOrder = (order: StoneOrder) => {
    this.orders.push(order);
    return this.judge();
  };
}

/** A referee that takes its time: the test answers for it. */
export function laterReferee(table: StoneTable) {
  let answer: (result: Result<null, string>) => void;
  let breakDown: (failure: Error) => void;
  const promise = new Promise<Result<null, string>>((resolve, reject) => {
    answer = resolve;
    breakDown = reject;
  });
  table.judge = () => promise;
  return {
    accept: () => answer(accepted(null)),
    refuse: () => answer(refused('no')),
    breakDown: (failure: Error) => breakDown(failure),
  };
}
