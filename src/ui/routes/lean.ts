/** Where somebody leans over the table: the middle of the object that was pressed, in the window. */
export interface Lean {
  readonly across: number;
  readonly down: number;
}

let remembered: { readonly lean: Lean; readonly at: number } | null = null;

/** After that long, whoever arrives somewhere comes from elsewhere. */
const MILLISECONDS = 4000;

export function rememberLean(object: Element): void {
  const { left, top, width, height } = object.getBoundingClientRect();
  remembered = { lean: { across: left + width / 2, down: top + height / 2 }, at: performance.now() };
}

/** Once: the next arrival leans over something else. */
export function takeLean(): Lean | null {
  const taken = remembered;
  remembered = null;
  return taken !== null && performance.now() - taken.at < MILLISECONDS ? taken.lean : null;
}
