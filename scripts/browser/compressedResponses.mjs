import { readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Vite's preview sends everything at full length; a host would not, and times over a slow line would be those of nobody.
 * @param {string} root
 * @returns {import('vite').Plugin}
 */
export function compressedResponses(root) {
  /** @type {Map<string, Buffer>} */
  const compressed = new Map();
  return {
    name: 'ninekeep-compressed-responses',
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://page').pathname;
        const file = join(root, 'dist', normalize(path === '/' ? '/index.html' : path));
        const type = TYPES[extname(file)];
        const isFile = type !== undefined && statSync(file, { throwIfNoEntry: false })?.isFile() === true;
        if (!isFile) return next();
        const body = compressed.get(file) ?? gzipSync(readFileSync(file));
        compressed.set(file, body);
        response.setHeader('Content-Type', type);
        response.setHeader('Content-Encoding', 'gzip');
        response.setHeader('Content-Length', body.length);
        response.end(body);
      });
    },
  };
}
