import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The page as the browser tests have built it. */
const BUILT = fileURLToPath(new URL('../../../node_modules/.ninekeep/e2e-page', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

const HASHED = /-([\w-]{8})\.(?:js|css|svg|woff2?)$/;

export interface Builds {
  readonly url: string;
  /** From now on another build is there: every file has another name, and the earlier ones are gone. */
  readonly publishNext: () => void;
  readonly close: () => Promise<void>;
}

/** A host of the built page, on which a newer build can take the place of the first. */
export async function hostBuilds(): Promise<Builds> {
  const folder = mkdtempSync(join(tmpdir(), 'ninekeep-builds-'));
  cpSync(BUILT, folder, { recursive: true });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const file = join(folder, pathname === '/' ? 'index.html' : pathname);
    if (!file.startsWith(folder) || !existsSync(file) || statSync(file).isDirectory()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'text/plain', 'Cache-Control': 'no-cache' });
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    publishNext: () => renameAll(folder),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
}

/** As if something had changed in every file: each has another hash in its name, and so has whoever names it. */
function renameAll(folder: string): void {
  const assets = join(folder, 'assets');
  const renamed = readdirSync(assets).flatMap((name) => {
    const hash = HASHED.exec(name)?.[1];
    return hash === undefined ? [] : [{ name, other: name.replace(hash, [...hash].reverse().join('')) }];
  });
  const mended = (text: string): string => renamed.reduce((all, { name, other }) => all.replaceAll(name, other), text);
  for (const { name, other } of renamed) {
    const path = join(assets, name);
    const isText = /\.(js|css)$/.test(name);
    writeFileSync(join(assets, other), isText ? mended(readFileSync(path, 'utf8')) : readFileSync(path));
    if (name !== other) rmSync(path);
  }
  for (const name of ['index.html', 'sw.js']) {
    const path = join(folder, name);
    writeFileSync(path, mended(readFileSync(path, 'utf8')).replace('const VERSION = "', 'const VERSION = "next-'));
  }
}
