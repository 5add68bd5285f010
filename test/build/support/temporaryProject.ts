import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { InlineConfig } from 'vite';
import { onTestFinished } from 'vitest';
import { cardShelf } from '../../../build/cardShelf';
import { cardsPlugin } from '../../../build/cardsPlugin';
import { fieldPlugin } from '../../../build/fieldPlugin';
import { iconsPlugin } from '../../../build/iconsPlugin';
import { securityPolicy } from '../../../build/securityPolicy';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Test</title>
    <script type="module" src="/main.js"></script>
  </head>
  <body></body>
</html>
`;

const MAIN = `import { catalog, problems } from 'virtual:ninekeep/catalog';
import { spriteUrl } from 'virtual:ninekeep/icons';
import './main.css';
document.title = [Object.keys(catalog.cards).length, problems.length, spriteUrl].join(' ');
`;

export interface TemporaryProject {
  readonly root: string;
  readonly config: InlineConfig;
  readonly read: (path: string) => string;
  readonly write: (path: string, text: string) => void;
  readonly remove: (path: string) => void;
}

/** A page with a copy of the real cards, gone after the test. */
export function temporaryProject(names: readonly string[] = []): TemporaryProject {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'ninekeep-build-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  cpSync('cards', join(root, 'cards'), { recursive: true });
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('index.html', PAGE);
  write('main.js', MAIN);
  write('main.css', 'body { margin: 0 }');
  const shelf = cardShelf(join(root, 'cards'));
  const plugins = [
    iconsPlugin({ shelf, names, firstNames: names }),
    cardsPlugin({ shelf }),
    fieldPlugin({ shelf }),
    securityPolicy(),
  ];
  return {
    root,
    config: { root, base: './', configFile: false, logLevel: 'silent', plugins, cacheDir: join(root, '.vite') },
    read: (path) => readFileSync(join(root, path), 'utf8'),
    write,
    remove: (path) => rmSync(join(root, path)),
  };
}
