import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { putJson, takeJson } from '../../../src/kernel/packing/packedJson';
import { createUnpacker, Packer, putWhole } from '../../../src/kernel/packing/packer';

/** As they are packed: another order would make old links unreadable. */
const KINDS = ['null', 'false', 'true', 'whole', 'number', 'known', 'text', 'list', 'shape', 'object', 'same'];
const WORDS = ['left', 'right', 'oathguard'];

function throughText(json: unknown, dictionary: readonly string[] = WORDS): unknown {
  const packer = new Packer();
  putJson(packer, dictionary, json);
  const unpacker = createUnpacker(packer.text());
  if (unpacker === null) throw new Error('it wrote what it cannot read');
  const taken = takeJson(unpacker, dictionary);
  expect(unpacker.isSpent()).toBe(true);
  return taken;
}

describe('packed JSON', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (json) => {
        // JSON itself makes 0 of -0.
        const plain: unknown = JSON.parse(JSON.stringify(json));
        expect(JSON.stringify(throughText(plain))).toBe(JSON.stringify(plain));
      }),
      { numRuns: 300 },
    );
  });

  it('keeps keys that mean something to objects', () => {
    const json: unknown = JSON.parse('{"__proto__":{"x":1},"constructor":2}');
    expect(JSON.stringify(throughText(json))).toBe('{"__proto__":{"x":1},"constructor":2}');
  });

  it('gives each of several equal values an object of its own', () => {
    const [first, second] = throughText([{ x: 1 }, { x: 1 }]) as object[];
    expect(first).toEqual(second);
    expect(first).not.toBe(second);
  });

  it('needs less room for what the dictionary knows and for what was there before', () => {
    const length = (json: unknown, dictionary: readonly string[]): number => {
      const packer = new Packer();
      putJson(packer, dictionary, json);
      return packer.text().length;
    };
    expect(length('oathguard', WORDS)).toBeLessThan(length('oathguard', []));
    const cells = Array.from({ length: 20 }, (_, x) => ({ x, y: x % 3 }));
    expect(length(cells, [])).toBeLessThan(JSON.stringify(cells).length / 3);
  });

  it.each([
    ['nothing', ''],
    ['an odd number of digits', 'AAB'],
    ['a letter that is no digit', 'A!'],
  ])('refuses a text of %s', (_, text) => {
    expect(createUnpacker(text)).toBeNull();
  });

  it.each([
    [
      'many objects with the same keys',
      [
        { x: 1, y: 2 },
        { x: 3, y: 4 },
        { x: 1, y: 2 },
      ],
    ],
    ['letters beyond ASCII', ['Übermut', 'カード', 'plain']],
    ['numbers of every kind', [0, 7, 2 ** 53 - 1, -1, 0.5, 1e300]],
  ])('brings %s back', (_, json) => {
    expect(throughText(json)).toEqual(json);
  });

  it('counts a member without a value as none', () => {
    expect(throughText({ x: 1, y: undefined, z: [undefined, null] })).toEqual({ x: 1, z: [null, null] });
  });

  it.each([
    ['nothing where a value should be', 'nothing came before', [['same']]],
    ['the value before the first of a list', 'nothing came before', [['list', 1], ['same']]],
    [
      'a key that is a number',
      'a key is no text',
      [
        ['object', 1],
        ['whole', 5],
      ],
    ],
    ['keys that were never there', 'it names keys that were never there', [['shape']]],
    ['a text that was never there', 'it names a text that was never there', [['known']]],
    ['more keys than any object has', 'it has too many keys', [['object', 1001]]],
    ['lists in lists without end', 'it is nested too deeply', Array.from({ length: 42 }, () => ['list', 1])],
  ] as readonly [string, string, readonly (readonly [string, number?])[]][])('refuses %s', (_, message, written) => {
    const packer = new Packer();
    for (const [kind, whole] of written) {
      packer.put(KINDS.indexOf(kind), KINDS.length);
      if (whole !== undefined) putWhole(packer, whole);
    }
    const unpacker = createUnpacker(packer.text());
    expect(() => unpacker !== null && takeJson(unpacker, [])).toThrow(message);
  });

  it('refuses a number beyond what a double holds exactly', () => {
    const packer = new Packer();
    packer.put(KINDS.indexOf('whole'), KINDS.length);
    for (let chunk = 0; chunk < 19; chunk++) packer.put(15, 16);
    const unpacker = createUnpacker(packer.text());
    expect(() => unpacker !== null && takeJson(unpacker, [])).toThrow('it holds a number beyond all bounds');
  });

  it.each([
    [3, 3],
    [-1, 3],
    [0.5, 3],
  ])('never packs %d as one of %d', (value, radix) => {
    expect(() => new Packer().put(value, radix)).toThrow(RangeError);
  });

  it('ends with an error, never in a hang or an overflow, whatever the text holds', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'ABCXYZabcxyz0189-_'), minLength: 2, maxLength: 400 });
    fc.assert(
      fc.property(digits, (text) => {
        const unpacker = createUnpacker(text.length % 2 === 0 ? text : `${text}A`);
        if (unpacker === null) return;
        try {
          takeJson(unpacker, WORDS);
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
          expect(error).not.toBeInstanceOf(TypeError);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
