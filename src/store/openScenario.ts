import type { BySide, Side } from '../battle/sides';
import type { AppStore } from './createStore';
import { invitationFailed } from './invitationSlice';
import { invite } from './invite';
import type { ScenarioLink } from './scenarioLink';
import type { Seat } from './seatsSlice';

/** More than any scenario may have: enough to see that a file is too large. */
const MOST_BYTES = 300_000;

/** Opens the text of a scenario file on the board, or says what is wrong where. The reader comes only when it is needed. */
export async function openScenario(
  store: AppStore,
  file: string,
  content: Blob,
  seatsFor: (turn: Side) => BySide<Seat>,
): Promise<void> {
  const [{ readScenarioOnPage }, text] = await Promise.all([
    import('../content/scenario/onPage'),
    content.slice(0, MOST_BYTES).text(),
  ]);
  const { scenario, problems } = readScenarioOnPage(file, text, store.getState().catalog.catalog);
  if (scenario === null) store.dispatch(invitationFailed({ type: 'file', problems }));
  else {
    const { name, book, state } = scenario;
    invite(store, { type: 'scenario', name, book, state, seats: seatsFor(state.turn) });
  }
}

/** Fetches the file that a link names, seen from the page's own address, and opens it. Nothing comes from elsewhere. */
export async function openLinkedScenario(store: AppStore, { path, seats }: ScenarioLink, base: string): Promise<void> {
  const fail = (reason: 'elsewhere' | 'missing' | 'failed') =>
    store.dispatch(invitationFailed({ type: 'unreachable', path, reason }));
  const address = URL.canParse(path, base) ? new URL(path, base) : null;
  if (address === null || address.origin !== new URL(base).origin) return void fail('elsewhere');
  try {
    const answer = await fetch(address, { redirect: 'error' });
    // A server of pages answers a file that it doesn't have with its start page.
    const isPage = answer.headers.get('content-type')?.includes('text/html') ?? false;
    if (!answer.ok || isPage) return void fail('missing');
    await openScenario(store, path, await answer.blob(), () => seats);
  } catch {
    fail('failed');
  }
}
