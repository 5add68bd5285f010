import { gameIcons } from '../src/cli/disk/gameIcons';
import type { Catalog } from '../src/content/catalog';
import { suggestIcon } from '../src/content/problems/suggestIcon';

/** Emblems were checked with the cards; an unknown icon of the UI is a mistake in code and stops everything. */
export function iconSprite(names: readonly string[], catalog: Catalog | null): string {
  const symbols = [...spriteNames(names, catalog)]
    .sort()
    .map((name) => `<symbol id="${name}" viewBox="0 0 512 512">${drawingOf(name)}</symbol>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

/** The icons of the UI, of the cards and of the factions. */
export function spriteNames(names: readonly string[], catalog: Catalog | null): ReadonlySet<string> {
  const bearers =
    catalog === null
      ? []
      : [catalog.cards, catalog.stratagems, catalog.factions].flatMap((table) => Object.values(table));
  return new Set([...names, ...bearers.map(({ emblem }) => emblem)]);
}

export function drawingOf(name: string): string {
  const drawing = gameIcons().get(name);
  if (drawing !== undefined) return drawing;
  const meant = suggestIcon(name, [...gameIcons().keys()]);
  throw new Error(`game-icons has no icon "${name}"${meant === undefined ? '' : ` (did you mean "${meant}"?)`}`);
}
