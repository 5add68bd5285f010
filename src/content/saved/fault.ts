import type { z } from 'zod';
import { visible } from '../problems/problem';

/** What is wrong with a part of a save, and where in it. */
export interface Fault {
  readonly path: readonly PropertyKey[];
  readonly reason: string;
}

/** Finds what is wrong with a part of a save: the first fault is enough to refuse it. */
export type Look = (value: unknown) => Fault | null;

export function fault(path: readonly PropertyKey[], reason: string): Fault {
  return { path, reason };
}

/** A fault of a part, seen from the whole. */
export function within(step: PropertyKey, found: Fault): Fault {
  return { ...found, path: [step, ...found.path] };
}

const LONGEST_STEP = 60;

/** `book.cards.scout.cost: must be a whole number from 0 to 20`. Keys are foreign text. */
export function faultLine({ path, reason }: Fault): string {
  const steps = path.map((step) => visible(String(step).slice(0, LONGEST_STEP)));
  return `${steps.join('.')}: ${visible(reason)}`;
}

/** The first finding of a schema in the words of `faultLine`. */
export function faultOf(issue: z.core.$ZodIssue, value: unknown): Fault {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys')
    return fault(path, `has the unknown key "${issue.keys[0]?.slice(0, LONGEST_STEP)}"`);
  if (issue.code === 'invalid_key') return fault(path, `its key must be ${issue.issues[0]?.message}`);
  return fault(path, `${isThere(value, path) ? 'must be' : 'is missing: it must be'} ${issue.message}`);
}

function isThere(value: unknown, path: readonly PropertyKey[]): boolean {
  let found = value;
  for (const step of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return false;
    found = Reflect.get(found, step);
  }
  return true;
}
