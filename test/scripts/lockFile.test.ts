import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');

interface Locked {
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const packages = Object.entries(
  (JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }).packages,
);
const places = new Set(packages.map(([place]) => place));

/** Where Node would look for a package that the one at this place asks for. */
function candidates(place: string, name: string): string[] {
  const parts = place.split('/node_modules/');
  return parts.map((_, index) => `${parts.slice(0, index + 1).join('/node_modules/')}/node_modules/${name}`);
}

test('every optional dependency has an entry of its own: without one, `npm ci` fails on the machines it is for', () => {
  const missing = packages.flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => ![`node_modules/${name}`, ...candidates(place, name)].some((candidate) => places.has(candidate)),
    ),
  );
  expect(missing).toEqual([]);
});

test('names no host to download from: everyone uses the registry they are set up for', () => {
  expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  expect(read('.npmrc')).not.toMatch(/registry\s*=|\/\//);
});
