import { LIMIT_MILLISECONDS, NO_ANSWER } from '../saves/saveWriter';

/** Counted one by one: a page that hung itself must not take that for a storage that hangs. */
const BEATS = 10;

/** The page must not stay blank for a storage that hangs. */
export function withinLimit<Value>(reading: Promise<Value>): Promise<Value> {
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
