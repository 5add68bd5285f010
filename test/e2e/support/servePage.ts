import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type PreviewServer, preview } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    pageUrl: string;
  }
}

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const OUTPUT = 'node_modules/.ninekeep/e2e-page';

let server: PreviewServer | undefined;

/** Builds the page as it ships and serves it for all browser tests. */
export async function setup(project: TestProject): Promise<void> {
  await build();
  server = await preview({ root: ROOT, logLevel: 'error', build: { outDir: OUTPUT }, preview: { port: 0 } });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('the preview server has no address');
  project.provide('pageUrl', url);
}

export async function teardown(): Promise<void> {
  await server?.close();
}

/** In a process of its own: Vitest's environment would turn the production build into a test build. */
async function build(): Promise<void> {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST') && name !== 'NODE_ENV');
  const environment = { ...Object.fromEntries(inherited), VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };
  const vite = fileURLToPath(new URL('../../../node_modules/vite/bin/vite.js', import.meta.url));
  const args = [vite, 'build', '--outDir', OUTPUT, '--emptyOutDir', '--logLevel', 'error'];
  const child = spawn(process.execPath, args, { cwd: ROOT, env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the production build failed with exit code ${code}`);
}
