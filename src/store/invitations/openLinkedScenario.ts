import type { AppStore } from '../createStore';
import type { ScenarioLink } from '../links/scenarioLink';
import { invitationFailed } from './invitationSlice';
import { openFile, type TakeToField } from './openFile';
import type { OpenAside } from './openText';

/** Fetches the file that a link names, seen from the page's own address, and opens it. Which it may name, its reader says. */
export async function openLinkedScenario(
  store: AppStore,
  openAside: OpenAside,
  { path, seats }: ScenarioLink,
  base: string,
  takeToField: TakeToField,
): Promise<void> {
  const fail = (reason: 'missing' | 'failed') =>
    store.dispatch(invitationFailed({ type: 'unreachable', path, reason }));
  try {
    const answer = await fetch(new URL(path, base), { redirect: 'error' });
    // A server of pages answers a file that it doesn't have with its start page.
    const isPage = answer.headers.get('content-type')?.includes('text/html') ?? false;
    if (!answer.ok || isPage) return void fail('missing');
    await openFile(store, openAside, path, await answer.blob(), () => seats, takeToField);
  } catch {
    fail('failed');
  }
}
