/** Milliseconds since it was started. */
export type StartClock = () => () => number;

const startWallClock: StartClock = () => {
  const before = performance.now();
  return () => performance.now() - before;
};

/** A page that works this long on one question is frozen; no battle of shipped cards takes a tenth of it. */
const LONGEST_MILLISECONDS = 1000;

/** Asks one question after the other; what fails or takes too long is named. */
export function firstFailure<State>(
  questions: Readonly<Record<string, (state: State) => void>>,
  state: State,
  startClock = startWallClock,
): string | null {
  for (const [what, ask] of Object.entries(questions)) {
    const since = startClock();
    try {
      ask(state);
    } catch (error) {
      return `its battle can’t be shown: ${what} fails: ${error instanceof Error ? error.message : String(error)}`;
    }
    if (since() > LONGEST_MILLISECONDS) return `its battle can’t be shown: ${what} takes too long`;
  }
  return null;
}
