import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const HOUSE = fileURLToPath(new URL('../../../', import.meta.url));

/** File contents by path from the root of the house. */
export type Files = Readonly<Record<string, string>>;

const CONFIGURATION = [
  'biome.json',
  'biome',
  'knip.json',
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.pure.json',
  'tsconfig.ai.json',
  'tsconfig.page.json',
];

/** By path, not by resolution: a tool's own `exports` may hide its executable. */
export function executable(packageName: string, path: string): string {
  return join(HOUSE, 'node_modules', packageName, path);
}

function plant(house: string, files: Files): void {
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), source);
  }
}

/** An empty house with the real configuration and the planted files; a planted file replaces the real one. */
export async function inPlantedHouse<T>(files: Files, look: (house: string) => Promise<T>): Promise<T> {
  const house = mkdtempSync(join(tmpdir(), 'ninekeep-house-'));
  try {
    for (const name of CONFIGURATION) cpSync(join(HOUSE, name), join(house, name), { recursive: true });
    symlinkSync(join(HOUSE, 'node_modules'), join(house, 'node_modules'), 'junction');
    plant(house, files);
    return await look(house);
  } finally {
    rmSync(house, { recursive: true, force: true });
  }
}

/** What a tool prints; guards answer with a non-zero exit code, so that is no failure here. */
export function printed(script: string, parameters: readonly string[], directory: string): Promise<string> {
  return new Promise((resolve) => {
    const options = { cwd: directory, maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, [script, ...parameters], options, (_error, output) => resolve(output));
  });
}
