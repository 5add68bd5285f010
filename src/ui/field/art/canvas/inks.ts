import { type RefObject, useMemo } from 'react';
import { useWornTheme } from './useScreen';

/** Colours by the names of style sheets, and the letters of figures. */
export interface Inks {
  readonly colourOf: (name: string) => string;
  readonly family: () => string;
}

/**
 * Inks as the theme of an element has them. Each is asked for once a theme: asking in the middle of a change makes the browser style
 * the whole page first.
 */
export function useInks(element: RefObject<Element | null>): Inks {
  const theme = useWornTheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme has other colours.
  return useMemo(() => {
    const known = new Map<string, string>();
    const ask = (name: string): string => {
      const asked = element.current === null ? '' : getComputedStyle(element.current).getPropertyValue(name).trim();
      known.set(name, asked);
      return asked;
    };
    return {
      colourOf: (name) => (name.startsWith('--') ? (known.get(name) ?? ask(name)) : name),
      family: () => known.get('font-family') ?? ask('font-family'),
    };
  }, [element, theme]);
}
