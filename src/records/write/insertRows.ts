import type { Answer, Connection } from '../database/connection';
import type { TableName } from '../schema/tables';

/** Rows a statement: their JSON is one parameter, which both databases unpack faster than thousands of parameters. */
const MOST_ROWS = 5000;

/** Inserts rows of one shape; those that are there already stay as they are. */
export async function insertRows(
  { run }: Connection,
  table: TableName,
  rows: readonly object[],
  returning?: string,
): Promise<Answer['rows']> {
  const [first] = rows;
  if (first === undefined) return [];
  const columns = Object.keys(first)
    .map((column) => `"${column}"`)
    .join(', ');
  const statement = [
    `INSERT INTO "${table}" (${columns})`,
    `SELECT ${columns} FROM json_populate_recordset(NULL::"${table}", $1::text::json)`,
    `ON CONFLICT DO NOTHING${returning === undefined ? '' : ` RETURNING "${returning}"`}`,
  ].join(' ');
  const returned: (readonly unknown[])[] = [];
  for (let begin = 0; begin < rows.length; begin += MOST_ROWS) {
    const answer = await run(statement, [JSON.stringify(rows.slice(begin, begin + MOST_ROWS))]);
    returned.push(...answer.rows);
  }
  return returned;
}
