/** No frame takes longer, whatever the machine: a browser that draws none any more would keep a battle from its disk. */
export const LONGEST_FRAME_MILLISECONDS = 100;

/**
 * Once what was changed just now is on the screen. A page that is hidden draws nothing, and one that is being left has no
 * time to wait: for both that is now.
 */
export function whenDrawn(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const now = (): void => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', now);
      window.removeEventListener('pagehide', now);
      resolve();
    };
    // A frame's callbacks come before its picture, the next task comes after it.
    const frame = requestAnimationFrame(() => setTimeout(now, 0));
    const timer = setTimeout(now, LONGEST_FRAME_MILLISECONDS);
    document.addEventListener('visibilitychange', now);
    window.addEventListener('pagehide', now);
  });
}
