import type { Connection } from '../database/connection';
import type { TableName } from '../schema/tables';

const MOST_ROWS = 20_000;

/** Writes rows of one shape that are new for certain: those below a battle that this very transaction began. */
export async function copyRows({ copy }: Connection, table: TableName, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  for (let begin = 0; begin < rows.length; begin += MOST_ROWS) {
    let text = '';
    for (const row of rows.slice(begin, begin + MOST_ROWS))
      text += line(row as Readonly<Record<string, unknown>>, columns);
    await copy(table, columns, text);
  }
}

function line(row: Readonly<Record<string, unknown>>, columns: readonly string[]): string {
  let text = '';
  for (let place = 0; place < columns.length; place++) {
    text += `${place === 0 ? '' : '\t'}${field(row[columns[place] as string])}`;
  }
  return `${text}\n`;
}

/** The text format: NULL is \N, and a backslash keeps what would end a field or a row. */
function field(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return (typeof value === 'string' ? value : JSON.stringify(value)).replace(
    /[\\\t\n\r]/g,
    (sign) => ESCAPES[sign] ?? '',
  );
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
