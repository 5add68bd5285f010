/** Work that can be left off between two steps, when nobody wants its result any longer. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** All of it at once. */
export function wholeOf<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
