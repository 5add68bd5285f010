import type { z } from 'zod';
import { type Fault, fault, faultOf, type Look, within } from './fault';
import { excessIn, isPlain, LARGEST_TABLE } from './limits';

export function bySchema(schema: z.ZodType): Look {
  return (value) => {
    const excess = excessIn(value);
    if (excess !== null) return excess;
    const checked = schema.safeParse(value);
    const [issue] = checked.success ? [] : checked.error.issues;
    return issue === undefined ? null : faultOf(issue, value);
  };
}

/** A table whose entries know the name that they stand under. One by one: a broken set is refused at its first entry. */
export function tableById(look: Look): Look {
  return (value) => {
    if (!isObject(value)) return fault([], 'must be an object { … }');
    const keys = Object.keys(value);
    if (keys.length > LARGEST_TABLE) return fault([], `must have at most ${LARGEST_TABLE} entries`);
    for (const key of keys) {
      const found = look(value[key]) ?? misnamed(key, value[key] as { readonly id: string });
      if (found !== null) return within(key, found);
    }
    return null;
  };
}

function misnamed(key: string, { id }: { readonly id: string }): Fault | null {
  return id === key ? null : fault(['id'], 'must be the name that it stands under');
}

export function listOfParts(most: number, look: Look): Look {
  return (value) => {
    if (!Array.isArray(value) || value.length > most) return fault([], `must be a list of at most ${most} entries`);
    for (let index = 0; index < value.length; index++) {
      const found = look(value[index]);
      if (found !== null) return within(index, found);
    }
    return null;
  };
}

/** Of a member that may be left out. */
export function orMissing(look: Look): Look {
  return Object.assign((value: unknown) => look(value), { mayBeMissing: true });
}

function mayBeMissing(look: Look): boolean {
  return 'mayBeMissing' in look;
}

/** Exactly these members; a new member of the type fails to compile until it has its own look. */
export function byMember<Shape>(looks: { readonly [Key in keyof Shape]-?: Look }): Look {
  const members = Object.entries<Look>(looks);
  return (value) => {
    if (!isObject(value)) return fault([], 'must be an object { … }');
    const stranger = Object.keys(value).find((key) => !Object.hasOwn(looks, key));
    if (stranger !== undefined) return fault([], `has the unknown key "${stranger.slice(0, 60)}"`);
    for (const [key, look] of members) {
      if (!Object.hasOwn(value, key) && mayBeMissing(look)) continue;
      const found = Object.hasOwn(value, key) ? look(value[key]) : fault([], 'is missing');
      if (found !== null) return within(key, found);
    }
    return null;
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && isPlain(value);
}
