import type { Readable } from '../../support/table';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A browser that Playwright can't drive, with one page open. */
export interface Driven extends Readable {
  evaluate<Seen>(look: () => Seen): Promise<Seen>;
  evaluate<Seen, Given>(look: (given: Given) => Seen | Promise<Seen>, given: Given): Promise<Seen>;
  open(address: string): Promise<void>;
  /** A press of the mouse that the browser itself makes. */
  press(at: Point): Promise<void>;
  /** Everything the page complained of. */
  complaints(): Promise<readonly string[]>;
}

/** How a driver carries out an async function's text in the page: with one text as its argument, and a text as the answer. */
type Call = (functionText: string, argument: string) => Promise<string>;

/** Values cross as JSON: the protocols agree on nothing else. */
export function evaluateBy(call: Call): Driven['evaluate'] {
  return async <Seen, Given>(look: (given: Given) => Seen | Promise<Seen>, given?: Given): Promise<Seen> => {
    const text = `async (given) => JSON.stringify(await (${look})(JSON.parse(given))) ?? 'null'`;
    return JSON.parse(await call(text, JSON.stringify(given ?? null))) as Seen;
  };
}

/** One press of the mouse, in the words that both protocols have for it. */
export function pressOf({ x, y }: Point): object {
  return {
    ...{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } },
    actions: [
      { type: 'pointerMove', duration: 0, x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  };
}
