import { type Answer, whenAnswered } from '../../match/referee';
import type { InputMachine, InputTypes } from './machine';

/** A match, as far as a press reaches into it. */
export interface PressedMatch<Types extends InputTypes> {
  /** What the person may see of what was played back so far; null while there is no match. */
  readonly seen: () => Types['seen'] | null;
  readonly legalOrders: () => readonly Types['order'][];
  readonly mayOrder: () => boolean;
  /** Shows at once what is still being played back; whether there was anything. */
  readonly skipPlayback: () => boolean;
  /** Whatever is pressed next, the last refusal was heard. */
  readonly forgetRefusal: () => void;
  readonly giveOrder: (order: Types['order']) => Answer<null, unknown>;
}

/** What came of a press. */
export interface PressResult<Types extends InputTypes> {
  readonly selection: Types['selection'];
  /** `dropped`: it was meant for a board that is gone, or came at a moment when nobody may order. */
  readonly outcome: 'selected' | 'ordered' | 'refused' | 'dropped';
}

export type Pressing<Types extends InputTypes> = PressResult<Types> | Promise<PressResult<Types>>;

/** What a press meets: the moment that it counts in. */
interface Moment<Types extends InputTypes> {
  readonly seen: Types['seen'];
  readonly legal: readonly Types['order'][];
  /** Whether the pressed place shows what it showed when it was pressed. */
  readonly isMeant: boolean;
}

/** A press never waits for a picture: what is still being played back is skipped first. */
function reach<Types extends InputTypes>(
  match: PressedMatch<Types>,
  machine: InputMachine<Types>,
  pressed: Types['pressed'],
): Moment<Types> | null {
  match.forgetRefusal();
  const before = match.seen();
  const isSkipped = match.skipPlayback();
  const seen = match.seen();
  if (before === null || seen === null) return null;
  // Whoever pressed a unit that fell meanwhile did not mean the empty cell.
  const isMeant = !isSkipped || machine.shownAt(before, pressed) === machine.shownAt(seen, pressed);
  return { seen, legal: match.legalOrders(), isMeant };
}

/** Carries out a press and tells what is held after it: at once, or when the referee has answered. */
export function pressOn<Types extends InputTypes>(
  match: PressedMatch<Types>,
  machine: InputMachine<Types>,
  held: Types['selection'],
  pressed: Types['pressed'],
): Pressing<Types> {
  const moment = reach(match, machine, pressed);
  if (moment === null) return { selection: machine.idle, outcome: 'dropped' };
  const { seen, legal, isMeant } = moment;
  const current = machine.settle(held, seen, legal);
  if (!isMeant) return { selection: current, outcome: 'dropped' };
  const { selection, order } = machine.react(current, pressed, seen, legal);
  if (order === undefined) return { selection, outcome: 'selected' };
  if (!match.mayOrder()) return { selection: current, outcome: 'dropped' };
  return whenAnswered(
    match.giveOrder(order),
    ({ ok }): PressResult<Types> =>
      ok ? { selection, outcome: 'ordered' } : { selection: current, outcome: 'refused' },
  );
}

/** Takes up what lies there, whatever was in hand before: no order ever comes of it. */
export function takeUp<Types extends InputTypes>(
  match: PressedMatch<Types>,
  machine: InputMachine<Types>,
  pressed: Types['pressed'],
): Types['selection'] {
  const moment = reach(match, machine, pressed);
  if (moment === null || !moment.isMeant) return machine.idle;
  const { seen, legal } = moment;
  const { selection, order } = machine.react(machine.idle, pressed, seen, legal);
  return order === undefined ? machine.settle(selection, seen, legal) : machine.idle;
}
