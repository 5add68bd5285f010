import { LIMIT_MILLISECONDS, NO_ANSWER } from '../saves/saveWriter';

/** Several short timers instead of one: after a long task of the page a single timer would fire before the storage could answer. */
const BEATS = 10;

/** Rejects when the storage doesn't answer in time: the page must not stay blank for a storage that hangs. */
export function withTimeout<Value>(reading: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = (left: number): void => {
      if (left === 0) reject(new Error(NO_ANSWER));
      else timer = setTimeout(() => count(left - 1), LIMIT_MILLISECONDS / BEATS);
    };
    count(BEATS);
    reading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
