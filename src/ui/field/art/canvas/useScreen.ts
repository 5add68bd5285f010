import { useEffect, useState, useSyncExternalStore } from 'react';

/** How many device pixels a CSS pixel has; it changes with the zoom and from screen to screen. */
export function usePixelRatio(): number {
  return useSyncExternalStore(onResize, () => devicePixelRatio);
}

function onResize(changed: () => void): () => void {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}

/** The theme that the page wears now. It comes after the choice of it, and a canvas reads its colours when it is drawn. */
export function useWornTheme(): string {
  return useSyncExternalStore(onTheme, () => document.documentElement.dataset.theme ?? '');
}

function onTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Whether the letters of figures are there. A canvas doesn't wait for them, as text does. */
export function useFigures(): boolean {
  const [areThere, setThere] = useState(false);
  useEffect(() => {
    const family = getComputedStyle(document.documentElement).getPropertyValue('--body');
    void document.fonts.load(`800 12px ${family}`).then(() => setThere(true));
  }, []);
  return areThere;
}
