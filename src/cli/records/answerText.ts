import { csvLine, textOf } from '../../records/read/csv';
import type { ReadAnswer } from '../../records/read/readOnly';
import { textTable } from '../report/textTable';

export const FORMATS = ['table', 'csv', 'json'] as const;
export type Format = (typeof FORMATS)[number];

/** Cells of a table for people; whole values are in CSV and JSON. */
const WIDEST = 60;

/** An answer in one of three forms. */
export function answerLines({ columns, rows, isCut }: ReadAnswer, format: Format): string[] {
  if (format === 'csv') return [columns, ...rows].map(csvLine);
  if (format === 'json')
    return [
      JSON.stringify(
        rows.map((row) => named(columns, row)),
        null,
        2,
      ),
    ];
  const shown = rows.map((row) => row.map((value) => shortened(textOf(value))));
  const end = isCut ? [`… more than ${rows.length} rows: --rows N shows more`] : [];
  return [...textTable([columns, ...shown]), ...end];
}

/** Two columns of one name would be one in an object: the second is told by its place. */
function named(columns: readonly string[], row: readonly unknown[]): object {
  const names = columns.map((column, place) => (columns.indexOf(column) === place ? column : `${column}_${place + 1}`));
  return Object.fromEntries(names.map((name, place) => [name, row[place] ?? null]));
}

/** A line break or a control character of a stored text would break the table, or more. */
function shortened(text: string): string {
  const line = text.replace(/\p{Cc}/gu, ' ');
  return line.length > WIDEST ? `${line.slice(0, WIDEST - 1)}…` : line;
}
