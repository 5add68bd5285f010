import type { Language } from '../../../src/content/catalog';
import { divided, isBelow, isSame, minus, type Rational, rational, times, plus as together } from './rational';

const NUMBERS: Readonly<Record<Language, RegExp>> = {
  en: /−?\d+(?:\.\d+)?…?/y,
  it: /−?\d+(?:,\d+)?…?/y,
};
const SIGNS = '+−×()<=;,';
const IN_LETTERS = /[\p{L}\p{M}]/u;

interface Figure {
  readonly value: Rational;
  /** How much at most was cut off its decimals; null for an exact one. */
  readonly cutBy: Rational | null;
}

type Token = Figure | string;

/** What a sentence of arithmetic says, read as mathematics: words are skipped, figures and signs count. */
export interface Reading {
  /** What the last term comes to, worked out, not read. */
  readonly amount: Rational;
  /** The last number, if the sentence ends in one beside the amount: "…, rounded down to 16". */
  readonly ending: Rational | null;
}

/** Throws where a sentence isn't well formed or a statement in it isn't true. */
export function readMathematics(sentence: string, language: Language): Reading {
  const tokens = tokensOf(sentence, language);
  let at = 0;
  const next = (): Token | undefined => tokens[at];
  const take = (sign: string): boolean => {
    if (next() !== sign) return false;
    at++;
    return true;
  };
  const fail = (what: string): never => {
    throw new Error(`${what}: ${sentence}`);
  };

  const atom = (): Figure => {
    if (next() === '(') return group();
    const token = next();
    if (token === undefined || typeof token === 'string') return fail(`${token ?? 'the end'} instead of a number`);
    at++;
    return token;
  };
  /** Only a sum that is multiplied needs parentheses. */
  const group = (): Figure => {
    const isMultiplied = tokens[at - 1] === '×';
    take('(');
    const first = product();
    if (next() !== '+' && next() !== '−') fail('parentheses around no sum');
    const inside = sumFrom(first);
    if (!take(')')) fail('parentheses that aren’t closed');
    if (!isMultiplied && next() !== '×') fail('parentheses without need');
    return inside;
  };
  const product = (): Figure => {
    let left = atom();
    while (take('×')) left = { value: times(left.value, atom().value), cutBy: null };
    return left;
  };
  const sum = (): Figure => sumFrom(product());
  const sumFrom = (first: Figure): Figure => {
    let left = first;
    for (;;) {
      if (take('+')) left = { value: together(left.value, product().value), cutBy: null };
      else if (take('−')) left = { value: minus(left.value, product().value), cutBy: null };
      else return left;
    }
  };
  const statement = (): Rational => {
    let left = sum();
    if (next() !== '=' && next() !== '<') fail('a term says nothing');
    for (;;) {
      if (take('<')) {
        const right = sum();
        if (!isBelow(left.value, right.value)) fail('not less');
        left = right;
      } else if (take('=')) {
        const right = sum();
        if (!isEqual(left.value, right)) fail('not equal');
        // What was cut off is still there.
        left = { value: left.value, cutBy: null };
      } else return left.value;
    }
  };

  let amount = statement();
  while (take(';')) {
    const first = next();
    const isCarriedOn = first !== undefined && typeof first !== 'string' && isSame(first.value, amount);
    if (!isCarriedOn) fail('a statement doesn’t begin with what the last one came to');
    amount = statement();
  }
  const ending = take(',') ? sum().value : null;
  if (at < tokens.length) fail('more than a sentence');
  return { amount, ending };
}

function isEqual(left: Rational, { value, cutBy }: Figure): boolean {
  if (cutBy === null) return isSame(left, value);
  const rest = value.over < 0n ? minus(value, left) : minus(left, value);
  return isBelow(rational(0n), rest) && isBelow(rest, cutBy);
}

function tokensOf(sentence: string, language: Language): Token[] {
  const number = NUMBERS[language];
  const tokens: Token[] = [];
  for (let at = 0; at < sentence.length; at++) {
    const letter = sentence.charAt(at);
    number.lastIndex = at;
    const [text] = number.exec(sentence) ?? [];
    if (text !== undefined) {
      tokens.push(figureOf(text));
      at += text.length - 1;
    } else if (SIGNS.includes(letter)) tokens.push(letter);
    else if (!IN_LETTERS.test(letter) && !' -’'.includes(letter)) throw new Error(`${letter} in ${sentence}`);
  }
  return tokens;
}

function figureOf(text: string): Figure {
  const [whole = '', decimals = ''] = text.replace('…', '').replace('−', '-').split(/[.,]/);
  const unit = rational(10n ** BigInt(decimals.length));
  const value = divided(rational(BigInt(whole + decimals)), unit);
  const step = divided(rational(1n), unit);
  return { value, cutBy: text.endsWith('…') ? step : null };
}
