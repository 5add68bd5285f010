import type { Adviser } from './adviser';

/** Loads the adviser with its first question: a page without a battle never downloads it. */
export function lazyAdviser(fetchAdviser = () => import('./adviser').then((room) => room.createAdviser())): Adviser {
  let adviser: Promise<Adviser> | null = null;
  return {
    ask: async (book, question) => {
      adviser ??= fetchAdviser();
      // A failed download is retried with the next question.
      const fetched = await adviser.catch((error: unknown) => {
        adviser = null;
        throw error;
      });
      return fetched.ask(book, question);
    },
  };
}
