/**
 * Whole numbers packed into short text that an address can carry. Each number takes only the room that its radix asks for:
 * one choice among ten is 3.3 bits. The first number written is the first one read, so what a number means, and its radix,
 * may depend on all that were read before.
 */
export class Packer {
  readonly #numbers: (readonly [value: number, radix: number])[] = [];

  /** `value` is one of `radix` possibilities, counted from 0. */
  put(value: number, radix: number): void {
    if (!Number.isInteger(value) || value < 0 || value >= radix) throw new RangeError(`${value} is not below ${radix}`);
    this.#numbers.push([value, radix]);
  }

  text(): string {
    // A leading 1: without it, zeros at the end would be lost, and nobody could tell where the numbers end.
    let packed = 1n;
    for (const [value, radix] of this.#numbers.toReversed()) packed = packed * BigInt(radix) + BigInt(value);
    return inDigits(packed);
  }
}

/** Reads what a packer wrote. A text that ends too early, or has something left, is no text of a packer. */
export class Unpacker {
  #packed: bigint;

  constructor(packed: bigint) {
    this.#packed = packed;
  }

  take(radix: number): number {
    // A radix of 1 takes no room.
    if (radix === 1) return 0;
    const value = Number(this.#packed % BigInt(radix));
    this.#packed /= BigInt(radix);
    if (this.#packed === 0n) throw new PackedTextEnded('it ends too early');
    return value;
  }

  /** Whether everything was read, and nothing is left. */
  isSpent(): boolean {
    return this.#packed === 1n;
  }
}

/** The digits that an address carries as they are. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS = 6;
const MASK = 63;

/** What is read past the end of a text. */
class PackedTextEnded extends Error {}

/** Null when the text holds something else than digits. */
export function createUnpacker(text: string): Unpacker | null {
  const packed = fromDigits(text);
  return packed === null ? null : new Unpacker(packed);
}

/** By way of hexadecimal text: dividing a long number digit by digit would take time with the square of its length. */
function inDigits(packed: bigint): string {
  const hexadecimal = packed.toString(16);
  const padded = hexadecimal.padStart(Math.ceil(hexadecimal.length / 3) * 3, '0');
  return padded.replaceAll(/.{3}/g, (three) => {
    const bits = Number.parseInt(three, 16);
    return `${DIGITS[bits >> BITS]}${DIGITS[bits & MASK]}`;
  });
}

function fromDigits(text: string): bigint | null {
  if (text.length % 2 !== 0 || text.length === 0 || !/^[\w-]*$/.test(text)) return null;
  const hexadecimal = text.replaceAll(/.{2}/g, (two) =>
    ((DIGITS.indexOf(two.charAt(0)) << BITS) | DIGITS.indexOf(two.charAt(1))).toString(16).padStart(3, '0'),
  );
  return BigInt(`0x${hexadecimal}`);
}

/** Three bits at a time, and one that tells whether more come: small numbers are the many. */
const CHUNK = 8;

/** Any whole number from 0 on that a double holds exactly. */
export function putWhole(packer: Packer, whole: number): void {
  let rest = whole;
  do {
    const next = Math.floor(rest / CHUNK);
    packer.put((rest % CHUNK) * 2 + (next > 0 ? 1 : 0), CHUNK * 2);
    rest = next;
  } while (rest > 0);
}

export function takeWhole(unpacker: Unpacker): number {
  let whole = 0;
  for (let unit = 1; unit <= Number.MAX_SAFE_INTEGER; unit *= CHUNK) {
    const chunk = unpacker.take(CHUNK * 2);
    whole += (chunk >> 1) * unit;
    if ((chunk & 1) === 0) return whole;
  }
  throw new PackedTextEnded('it holds a number beyond all bounds');
}
