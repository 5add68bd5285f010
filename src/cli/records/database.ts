import { type Address, addressOf, DatabaseProblem } from '../../records/database/address';
import { optionValue } from '../arguments/choices';
import { CannotRun, type Given, type Terminal } from '../command';

export function databaseOf(given: Given, { folder }: Terminal): Address {
  return complaining(() => addressOf(optionValue(given, 'database'), folder, process.env));
}

/** What whoever asked can mend is told in a line; everything else is a fault of this program. */
export function complaining<Result>(work: () => Result): Result {
  try {
    const result = work();
    return result instanceof Promise ? (result.catch(complain) as Result) : result;
  } catch (error) {
    return complain(error);
  }
}

function complain(error: unknown): never {
  throw error instanceof DatabaseProblem ? new CannotRun(error.message) : error;
}
