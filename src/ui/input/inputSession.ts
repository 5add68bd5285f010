import type { InputMachine, InputTypes } from './machine';
import { type PressedMatch, type Pressing, type PressResult, pressOn, takeUp } from './press';

/** What is in hand, and the turn that it was taken up in. */
export interface InHand<Types extends InputTypes> {
  readonly selection: Types['selection'];
  readonly turn: string;
  /** An order was given and the referee has not answered yet. */
  readonly isWaiting: boolean;
}

/** The input machine at work on a match, outside React. */
export interface InputSession<Types extends InputTypes> {
  readonly inHand: () => InHand<Types>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly press: (pressed: Types['pressed']) => Pressing<Types>;
  /** Takes up what lies there, whatever was in hand before; gives what was taken up. */
  readonly take: (pressed: Types['pressed']) => Types['selection'];
}

/** What was taken up in the turn that is seen; nothing else can be held. */
export function heldIn<Types extends InputTypes>(
  { idle, turnOf }: InputMachine<Types>,
  { selection, turn }: InHand<Types>,
  seen: Types['seen'] | null,
): Types['selection'] {
  return seen !== null && turn === turnOf(seen) ? selection : idle;
}

/** Presses become selections and orders. While an answer is awaited the selection waits, and no second order is given. */
export function createInputSession<Types extends InputTypes>(
  match: PressedMatch<Types>,
  machine: InputMachine<Types>,
): InputSession<Types> {
  const listeners = new Set<() => void>();
  let inHand: InHand<Types> = { selection: machine.idle, turn: '', isWaiting: false };

  const change = (next: InHand<Types>): void => {
    inHand = next;
    for (const listener of listeners) listener();
  };
  const turnNow = (): string => {
    const seen = match.seen();
    return seen === null ? '' : machine.turnOf(seen);
  };
  const hold = (selection: Types['selection']): void => change({ selection, turn: turnNow(), isWaiting: false });

  /** A press that comes meanwhile still shows what is being played back, and nothing else. */
  const dropPress = (): PressResult<Types> => {
    match.skipPlayback();
    return { selection: inHand.selection, outcome: 'dropped' };
  };

  const awaitResult = async (coming: Promise<PressResult<Types>>): Promise<PressResult<Types>> => {
    const turn = turnNow();
    change({ ...inHand, isWaiting: true });
    try {
      const result = await coming;
      change({ selection: result.selection, turn, isWaiting: false });
      return result;
    } catch (failure) {
      // The referee itself broke down: nobody knows what became of the order, and the table must not stay locked.
      change({ ...inHand, isWaiting: false });
      throw failure;
    }
  };

  return {
    inHand: () => inHand,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    press: (pressed) => {
      if (inHand.isWaiting) return dropPress();
      const result = pressOn(match, machine, heldIn(machine, inHand, match.seen()), pressed);
      if (result instanceof Promise) return awaitResult(result);
      hold(result.selection);
      return result;
    },
    take: (pressed) => {
      if (inHand.isWaiting) return machine.idle;
      const taken = takeUp(match, machine, pressed);
      hold(taken);
      return taken;
    },
  };
}
