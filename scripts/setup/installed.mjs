import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readJson } from './readJson.mjs';

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 */

/**
 * Whether node_modules already is what the lock asks for, as after someone's own `npm install`:
 * a change of a script's name in package.json is no reason to empty a folder in which a server may be running.
 * @param {string} root
 * @returns {boolean}
 */
export function isInstalledAsLocked(root) {
  const wanted = readJson(join(root, 'package-lock.json'))?.packages;
  const present = readJson(join(root, 'node_modules', '.package-lock.json'))?.packages;
  if (wanted === undefined || present === undefined) return false;
  return (
    asksForTheSame(readJson(join(root, 'package.json')), wanted['']) &&
    Object.keys(present).every((place) => isSamePackage(wanted[place], present[place])) &&
    Object.keys(wanted).every((place) => place === '' || place in present || mayBeMissing(wanted[place]))
  );
}

/**
 * @param {Record<string, unknown> | undefined} manifest
 * @param {Record<string, unknown> | undefined} locked
 */
function asksForTheSame(manifest, locked) {
  return ['dependencies', 'devDependencies', 'optionalDependencies'].every((kind) =>
    isDeepStrictEqual(manifest?.[kind] ?? {}, locked?.[kind] ?? {}),
  );
}

/**
 * @param {LockedPackage | undefined} wanted
 * @param {LockedPackage} present
 */
function isSamePackage(wanted, present) {
  return wanted?.version === present.version && wanted?.integrity === present.integrity;
}

/**
 * Optional packages are builds for one kind of machine, and what builds for other kinds need in their turn.
 * Only a build that names this machine must be there; of those for two C libraries one is enough.
 * @param {LockedPackage} locked
 */
function mayBeMissing({ optional, os, cpu, libc }) {
  if (optional !== true) return false;
  const forThisMachine = os?.includes(process.platform) && cpu?.includes(process.arch);
  return !forThisMachine || libc !== undefined;
}
