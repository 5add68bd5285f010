import type { Dice } from '../../support/dice';
import { ODD_TEXTS, SCRAPS } from './odd';

type TextMutation = (text: string, dice: Dice) => string;

/** What happens to a file on its way: cut off, patched, a bit flipped, written by another editor. */
export const TEXT_MUTATIONS: readonly TextMutation[] = [
  (text, dice) => text.slice(0, dice.below(text.length + 1)),
  (text, dice) => text.slice(dice.below(text.length + 1)),
  (text, dice) => {
    const [from, to] = span(text, dice, 40);
    return text.slice(0, from) + dice.pick(SCRAPS) + text.slice(to);
  },
  (text, dice) => {
    const [at] = span(text, dice, 0);
    return text.slice(0, at) + dice.pick(SCRAPS) + text.slice(at);
  },
  (text, dice) => {
    const at = dice.below(text.length + 1);
    const flipped = String.fromCharCode(text.charCodeAt(at) ^ (1 << dice.below(dice.pick([7, 16]))));
    return text.slice(0, at) + flipped + text.slice(at + 1);
  },
  (text, dice) => {
    const [from, to] = span(text, dice, 200);
    return text.slice(0, to) + text.slice(from);
  },
  (text, dice) => {
    const [from, to] = span(text, dice, 30);
    return text.slice(0, from) + [...text.slice(from, to)].reverse().join('') + text.slice(to);
  },
  (text, dice) => text.replaceAll('\n', dice.pick(['\r\n', '\r', '', '\u2028'])),
  (text, dice) => text.replaceAll('"', dice.pick(["'", '“', '\\"', '"'])),
  (text, dice) => dice.pick(['\ufeff', '\ufeff\ufeff', ' ', '\0', '// a note\n', ")]}'\n"]) + text,
  (text, dice) => text + dice.pick(['\0', ',', '}', ']', text, '\n', '/* */', ' '.repeat(70_000), 'x'.repeat(300_000)]),
  (_text, dice) => dice.pick(ODD_TEXTS),
  (_text, dice) => Array.from({ length: dice.below(80) }, () => String.fromCharCode(dice.below(65_536))).join(''),
];

function span(text: string, dice: Dice, longest: number): readonly [number, number] {
  const from = dice.below(text.length + 1);
  return [from, from + dice.below(longest + 1)];
}
