import { suggest } from '../../content/problems/suggest';
import { shown } from './shownText';

/** Browsers and messengers carry no longer ones safely. */
export const LONGEST_LINK = 2000;

/** What is wrong with a part of a link, and what would be possible. */
export interface LinkProblem {
  readonly kind:
    | 'unknown-part'
    | 'unknown-value'
    | 'no-seed'
    | 'twice'
    | 'not-two'
    | 'contrary'
    | 'too-long'
    | 'no-path'
    | 'closed-path'
    | 'deck-slip'
    | 'deck-strangers'
    | 'deck-faults';
  /** As it stands in the link, cut to a length that can be shown. */
  readonly part: string;
  readonly value: string;
  readonly possible: readonly string[];
  readonly suggestion: string | null;
}

/** `told` is shown instead of `possible` where that list is too long. */
export function unknownWord(
  part: string,
  value: string,
  possible: readonly string[],
  told: readonly string[] = possible,
): LinkProblem {
  return { ...problem('unknown-value', part, value, told), suggestion: suggest(value, possible) ?? null };
}

/** A part without a name is called by its value. */
export function unknownPart(key: string, value: string, possible: readonly string[]): LinkProblem {
  const name = key === '' ? `=${value}` : key;
  return { ...problem('unknown-part', name, value, possible), suggestion: suggest(key, possible) ?? null };
}

export function problem(
  kind: LinkProblem['kind'],
  part: string,
  value: string,
  possible: readonly string[],
): LinkProblem {
  return { kind, part: shown(part), value: shown(value), possible, suggestion: null };
}
