import { join } from 'node:path';
import { PerformanceObserver } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';

/**
 * What a ply leaves on the heap, in bytes, with a young generation so large that nothing is collected meanwhile: run with
 * `--expose-gc --min-semi-space-size=512 --max-semi-space-size=512`.
 */
const [bundle, cards, most] = process.argv.slice(2);
const { openCatalog, openTable, playouts } = await import(pathToFileURL(join(bundle, 'engine.mjs')).href);

let collections = 0;
const observer = new PerformanceObserver((list) => {
  collections += list.getEntries().length;
});

const playout = playouts(openTable(openCatalog(cards)));
const play = (wanted) => {
  let plies = 0;
  while (plies < wanted) plies += playout();
  return plies;
};
// Long enough that what is worked out once, per ground and card, has been.
play(5 * Number(most));
globalThis.gc();
await new Promise((resolve) => setTimeout(resolve, 50));
observer.observe({ entryTypes: ['gc'] });
const before = process.memoryUsage().heapUsed;
const plies = play(Number(most));
const after = process.memoryUsage().heapUsed;
await new Promise((resolve) => setTimeout(resolve, 50));
if (collections > 0) throw new Error(`${collections} collections came between: give fewer plies than ${most}`);
console.log(((after - before) / plies).toFixed(1));
