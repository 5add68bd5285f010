import { useSyncExternalStore } from 'react';

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
