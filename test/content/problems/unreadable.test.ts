import { describe, expect, it } from 'vitest';
import { edited, loadWith, marked, shipped } from '../support/cards';

const CARD = 'cards/bastion/oathguard.json';
const NAME = '"name": "Oathguard"';

/** The card with another name, the problem that it has, and whether it is in the game. */
function named(name: string) {
  const { text, line, column } = marked(edited(shipped(CARD), NAME, `"name": ▸${JSON.stringify(name)}`));
  const { catalog, problems } = loadWith({ [CARD]: text });
  return {
    problems,
    place: { file: CARD, line, column, pointer: '/name' },
    isThere: catalog?.cards.oathguard !== undefined,
  };
}

const INVISIBLE: readonly (readonly [what: string, name: string, first: string])[] = [
  ['a zero width space', '\u200b', 'U+200B'],
  ['a word joiner', '\u2060', 'U+2060'],
  ['the Hangul filler', '\u3164', 'U+3164'],
  ['the halfwidth Hangul filler', '\uffa0', 'U+FFA0'],
  ['a Hangul choseong filler', '\u115f\u1160', 'U+115F'],
  ['a variation selector', '\ufe0f', 'U+FE0F'],
  ['a soft hyphen', '\u00ad', 'U+00AD'],
  ['tags', '\u{e0041}\u{e0042}', 'U+E0041'],
  ['a joiner between spaces', '\u200d \u200d', 'U+200D'],
  ['a left-to-right mark', '\u200e', 'U+200E'],
  ['a combining grapheme joiner', '\u034f', 'U+034F'],
  ['a Mongolian vowel separator', '\u180e', 'U+180E'],
  ['an empty Braille pattern', '\u2800', 'U+2800'],
  ['an accent on nothing', '\u0301', 'U+0301'],
  ['a character of nobody', '\ue000', 'U+E000'],
];

const DISGUISED: readonly (readonly [what: string, name: string, without: string, found: string])[] = [
  ['a tabulator', 'Oath\tguard', 'control characters', 'U+0009'],
  ['an escape', 'Oath\u001b[2Jguard', 'control characters', 'U+001B'],
  ['a C1 control', 'Oath\u0085guard', 'control characters', 'U+0085'],
  ['a control character at the end', 'Oathguard\n', 'control characters', 'U+000A'],
  ['a line separator', 'Oath\u2028guard', 'line breaks', 'U+2028'],
  ['a paragraph separator', 'Oath\u2029guard', 'line breaks', 'U+2029'],
  ['an override', 'Oath\u202eguard', 'characters that turn the direction of text', 'U+202E'],
  ['an isolate', 'Oath\u2067guard', 'characters that turn the direction of text', 'U+2067'],
  ['half a character', 'Oath\udc00guard', 'half characters', 'U+DC00'],
];

const VISIBLE = ['Á', '鍛冶屋', 'חומה', 'नगर', '7', '†', '❤\ufe0f', '👩\u200d🚀', 'A\u0301', 'گل\u200cها', '한글'];

describe('a name', () => {
  it.each(INVISIBLE)('of %s alone shows nothing, and is refused for that', (_, name, first) => {
    const { problems, place, isThere } = named(name);
    const message = `name must be a line with a visible character (it has only ${first} and the like)`;
    expect(problems).toEqual([{ ...place, message }]);
    expect(isThere).toBe(false);
  });

  it.each(DISGUISED)('with %s is refused for that', (_, name, without, found) => {
    const { problems, place } = named(name);
    expect(problems).toEqual([{ ...place, message: `name must be a line without ${without} (it has ${found})` }]);
  });

  it.each(VISIBLE)('such as %s shows something', (name) => {
    const { problems, isThere } = named(name);
    expect(problems).toEqual([]);
    expect(isThere).toBe(true);
  });

  it('of spaces has spaces at its ends', () => {
    expect(named('\u00a0\u3000').problems).toMatchObject([
      { message: expect.stringContaining('without spaces at its ends') },
    ]);
  });
});
