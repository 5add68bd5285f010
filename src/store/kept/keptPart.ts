import type { Result } from '../../kernel/result';

/** A part of what a person keeps in the browser, for a file that holds all of it. */
export interface KeptPart<Content> {
  readonly partName: string;
  /** Where it lies in the browser. */
  readonly key: string;
  /** What is wrong with it as a text, with place and reason; null for what could be kept. */
  readonly whatIsWrong: (text: string) => string | null;
  /** What is kept now; what was never kept is empty. */
  readonly read: () => Content;
  /** Takes the place of what is kept. What can't be read is refused, with place and reason, and changes nothing. */
  readonly write: (raw: unknown) => Result<Content, string>;
  /** How much is in it, for whoever is asked whether it may take another's place. */
  readonly describe: (content: Content) => Readonly<Record<string, number>>;
}

/** A small part under a key of `localStorage`. A browser that refuses storage keeps it for this visit. */
export function storedPart<Content>(
  partName: string,
  key: string,
  check: (raw: unknown) => Result<Content, string>,
  empty: Content,
  describe: KeptPart<Content>['describe'],
): KeptPart<Content> {
  let unstored: Content | null = null;
  const stored = (): unknown => {
    try {
      const text = localStorage.getItem(key);
      return text === null ? null : JSON.parse(text);
    } catch {
      return null;
    }
  };
  return {
    partName,
    key,
    whatIsWrong: (text) => {
      try {
        const checked = check(JSON.parse(text));
        return checked.ok ? null : checked.refusal;
      } catch {
        return `${partName}: is no JSON`;
      }
    },
    read: () => {
      if (unstored !== null) return unstored;
      const checked = check(stored());
      return checked.ok ? checked.value : empty;
    },
    write: (raw) => {
      const checked = check(raw);
      if (!checked.ok) return checked;
      try {
        localStorage.setItem(key, JSON.stringify(checked.value));
        unstored = null;
      } catch {
        unstored = checked.value;
      }
      return checked;
    },
    describe,
  };
}
