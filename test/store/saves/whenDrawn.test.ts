import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LONGEST_FRAME_MILLISECONDS, whenDrawn } from '../../../src/store/saves/whenDrawn';

const FRAME = 16;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page whose frames come every sixteen milliseconds, or never. */
function page({ hidden = false, draws = true } = {}) {
  const document = Object.assign(new EventTarget(), { hidden });
  const window = new EventTarget();
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', window);
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => (draws ? setTimeout(act, FRAME) : 0));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  let isDrawn = false;
  void whenDrawn().then(() => {
    isDrawn = true;
  });
  return { document, window, isDrawn: () => isDrawn };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('when the page is drawn', () => {
  it('is after the next frame', async () => {
    const { isDrawn } = page();
    await pass(FRAME - 1);
    expect(isDrawn()).toBe(false);
    await pass(2);
    expect([isDrawn(), vi.getTimerCount()]).toEqual([true, 0]);
  });

  it('is now on a page that is hidden: it has no frames', async () => {
    const { isDrawn } = page({ hidden: true, draws: false });
    await pass(0);
    expect([isDrawn(), vi.getTimerCount()]).toEqual([true, 0]);
  });

  it.each([
    ['pagehide', 'window'],
    ['visibilitychange', 'document'],
  ] as const)('is now when %s tells that nobody will see the frame', async (type, whom) => {
    const { isDrawn, ...heard } = page();
    heard[whom].dispatchEvent(new Event(type));
    await pass(0);
    expect([isDrawn(), vi.getTimerCount()]).toEqual([true, 0]);
  });

  it('does not wait for a browser that draws nothing', async () => {
    const { isDrawn } = page({ draws: false });
    await pass(LONGEST_FRAME_MILLISECONDS - 1);
    expect(isDrawn()).toBe(false);
    await pass(1);
    expect(isDrawn()).toBe(true);
  });
});
