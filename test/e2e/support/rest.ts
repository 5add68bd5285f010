import type { Page } from 'playwright';

/** Whoever never comes to rest is looked at as it is. */
const PATIENCE = 1_500;
/** Frames without a change in which a press has been answered and nothing moves any more. */
const STILL = 6;

/** Waits until nothing moves or fades: a colour or a place measured before is nobody's. What turns for ever doesn't count. */
export function untilAtRest(page: Page): Promise<void> {
  return page.evaluate(
    async ([patience, frames]) => {
      const isMoving = (): boolean =>
        document
          .getAnimations()
          .some(({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity);
      // Some of the motion is drawn by script, frame by frame.
      const styles = (): string =>
        [...document.querySelectorAll('[style]')].map((element) => element.getAttribute('style')).join('\n');
      const deadline = performance.now() + patience;
      let last = styles();
      for (let still = 0; still < frames && performance.now() < deadline; ) {
        await new Promise(requestAnimationFrame);
        const now = styles();
        still = now === last && !isMoving() ? still + 1 : 0;
        last = now;
      }
    },
    [PATIENCE, STILL] as const,
  );
}
