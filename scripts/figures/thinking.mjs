import { plantSettings } from '../browser/plantBattle.mjs';
import { quantile } from './statistics.mjs';

/** @typedef {import('../browser/servedPage.mjs').ServedPage} ServedPage */
/** @typedef {{ thoughts: number[], tasks: number[] }} Heard */

const BATTLE = '#battle?seed=7&left=bastion&right=cinder&battlefield=ruins&players=master,master';
/** The page is drawn for the first time before anybody thinks. */
const SETTLED = 1500;
const LONGEST = 120_000;

/**
 * Two Masters fight a whole battle: how long each question to the worker takes until its answer is there, and the longest
 * time for which the page could do nothing else meanwhile.
 * @param {ServedPage} served
 */
export async function measureThinking({ url, browser }) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  await page.goto(url);
  await plantSettings(page, { speed: 'instant', turnGuard: false, muted: true });
  await page.addInitScript(listen, SETTLED);
  // Another address than the page's own, so that it is loaded and not only told of a new end of its address.
  await page.goto('about:blank');
  await page.goto(`${url}${BATTLE}`);
  await page.getByRole('dialog', { name: /^(Left wins|Right wins|Draw)$/ }).waitFor({ timeout: LONGEST });
  const { thoughts, tasks } = await page.evaluate(() => /** @type {Heard} */ (Reflect.get(window, 'ninekeepThoughts')));
  await page.close();
  return {
    thoughtMedian: quantile(thoughts, 0.5),
    thoughtLate: quantile(thoughts, 0.95),
    thoughtLongest: Math.max(...thoughts),
    thoughts: thoughts.length,
    longestTask: Math.max(0, ...tasks),
  };
}

/**
 * Runs in the page, before its own scripts.
 * @param {number} settled
 */
function listen(settled) {
  /** @type {Heard} */
  const heard = { thoughts: [], tasks: [] };
  Object.assign(window, { ninekeepThoughts: heard });
  const { Worker: Plain } = window;
  window.Worker = class extends Plain {
    /** @type {number | null} */
    #asked = null;

    /** @param {ConstructorParameters<typeof Plain>} given */
    constructor(...given) {
      super(...given);
      this.addEventListener('message', () => {
        if (this.#asked !== null) heard.thoughts.push(performance.now() - this.#asked);
        this.#asked = null;
      });
    }

    /**
     * @override
     * @param {any[]} given
     */
    postMessage(...given) {
      this.#asked = performance.now();
      Reflect.apply(Plain.prototype.postMessage, this, given);
    }
  };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) if (startTime > settled) heard.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}
