import { tellOffline } from '../../store/settings/offlineState';

const FILE = './sw.js';
const CACHES = 'ninekeep-build-';
/** Whoever leaves a tab open for days hears of a new build, too. */
const HOUR_MILLISECONDS = 3_600_000;

/** Keeps the game in the browser, when nothing else is to be done, or takes it out again. */
export async function setOffline(isWanted: boolean): Promise<void> {
  if (!('serviceWorker' in navigator)) return tellOffline({ type: 'unsupported' });
  try {
    if (isWanted && import.meta.env.PROD) await keepGame();
    else await removeGame();
  } catch (error) {
    // A browser may forbid storage, or have none left.
    tellOffline({ type: 'failed', detail: error instanceof Error ? error.message : String(error) });
  }
}

async function keepGame(): Promise<void> {
  const registration = await navigator.serviceWorker.register(FILE, { updateViaCache: 'none' });
  follow(registration);
  registration.addEventListener('updatefound', () => follow(registration));
  let last = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - last < HOUR_MILLISECONDS) return;
    last = performance.now();
    // Without a network there is nothing new.
    registration.update().catch(() => undefined);
  });
}

/** Tells what the workers of a build are at: one is being fetched, waits, or serves. */
function follow(registration: ServiceWorkerRegistration): void {
  const { installing, waiting, active } = registration;
  if (waiting !== null && active !== null) {
    offer(waiting);
    return;
  }
  if (installing === null) {
    tellOffline({ type: active === null ? 'off' : 'ready' });
    return;
  }
  if (active === null) tellOffline({ type: 'storing' });
  installing.addEventListener('statechange', () => {
    if (installing.state === 'redundant') failed(registration);
    else if (installing.state === 'installed' || installing.state === 'activated') follow(registration);
  });
}

/** What was kept before goes on to serve. */
function failed({ active }: ServiceWorkerRegistration): void {
  tellOffline(active === null ? { type: 'failed', detail: '' } : { type: 'ready' });
}

function offer(waiting: ServiceWorker): void {
  tellOffline({
    type: 'update',
    use: () => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      waiting.postMessage('use-new-build');
    },
  });
}

async function removeGame(): Promise<void> {
  const scope = new URL('./', location.href).href;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.filter((each) => each.scope === scope).map((each) => each.unregister()));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHES)).map((name) => caches.delete(name)));
  tellOffline({ type: 'off' });
}
