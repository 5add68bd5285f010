import { LANGUAGES } from '../../../content/catalog';
import type { Settings } from '../../../store/settings/settings';

/** What the browser says its person likes, for a first visit. */
export function preferredSettings(): Partial<Settings> {
  const language = navigator.languages
    .map((preferred) => LANGUAGES.find((known) => preferred.toLowerCase().startsWith(known)))
    .find((known) => known !== undefined);
  const theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  return language === undefined ? { theme } : { language, theme };
}
