const INT8 = 20;
const NUMERIC = 1700;

/** Values of both drivers alike: numbers as numbers where none of their digits is lost, everything else as it is. */
export function plainValue(type: number, value: unknown): unknown {
  if (typeof value === 'bigint') return plainNumber(String(value));
  if (value instanceof Date) return value.toISOString();
  if ((type === INT8 || type === NUMERIC) && typeof value === 'string') return plainNumber(value);
  return value;
}

function plainNumber(text: string): number | string {
  const number = Number(text);
  const shortened = text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  return String(number) === shortened ? number : text;
}
