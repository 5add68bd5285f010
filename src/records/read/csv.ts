/** RFC 4180; JSON values as JSON, nothing for NULL. */
export function csvLine(values: readonly unknown[]): string {
  return values.map((value) => quoted(textOf(value))).join(',');
}

export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
