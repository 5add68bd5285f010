import { readdirSync } from 'node:fs';
import { remembered } from './setup/folders.mjs';
import { isOutdated } from './setup/sources.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

const TEST_PROJECTS = ['unit', 'e2e'];
/** Only extended. */
const NOT_COMPILED = ['tsconfig.base.json'];
const PAGE_SOURCES = ['src', 'build', 'cards', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];

/** @param {string} root */
export const reportPath = (root) => remembered(root, 'vitest.json');

/**
 * What is checked without running the game.
 * @param {string} root
 * @returns {Step[]}
 */
export function checkSteps(root) {
  // `biome ci` colours what it writes even into a file.
  const colours = process.stdout.isTTY ? [] : ['--colors=off'];
  return [
    {
      name: 'lint',
      tool: 'biome',
      args: ['ci', '--error-on-warnings', ...colours, '.'],
      remedy: '`npx biome check --write .` mends what it can',
    },
    ...typeSteps(root),
    { name: 'unused code', tool: 'knip', args: [], remedy: 'delete what is listed above, or use it' },
  ];
}

/**
 * @param {string} root
 * @returns {Step[]}
 */
function typeSteps(root) {
  const projects = readdirSync(root).filter(
    (name) => /^tsconfig\.\w+\.json$/.test(name) && !NOT_COMPILED.includes(name),
  );
  return ['tsconfig.json', ...projects.sort()].map((project) => ({
    name: project === 'tsconfig.json' ? 'types' : `types (${project.split('.')[1]})`,
    tool: 'tsc',
    args: ['-p', project],
  }));
}

/**
 * The tests alone; a first argument "unit" or "e2e" chooses one kind, the others are Vitest's.
 * @param {string} root
 * @param {string[]} args
 * @returns {Step}
 */
export function testStep(root, args) {
  const project = chosenProject(args);
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath(root)}`];
  const chosen = project === undefined ? args : ['--project', `${project}*`, ...args.slice(1)];
  return { name: 'tests', tool: 'vitest', args: ['run', ...report, ...chosen] };
}

/** @param {string[]} args */
export const chosenProject = ([first]) => TEST_PROJECTS.find((project) => project === first);

/** @param {string[]} args */
export const needsChromium = (args) => chosenProject(args) !== 'unit';

/**
 * @param {string[]} args
 * @returns {Step}
 */
export const buildStep = (args) => ({ name: 'build', tool: 'vite', args: ['build', ...args] });

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {Step[]}
 */
export function previewSteps(root, args) {
  const build = isOutdated(root, 'dist/index.html', PAGE_SOURCES) ? [buildStep([])] : [];
  return [...build, { name: 'preview', tool: 'vite', args: ['preview', ...args] }];
}
