import type { Page } from 'playwright';
import type { Plan, PlanAnalysis } from '../../../src/ai/players/player';

/** What every opponent and every hint gives as its reasons, so that a test can hold the page's words against them. */
const PLANTED: PlanAnalysis = {
  chanceNow: 0.46,
  chanceThen: 0.583,
  wins: false,
  nodes: 12_430,
  reasons: [
    { feature: 'castle', gain: 0.104 },
    { feature: 'siegeNext', gain: 0.06 },
    { feature: 'highGround', gain: 0.021 },
    { feature: 'handPlayable', gain: 0.05 },
    { feature: 'rearExposed', gain: -0.032 },
  ],
};

/** Plants reasons in every plan that a worker sends. */
export async function plantThought(page: Page, thought: PlanAnalysis = PLANTED): Promise<void> {
  await page.addInitScript((planted) => {
    const listen = Worker.prototype.addEventListener;
    Worker.prototype.addEventListener = function (
      this: Worker,
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) {
      const heard = (event: Event): void => {
        const plan: Partial<{ -readonly [Part in keyof Plan]: Plan[Part] }> = (event as MessageEvent).data?.value ?? {};
        if (plan.orders !== undefined) plan.analysis = planted;
        if (typeof listener === 'function') listener.call(this, event);
        else listener.handleEvent(event);
      };
      listen.call(this, type, type === 'message' ? heard : listener, options);
    };
  }, thought);
}
