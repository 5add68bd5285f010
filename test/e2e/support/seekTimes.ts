import type { Page } from 'playwright';

/** What it takes to look at another moment of a replay, in milliseconds. */
export interface SeekTimes {
  /** By the clock, until the moment is drawn: all but five of a hundred take no longer. */
  readonly wall: number;
  /** What the page itself works for it, whatever else the machine does. */
  readonly work: number;
  /** The longest piece of work in which the page hears nothing; 0 where none took 50 ms. */
  readonly longestTask: number;
}

/** Seeks moments to and fro. */
export async function seekTimes(page: Page, last: number, moments = 150): Promise<SeekTimes> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  await page.evaluate(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
    Object.assign(globalThis, { longTasks: tasks });
  });
  const slider = page.getByRole('slider').first();
  const wall: number[] = [];
  const work: number[] = [];
  for (let seek = 0; seek < moments; seek++) {
    const before = await worked();
    wall.push(
      await slider.evaluate(
        async (input: HTMLInputElement, value) => {
          const began = performance.now();
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
          input.dispatchEvent(new Event('input', { bubbles: true }));
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
          return performance.now() - began;
        },
        String((seek * 37) % (last + 1)),
      ),
    );
    work.push((await worked()) - before);
  }
  const tasks = await page.evaluate(() => Reflect.get(globalThis, 'longTasks') as number[]);
  console.info(
    `${moments} moments: p95 ${p95(wall).toFixed(0)} ms until drawn, ${p95(work).toFixed(0)} ms of work, longest task ${Math.max(0, ...tasks).toFixed(0)} ms`,
  );
  return { wall: p95(wall), work: p95(work), longestTask: Math.max(0, ...tasks) };
}

function p95(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}
