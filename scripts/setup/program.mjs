import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { isatty } from 'node:tty';

/**
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 * @typedef {'own' | 'notices' | 'captured'} Output own: the terminal as it is; notices: shown on stderr and captured; captured: not shown
 * @typedef {{ code: number, signal: NodeJS.Signals | null, output: string }} Ended
 * @typedef {object} ProgramOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [environment]
 * @property {Output} [output]
 * @property {number} [timeLimit] milliseconds
 * @property {boolean} [shell]
 */

/** What is left in the pipes of a program that was ended is worth this long a wait, in milliseconds. */
const GRACE = 500;

/**
 * Runs a program to its end. Never throws: a program that can't be started ends with code 127.
 * @param {string} command
 * @param {string[]} args
 * @param {ProgramOptions} [options]
 * @returns {Promise<Ended>}
 */
export function runProgram(command, args, options = {}) {
  const output = options.output ?? 'own';
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: options.environment ?? process.env,
    stdio: output === 'own' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: options.shell ?? false,
    windowsHide: true,
  });
  const captured = capture(child, output === 'notices');
  const stopForwarding = forwardSignals(child);
  return new Promise((resolve) => {
    const timer = limitTime(child, options.timeLimit, () => end(1));
    /** @param {number} codeIfNotStarted */
    function end(codeIfNotStarted) {
      clearTimeout(timer);
      stopForwarding();
      resolve({ code: exitCode(child, codeIfNotStarted), signal: child.signalCode, output: captured.join('') });
    }
    child.on('error', (error) => {
      captured.push(String(error));
      end(127);
    });
    child.on('close', () => end(1));
  });
}

/**
 * @param {ChildProcess} child
 * @param {number} otherwise
 */
function exitCode(child, otherwise) {
  if (child.signalCode !== null) return 128 + constants.signals[child.signalCode];
  return child.exitCode ?? otherwise;
}

/**
 * @param {ChildProcess} child
 * @param {boolean} shown
 */
function capture(child, shown) {
  /** @type {string[]} */
  const captured = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      captured.push(text);
      if (shown) process.stderr.write(text);
    });
  }
  return captured;
}

/**
 * @param {ChildProcess} child
 * @param {number | undefined} timeLimit
 * @param {() => void} end
 */
function limitTime(child, timeLimit, end) {
  if (timeLimit === undefined) return undefined;
  return setTimeout(() => {
    child.kill('SIGKILL');
    // A grandchild that outlives its parent holds the pipes open, and 'close' never comes.
    setTimeout(() => {
      child.stdout?.destroy();
      child.stderr?.destroy();
      end();
    }, GRACE).unref();
  }, timeLimit);
}

/**
 * While a child runs, a signal ends the child and the child's end ends us; the other way round leaves it orphaned.
 * Ctrl-C in a terminal reaches the child by itself: handed on once more, tools take it for "at once, without tidying up".
 * @param {ChildProcess} child
 */
function forwardSignals(child) {
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    if (signal !== 'SIGINT' || !isatty(0)) child.kill(signal);
  };
  for (const signal of signals) process.on(signal, forward);
  const watch = watchParent(() => child.kill('SIGTERM'));
  return () => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, forward);
  };
}

/**
 * An npm that is ended from outside ends the shell between us, and no signal comes through: a server would stay behind
 * and keep its port.
 * @param {() => void} whenGone
 */
function watchParent(whenGone) {
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  return setInterval(() => process.ppid !== parent && whenGone(), 500).unref();
}
