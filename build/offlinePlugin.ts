import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const WORKER_FILE = 'sw.js';
/**
 * Read by hand once in a while, by browsers that need no other, or by a link to a battle of then, as published books are: they are
 * fetched when they are wanted.
 */
const NOT_KEPT = /(^licences\.txt|^books\/[0-9a-f]{16}\.json|\.woff|\.map)$/;

const isKept = (name: string): boolean => !NOT_KEPT.test(name);

interface OfflineOptions {
  readonly root: string;
}

/**
 * Ships the service worker with the list of all files of a build, under a version that is their hash. `npm start` serves one
 * that removes itself.
 */
export function offlinePlugin({ root }: OfflineOptions): Plugin {
  const source = (file: string): string => readFileSync(join(root, 'build/offline', file), 'utf8');
  let publicFolder = '';
  return {
    name: 'ninekeep:offline',
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    generateBundle: {
      // After all others: what they add is kept too.
      order: 'post',
      handler(_, bundle) {
        const hash = createHash('sha256');
        const emitted = Object.values(bundle).map((file) => {
          hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source);
          return file.fileName;
        });
        const copied = filesIn(publicFolder)
          .map((path) => relative(publicFolder, path).split(sep).join('/'))
          .filter(isKept);
        for (const name of copied) hash.update(readFileSync(join(publicFolder, name)));
        const files = [...new Set([...emitted, ...copied, 'index.html'])].filter(isKept).sort();
        const own = source('serviceWorker.js');
        const version = hash.update(own).digest('hex').slice(0, 12);
        const head = `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(files)};\n`;
        this.emitFile({ type: 'asset', fileName: WORKER_FILE, source: head + own });
      },
    },
    configureServer(server) {
      server.middlewares.use(`/${WORKER_FILE}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(source('noServiceWorker.js'));
      });
    },
  };
}

function filesIn(folder: string): string[] {
  if (folder === '') return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
