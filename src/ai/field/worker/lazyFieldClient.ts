import type { FieldClient } from './fieldClient';

/** Loads the client with its first request: a page without a battle on the open field never downloads it. */
export function lazyFieldClient(
  fetchClient = () => import('./fieldClient').then((room) => room.createFieldClient()),
): FieldClient {
  let client: Promise<FieldClient> | null = null;
  return {
    requestDecision: async (request, signal) => {
      client ??= fetchClient();
      // A failed download is retried with the next request.
      const fetched = await client.catch((error: unknown) => {
        client = null;
        throw error;
      });
      return fetched.requestDecision(request, signal);
    },
  };
}
