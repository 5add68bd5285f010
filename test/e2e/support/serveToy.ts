import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll } from 'vitest';

const BUILT = fileURLToPath(new URL('../../../node_modules/.ninekeep', import.meta.url));

/** Builds and serves the page of a toy game while the tests of a file run. */
export function serveToy(root: string): () => string {
  let server: PreviewServer | null = null;
  beforeAll(async () => {
    const page = {
      root,
      configFile: false,
      logLevel: 'error',
      build: { outDir: join(BUILT, `${basename(root)}-page`), emptyOutDir: true, target: 'es2022' },
    } as const;
    await build(page);
    server = await preview({ ...page, preview: { port: 0 } });
  });
  afterAll(() => server?.close());
  return () => server?.resolvedUrls?.local[0] ?? '';
}
