import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type PreviewServer, preview } from 'vite';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const VITE = fileURLToPath(new URL('../../../node_modules/vite/bin/vite.js', import.meta.url));

/** As it ships, or with all that is there for those who work on it: names, React's warnings, the gallery. */
type Mode = 'production' | 'development';

export interface BuiltPage {
  readonly url: string;
  readonly server: PreviewServer;
}

export async function serveBuilt(folder: string, mode: Mode): Promise<BuiltPage> {
  const output = `node_modules/.ninekeep/${folder}`;
  await build(output, mode);
  const server = await preview({ root: ROOT, logLevel: 'error', build: { outDir: output }, preview: { port: 0 } });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('the preview server has no address');
  return { url, server };
}

/** In a process of its own: Vitest's environment would turn the build into a test build. */
async function build(output: string, mode: Mode): Promise<void> {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'));
  const environment = {
    ...Object.fromEntries(inherited),
    NODE_ENV: mode,
    VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
  };
  const readable = mode === 'development' ? ['--minify', 'false'] : [];
  const args = ['build', '--mode', mode, ...readable, '--outDir', output, '--emptyOutDir', '--logLevel', 'error'];
  const child = spawn(process.execPath, [VITE, ...args], {
    cwd: ROOT,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the ${mode} build failed with exit code ${code}`);
}
