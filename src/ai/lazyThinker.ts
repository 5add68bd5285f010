import type { Thinker } from './thinker';

/** A thinker that comes with its first question: a page on which nobody fights does without. */
export function lazyThinker(fetchThinker = () => import('./thinker').then((room) => room.createThinker())): Thinker {
  let thinker: Promise<Thinker> | null = null;
  return {
    think: async (question, signal) => {
      thinker ??= fetchThinker();
      // What couldn't be fetched is tried again with the next question.
      const fetched = await thinker.catch((error: unknown) => {
        thinker = null;
        throw error;
      });
      return fetched.think(question, signal);
    },
  };
}
