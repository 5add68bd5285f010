import { type RefCallback, useCallback } from 'react';

/** What a screen that fills the window leaves free for banners above it. */
const HEIGHT = '--noticed';

/** Tells the page how high an element above its screens is, for as long as it is there. */
export function useOwnPlace(): RefCallback<HTMLElement> {
  return useCallback((element) => {
    if (element === null) return undefined;
    const page = document.documentElement.style;
    const tell = (): void => page.setProperty(HEIGHT, `${element.offsetHeight}px`);
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    tell();
    return () => {
      observer.disconnect();
      page.removeProperty(HEIGHT);
    };
  }, []);
}
