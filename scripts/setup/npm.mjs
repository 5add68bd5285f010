import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { runProgram } from './program.mjs';

/** Where packages come from and how they are fetched; everything else npm hands to its scripts is about another command. */
const KEPT_SETTINGS =
  /^npm_config_(registry|@.*|\/\/.*|(https?_|no)?proxy|ca|cafile|cert|key|strict_ssl|cache|userconfig|globalconfig|offline|prefer_offline|fetch_.*)$/i;

/**
 * An npm inside an npm script inherits that command's settings: `npm test --omit=dev` or an outer project's folder
 * would then decide what is installed here.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv}
 */
export function withoutInheritedNpm(environment) {
  return Object.fromEntries(
    Object.entries(environment).filter(
      ([name]) => name !== 'INIT_CWD' && (!/^npm_/i.test(name) || KEPT_SETTINGS.test(name)),
    ),
  );
}

/**
 * @param {string} root
 * @param {string[]} args
 */
export function runNpm(root, args) {
  const options = {
    cwd: root,
    environment: withoutInheritedNpm(process.env),
    output: /** @type {const} */ ('notices'),
  };
  const script = npmScript(process.env);
  if (script !== undefined) return runProgram(process.execPath, [script, ...args], options);
  // npm is a batch file on Windows, and only a shell starts those.
  return process.platform === 'win32'
    ? runProgram('npm.cmd', args, { ...options, shell: true })
    : runProgram('npm', args, options);
}

/**
 * npm's own JavaScript file. Other package managers set npm_execpath too, hence the look at its name.
 * @param {NodeJS.ProcessEnv} environment
 */
function npmScript(environment) {
  const folder = dirname(process.execPath);
  const places = [
    environment.npm_execpath,
    join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(folder, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ];
  return places.find((place) => place !== undefined && basename(place) === 'npm-cli.js' && existsSync(place));
}
