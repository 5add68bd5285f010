/** What `npm start` gives in place of the worker: one that an earlier build left at this address goes, and with it its files. */
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('ninekeep-build-')).map((name) => caches.delete(name)));
  await self.registration.unregister();
  for (const tab of await self.clients.matchAll({ type: 'window' })) await tab.navigate(tab.url);
}
