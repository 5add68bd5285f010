import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string; readonly hidden?: boolean }>>;
}

let drawings: ReadonlyMap<string, string> | undefined;

/** The icons of game-icons.net by name: SVG markup for a view box of 512 × 512. Read once, when first asked for. */
export function gameIcons(): ReadonlyMap<string, string> {
  drawings ??= readDrawings();
  return drawings;
}

function readDrawings(): ReadonlyMap<string, string> {
  const { icons }: IconSet = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'));
  const shown = Object.entries(icons).filter(([, icon]) => icon.hidden !== true);
  return new Map(shown.map(([name, { body }]) => [name, body]));
}

export function emblemNames(): ReadonlySet<string> {
  return new Set(gameIcons().keys());
}
