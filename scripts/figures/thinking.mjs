import { plantSettings } from '../browser/plantBattle.mjs';
import { quantile } from './statistics.mjs';

/** @typedef {import('../browser/servedPage.mjs').ServedPage} ServedPage */
/** @typedef {{ answers: number[], waits: number[], tasks: number[] }} Heard in milliseconds */

/** Every deck and most grounds; one after the other in one page, as somebody meets them who plays on. */
const BATTLES = [
  'seed=7&left=bastion&right=cinder&battlefield=ruins',
  'seed=8&left=galecrest&right=thornveil&battlefield=open-field',
  'seed=9&left=cinder&right=galecrest&battlefield=crown-hill',
  'seed=10&left=thornveil&right=bastion&battlefield=marsh',
  'seed=11&left=bastion&right=galecrest&battlefield=village',
  'seed=12&left=cinder&right=thornveil&battlefield=twin-hills',
  'seed=13&left=galecrest&right=bastion&battlefield=the-boulder',
  'seed=14&left=thornveil&right=cinder&battlefield=copses',
];
/** The page is drawn for the first time before anybody thinks. */
const SETTLED = 1500;
const LONGEST = 120_000;
const OVER = /^(Left wins|Right wins|Draw)$/;

/** In the worker, before its own script: an answer says when it leaves. */
const STAMP = `
const post = self.postMessage.bind(self);
self.postMessage = (message, ...more) => post({ ...message, left: performance.timeOrigin + performance.now() }, ...more);
`;

/**
 * Two Masters fight battle after battle without a pause. Of every question to the worker, the first ones too: how long until
 * the answer leaves the worker, its start and the way of the question included; how long until the page, which draws the
 * orders before meanwhile, has heard it; and the longest time for which the page could do nothing else.
 * @param {ServedPage} served
 */
export async function measureThinking({ url, browser }) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  await page.goto(url);
  await plantSettings(page, { speed: 'instant', turnGuard: false, muted: true });
  await page.addInitScript(listen, SETTLED);
  await page.route(/worker.*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${STAMP}${await response.text()}` });
  });
  // Another address than the page's own, so that it is loaded and not only told of a new end of its address.
  await page.goto('about:blank');
  for (const battle of BATTLES) {
    await page.goto(`${url}#battle?${battle}&players=master,master`);
    const over = page.getByRole('dialog', { name: OVER });
    // The battle before is over until this one has begun.
    await over.waitFor({ state: 'hidden' });
    await over.waitFor({ timeout: LONGEST });
  }
  const heard = await page.evaluate(() => /** @type {Heard} */ (Reflect.get(window, 'ninekeepThoughts')));
  await page.close();
  return {
    thoughtMedian: quantile(heard.answers, 0.5),
    thoughtLate: quantile(heard.answers, 0.95),
    thoughtLongest: Math.max(...heard.answers),
    thoughts: heard.answers.length,
    thoughtHeard: quantile(heard.waits, 0.95),
    longestTask: Math.max(0, ...heard.tasks),
  };
}

/**
 * Runs in the page, before its own scripts.
 * @param {number} settled
 */
function listen(settled) {
  /** @type {Heard} */
  const heard = { answers: [], waits: [], tasks: [] };
  Object.assign(window, { ninekeepThoughts: heard });
  const now = () => performance.timeOrigin + performance.now();
  const { Worker: Plain } = window;
  window.Worker = class extends Plain {
    /** @type {number | null} */
    #asked = null;

    /** @param {ConstructorParameters<typeof Plain>} given */
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (this.#asked === null) return;
        heard.answers.push(data.left - this.#asked);
        heard.waits.push(now() - this.#asked);
        this.#asked = null;
      });
    }

    /**
     * @override
     * @param {any[]} given
     */
    postMessage(...given) {
      this.#asked = now();
      Reflect.apply(Plain.prototype.postMessage, this, given);
    }
  };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) if (startTime > settled) heard.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}
