/**
 * Keeps a whole build for whoever has no network. `offlinePlugin.ts` puts VERSION and FILES before it. Written by hand: the
 * files have hashes in their names, so there is nothing to revise, and a tab of an older build goes on finding its own.
 */

/* global VERSION, FILES */
const PREFIX = 'ninekeep-build-';
const CACHE = PREFIX + VERSION;
const PAGE = new URL('index.html', self.registration.scope).href;
/** How a file was kept; a browser that can't compress keeps it as it is. */
const PACKED = 'x-ninekeep-packed';

self.addEventListener('install', (event) => event.waitUntil(keepBuild()));

/** Everybody is served by the new build at once, but only when a person asked for it, or no tab is of an older one. */
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  if (event.data === 'use-new-build') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const isOurs = request.url.startsWith(self.registration.scope);
  if (request.method !== 'GET' || !isOurs) return;
  event.respondWith(request.mode === 'navigate' ? pageFor(event) : fileFor(request));
});

async function keepBuild() {
  const cache = await caches.open(CACHE);
  const known = new Set((await cache.keys()).map(({ url }) => url));
  const missing = FILES.map((file) => new URL(file, self.registration.scope).href).filter((url) => !known.has(url));
  // One after the other: whoever plays meanwhile has the line for himself.
  for (const url of missing) {
    const answer = await fetch(url, { cache: 'no-cache' });
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    await cache.put(url, pack(answer));
  }
}

async function pageFor(event) {
  // A page within the scope that isn't the game, such as the licences, is the network's.
  const { pathname } = new URL(event.request.url);
  const isGame = pathname === new URL(self.registration.scope).pathname || pathname === new URL(PAGE).pathname;
  const kept = isGame ? await (await caches.open(CACHE)).match(PAGE) : undefined;
  event.waitUntil(dropOlderBuilds());
  return kept === undefined ? fetch(event.request) : unpack(kept);
}

/** Of this build first, else of any older one that a tab may still be of. */
async function fileFor(request) {
  const kept = (await (await caches.open(CACHE)).match(request)) ?? (await caches.match(request));
  return kept === undefined ? fetch(request) : unpack(kept);
}

/** When the tab that is being loaded is the only one, nobody is of an older build. */
async function dropOlderBuilds() {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tabs.length > 1 || self.registration.waiting !== null || self.registration.installing !== null) return;
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
}

function pack(answer) {
  const type = answer.headers.get('content-type') ?? '';
  const isPacked = type.startsWith('font/') || type.startsWith('image/webp') || type.startsWith('image/png');
  if (isPacked || typeof CompressionStream === 'undefined')
    return new Response(answer.body, { headers: headersOf(answer) });
  const packed = answer.body.pipeThrough(new CompressionStream('gzip'));
  return new Response(packed, { headers: { ...headersOf(answer), [PACKED]: 'gzip' } });
}

function unpack(kept) {
  const headers = headersOf(kept);
  if (kept.headers.get(PACKED) === null) return new Response(kept.body, { headers });
  return new Response(kept.body.pipeThrough(new DecompressionStream('gzip')), { headers });
}

/** The page's policy stands in its head, and in a header where the server sends one. */
function headersOf(answer) {
  const wanted = ['content-type', 'content-security-policy', 'x-content-type-options', 'referrer-policy'];
  return Object.fromEntries(
    wanted.map((name) => [name, answer.headers.get(name)]).filter(([, value]) => value !== null),
  );
}
