/** What can be in hand; `mode` tells one state of the machine from the others. */
interface Moded {
  readonly mode: string;
}

/** What a game says to the input machine: what can be in hand and pressed, what is seen, what can be ordered. */
export interface InputTypes {
  readonly selection: Moded;
  /** What a press, a drop or a key meant: the machine knows no pointers and no keys. */
  readonly pressed: unknown;
  readonly seen: unknown;
  readonly order: unknown;
}

/**
 * What is held after the press and, when it completed one, an order. Whether it is legal is the referee's business: when it
 * refuses, everything stays in hand as it was.
 */
export interface Reaction<Types extends InputTypes> {
  readonly selection: Types['selection'];
  readonly order?: Types['order'];
}

type Held<Types extends InputTypes, Mode> = Extract<Types['selection'], { mode: Mode }>;

/** Each state of a machine is one function. */
export type InputState<Types extends InputTypes, Mode extends Types['selection']['mode']> = (
  selection: Held<Types, Mode>,
  pressed: Types['pressed'],
  seen: Types['seen'],
  legal: readonly Types['order'][],
) => Reaction<Types>;

/** Whether what is in hand can still be held. */
type Keeps<Types extends InputTypes, Mode extends Types['selection']['mode']> = (
  selection: Held<Types, Mode>,
  seen: Types['seen'],
  legal: readonly Types['order'][],
) => boolean;

/** What a game's input machine is made of. */
export interface MachineParts<Types extends InputTypes> {
  readonly idle: Types['selection'];
  readonly states: { readonly [Mode in Types['selection']['mode']]: InputState<Types, Mode> };
  readonly keeps: { readonly [Mode in Types['selection']['mode']]: Keeps<Types, Mode> };
  /** Names the turn: nothing stays in hand from one turn to the next. */
  readonly turnOf: (seen: Types['seen']) => string;
  /** What a person sees at the pressed place: a press is dropped when that is gone before it counts. */
  readonly shownAt: (seen: Types['seen'], pressed: Types['pressed']) => unknown;
}

export interface InputMachine<Types extends InputTypes>
  extends Pick<MachineParts<Types>, 'idle' | 'turnOf' | 'shownAt'> {
  readonly react: (
    selection: Types['selection'],
    pressed: Types['pressed'],
    seen: Types['seen'],
    legal: readonly Types['order'][],
  ) => Reaction<Types>;
  /** Lets go of what is gone. */
  readonly settle: (
    selection: Types['selection'],
    seen: Types['seen'],
    legal: readonly Types['order'][],
  ) => Types['selection'];
}

/** The one place that matches a row with its selection: TypeScript can't see that both share one `mode`. */
export function createMachine<Types extends InputTypes>(parts: MachineParts<Types>): InputMachine<Types> {
  type Mode = Types['selection']['mode'];
  const { idle, turnOf, shownAt } = parts;
  return {
    idle,
    turnOf,
    shownAt,
    react: (selection, pressed, seen, legal) => {
      const state = parts.states[selection.mode as Mode] as InputState<Types, Mode>;
      return state(selection as Held<Types, Mode>, pressed, seen, legal);
    },
    settle: (selection, seen, legal) => {
      const keeps = parts.keeps[selection.mode as Mode] as Keeps<Types, Mode>;
      return keeps(selection as Held<Types, Mode>, seen, legal) ? selection : idle;
    },
  };
}
