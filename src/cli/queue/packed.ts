/** Numbers of a list by their bytes: as JSON a −0 would lose its sign. */
const BYTES = '$float64';

/** What crosses the queue: plain JSON, and lists of numbers bit by bit. */
export function packed(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    member instanceof Float64Array ? { [BYTES]: bytesOf(member).toString('base64') } : member,
  );
}

export function unpacked(text: string): unknown {
  return JSON.parse(text, (_key, member: unknown) => {
    if (typeof member !== 'object' || member === null || !Object.hasOwn(member, BYTES)) return member;
    const bytes = Buffer.from(String(Reflect.get(member, BYTES)), 'base64');
    return Float64Array.from({ length: bytes.length / 8 }, (_, index) => bytes.readDoubleLE(8 * index));
  });
}

function bytesOf(numbers: Float64Array): Buffer {
  const bytes = Buffer.alloc(8 * numbers.length);
  for (const [index, number] of numbers.entries()) bytes.writeDoubleLE(number, 8 * index);
  return bytes;
}
