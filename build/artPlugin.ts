import type { Plugin } from 'vite';
import type { ArtTable, StageTable } from '../src/content/catalog';
import { glyphsOf } from '../src/content/check/art';
import type { LoadedCatalog } from '../src/content/load/loadCatalog';
import type { CardShelf } from './cardShelf';
import { forgetModule } from './forgetModule';
import { drawingOf, spriteNames } from './iconSprite';

const MODULE = 'virtual:ninekeep/art';
const RESOLVED = `\0${MODULE}`;

export interface ArtOptions {
  readonly shelf: CardShelf;
  /** The icons that the sprite has already. */
  readonly names: readonly string[];
}

interface Art {
  readonly recipes: ArtTable;
  readonly stage: StageTable;
  readonly glyphs: Readonly<Record<string, string>>;
}

/**
 * The recipes of card art and the outlines of the icons they name, as a module of its own: the battle fetches it after its
 * first frame. A change under `npm start` is the event `ninekeep:art`.
 */
export function artPlugin({ shelf, names }: ArtOptions): Plugin {
  return {
    name: 'ninekeep:art',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const json = JSON.stringify(JSON.stringify(artOf(shelf.loaded(), names)));
      return `export const { recipes, stage, glyphs } = JSON.parse(${json});`;
    },
    configureServer(server) {
      let told = JSON.stringify(artOf(shelf.loaded(), names));
      shelf.onChange(server, (loaded) => {
        const art = artOf(loaded, names);
        const text = JSON.stringify(art);
        if (text === told) return;
        told = text;
        forgetModule(server, RESOLVED);
        server.environments.client.hot.send('ninekeep:art', art);
      });
    },
  };
}

function artOf({ art, stage, catalog }: LoadedCatalog, names: readonly string[]): Art {
  const atHand = spriteNames(names, catalog);
  const named = new Set(Object.values(art).flatMap(glyphsOf));
  const missing = [...named].filter((name) => !atHand.has(name)).sort();
  return { recipes: art, stage, glyphs: Object.fromEntries(missing.map((name) => [name, outlineOf(name)])) };
}

function outlineOf(name: string): string {
  return [...drawingOf(name).matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join('');
}
