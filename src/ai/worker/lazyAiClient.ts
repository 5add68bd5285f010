import type { AiClient } from './aiClient';

/** Loads the AI client with its first request: a page without opponents never downloads it. */
export function lazyAiClient(fetchClient = () => import('./aiClient').then((room) => room.createAiClient())): AiClient {
  let client: Promise<AiClient> | null = null;
  return {
    requestPlan: async (request, signal) => {
      client ??= fetchClient();
      // A failed download is retried with the next request.
      const fetched = await client.catch((error: unknown) => {
        client = null;
        throw error;
      });
      return fetched.requestPlan(request, signal);
    },
  };
}
