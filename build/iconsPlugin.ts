import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import type { CardShelf } from './cardShelf';
import { forgetModule } from './forgetModule';
import { iconSprite } from './iconSprite';

const MODULE = 'virtual:ninekeep/icons';
const RESOLVED = `\0${MODULE}`;
const PATH = '@ninekeep/icons.svg';

export interface IconsOptions {
  readonly shelf: CardShelf;
  /** The icons of the UI itself; those of cards and factions come from the shelf. */
  readonly names: readonly string[];
  /** Those that the start page draws: they come in a small file of their own. */
  readonly firstNames: readonly string[];
}

/**
 * One SVG with the icons in use, out of four thousand. Stands before the cards plugin: a page that hears of a card with
 * a new emblem must already know the sprite that has it.
 */
export function iconsPlugin({ shelf, names, firstNames }: IconsOptions): Plugin {
  let base = '/';
  let building = false;
  const sprite = (): string => iconSprite(names, shelf.loaded().catalog);
  const address = (): string => `${base}${PATH}?v=${createHash('sha256').update(sprite()).digest('hex').slice(0, 12)}`;

  return {
    name: 'ninekeep:icons',
    configResolved(config) {
      base = config.base;
      building = config.command === 'build';
    },
    buildStart() {
      sprite();
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      if (!building) return liveModule(address());
      const asset = this.emitFile({ type: 'asset', name: 'icons.svg', source: sprite() });
      const first = this.emitFile({ type: 'asset', name: 'first-icons.svg', source: iconSprite(firstNames, null) });
      return [
        `export const spriteUrl = import.meta.ROLLUP_FILE_URL_${asset};`,
        `export const firstSpriteUrl = import.meta.ROLLUP_FILE_URL_${first};`,
      ].join('\n');
    },
    configureServer(server) {
      let announced = address();
      server.middlewares.use(`/${PATH}`, (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(sprite());
      });
      shelf.onChange(server, () => {
        if (address() === announced) return;
        announced = address();
        forgetModule(server, RESOLVED);
        server.environments.client.hot.send('ninekeep:icons', announced);
      });
    },
  };
}

/** The export is a live binding: whoever draws after the event reads the new address. Whoever develops waits for one file alone. */
function liveModule(address: string): string {
  return [
    `export let spriteUrl = ${JSON.stringify(address)};`,
    `export const firstSpriteUrl = spriteUrl;`,
    'import.meta.hot?.on("ninekeep:icons", (address) => { spriteUrl = address; });',
  ].join('\n');
}
