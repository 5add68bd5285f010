/** What is wrong in a file of `cards/`, and exactly where: the offending key or value. Lines and columns count from 1. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** A JSON Pointer, empty for the whole file. */
  readonly pointer: string;
  readonly message: string;
  /** What was probably meant. */
  readonly suggestion?: string;
}

/** So many are named of one file; whoever mends these learns of the rest. */
export const MOST_PROBLEMS = 40;

export function firstProblems(problems: Iterable<Problem>): Problem[] {
  const named: Problem[] = [];
  for (const problem of problems) {
    if (named.length === MOST_PROBLEMS) {
      const { file, line, column, pointer } = problem;
      const message = `more is wrong from here on: only ${MOST_PROBLEMS} problems of a file are named`;
      return [...named, { file, line, column, pointer, message }];
    }
    named.push(problem);
  }
  return named;
}

const LONGEST_POINTER = 80;

/** One line for the terminal: `cards/bastion/oathguard.json:7:13 /attack attack must be …`. */
export function problemLine(problem: Problem): string {
  const { suggestion } = problem;
  const hint = suggestion === undefined ? '' : ` (did you mean "${suggestion}"?)`;
  return `${placeText(problem)} ${visible(problem.message)}${hint}`;
}

/** What is right but does nothing: `cards/terrain/lava.json:10:13 /damage warning: the card battle doesn't go by damage 12: …`. */
export function warningLine(warning: Problem): string {
  return problemLine({ ...warning, message: `warning: ${warning.message}` });
}

/** Where it is: a key of foreign text may be of any length. */
export function placeText({ file, line, column, pointer }: Problem): string {
  const shown = pointer.length > LONGEST_POINTER ? `${pointer.slice(0, LONGEST_POINTER - 1)}…` : pointer;
  return visible(`${file}:${line}:${column}${shown === '' ? '' : ` ${shown}`}`);
}

/** Keys and file names are foreign text: a control character in them could rewrite what the terminal or the page shows. */
export function visible(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
