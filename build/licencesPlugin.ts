import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Beside the built page; the page's credits lead to it. */
const LICENCES_FILE = 'licences.txt';

type Bundle = Rolldown.OutputBundle;

/**
 * Ships the licences of all that a build holds. Vite lists the libraries in its scripts; the game's own licence, the credits
 * (CC BY asks for authors, licence and changes) and the fonts (the OFL goes where they go) are put before them.
 */
export function licencesPlugin(root: string): Plugin {
  const own = (file: string): string => readFileSync(join(root, file), 'utf8').trim();
  const front = (): string[] => ['# Ninekeep', own('LICENSE'), own('CREDITS.md')];
  return {
    name: 'ninekeep:licences',
    config: () => ({ build: { license: { fileName: LICENCES_FILE } } }),
    generateBundle: {
      // After Vite's own, which makes the file.
      order: 'post',
      handler(_, bundle) {
        const file = bundle[LICENCES_FILE];
        if (file?.type !== 'asset') return this.error(`${LICENCES_FILE} was not made`);
        const fonts = ['# Fonts', ...fontPackages(bundle).map((folder) => licenceIn(resolve(root, folder)))];
        file.source = `${[...front(), ...fonts, String(file.source)].join('\n\n')}\n`;
      },
    },
    configureServer(server) {
      const rest = 'The licences of fonts and libraries in full come with a build.';
      server.middlewares.use(`/${LICENCES_FILE}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        response.end(`${[...front(), rest].join('\n\n')}\n`);
      });
    },
  };
}

const FONT = /^((?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+)\/.*\.woff2?$/;

/** The folders of the packages whose fonts are in the build. */
function fontPackages(bundle: Bundle): string[] {
  const originals = Object.values(bundle).flatMap((file) => (file.type === 'asset' ? file.originalFileNames : []));
  return [...new Set(originals.flatMap((name) => FONT.exec(name)?.[1] ?? []))].sort();
}

/** In the words of Vite's list. A package without a licence stops the build: nothing of it may be shipped. */
function licenceIn(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return `## ${name} - ${version} (${license})\n\n${readFileSync(join(folder, 'LICENSE'), 'utf8').trim()}`;
}
