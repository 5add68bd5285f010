/**
 * The rows of a table that a guard doesn't judge as it should, by name: a failure lists all of them at once. A table
 * without rows would prove nothing.
 */
export function misjudged<Row>(
  rows: readonly Row[],
  name: (row: Row) => string,
  isJudgedWell: (row: Row) => boolean,
): string[] {
  if (rows.length === 0) throw new Error('the table is empty');
  return rows.filter((row) => !isJudgedWell(row)).map(name);
}
