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

/** One line for the terminal and the banner: `cards/bastion/oathguard.json:7:13 /attack attack must be …`. */
export function problemLine({ file, line, column, pointer, message, suggestion }: Problem): string {
  const place = pointer === '' ? '' : `${pointer} `;
  const hint = suggestion === undefined ? '' : ` (did you mean "${suggestion}"?)`;
  return `${file}:${line}:${column} ${place}${message}${hint}`;
}
