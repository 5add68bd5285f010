/**
 * A stable hash of plain JSON: the same value gives the same sixteen hexadecimal digits on any machine and in any key
 * order. It tells two states apart and names a set of rules; it is no protection against somebody who wants a collision.
 */
export function stableHash(value: unknown): string {
  const text = canonicalText(value);
  const [high, low] = mix(text);
  return hexadecimal(high) + hexadecimal(low);
}

/** JSON with sorted keys; `undefined` members are left out as `JSON.stringify` does. */
export function canonicalText(value: unknown): string {
  if (value === null || typeof value !== 'object') {
    const text = JSON.stringify(value);
    if (text === undefined) throw new TypeError(`a ${typeof value} is not plain JSON`);
    return text;
  }
  if (Array.isArray(value)) return `[${value.map((item) => canonicalText(item ?? null)).join(',')}]`;
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalText(member)}`);
  return `{${members.join(',')}}`;
}

/** Two multiply-and-rotate lanes over the UTF-16 units, then a final avalanche of each into the other. */
function mix(text: string): readonly [number, number] {
  let high = 0x9e3779b1;
  let low = 0x85ebca77;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 0xc2b2ae3d);
    high = (high << 13) | (high >>> 19);
    low = Math.imul(low ^ unit, 0x27d4eb2f);
    low = (low << 17) | (low >>> 15);
  }
  high = avalanche(high ^ Math.imul(low, 0x165667b1));
  low = avalanche(low ^ Math.imul(high, 0x9e3779b1));
  return [high, low];
}

function avalanche(lane: number): number {
  let mixed = Math.imul(lane ^ (lane >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

function hexadecimal(lane: number): string {
  return (lane >>> 0).toString(16).padStart(8, '0');
}
