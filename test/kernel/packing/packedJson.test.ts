import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { putJson, takeJson } from '../../../src/kernel/packing/packedJson';
import { createUnpacker, Packer } from '../../../src/kernel/packing/packer';

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
