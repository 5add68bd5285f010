import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * A process for the threads alone, as `simulate` is one: collectors that clear up behind the other contestants would take
 * time from two busy threads and not from one. Asked for one or two, it plays a series and tells how many games a second.
 */
const [bundle, cards, asked] = process.argv.slice(2);
const games = Number(asked);
const { openCatalog, openTable, openWorkers } = await import(pathToFileURL(join(bundle, 'engine.mjs')).href);
const table = openTable(openCatalog(cards));
const pools = new Map([1, 2].map((workers) => [workers, openWorkers(table, workers, games)]));
const parts = Array.from({ length: Math.ceil(games / 16) }, (_, part) => part);

process.on('message', async (workers) => {
  const { play } = pools.get(workers);
  // Threads that had nothing to do for a while have given memory back: a first few parts that nobody counts.
  await Promise.all(parts.slice(0, 8 * workers).map(play));
  const began = performance.now();
  await Promise.all(parts.map(play));
  process.send((1000 * games) / (performance.now() - began));
});
process.on('disconnect', () => Promise.all([...pools.values()].map((pool) => pool.close())));
process.send('ready');
