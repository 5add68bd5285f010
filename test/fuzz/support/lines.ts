import type { Dice } from '../../support/dice';
import { ODD_NUMBERS, ODD_TEXTS } from './odd';

type LineMutation = (line: string, dice: Dice) => string;

/** Words and what stands between them. */
function tokensOf(line: string): string[] {
  return line.match(/[\p{L}\p{N}_'-]+|[^\p{L}\p{N}_'-]/gu) ?? [];
}

function inTokens(change: (tokens: string[], at: number, dice: Dice) => void): LineMutation {
  return (line, dice) => {
    const tokens = tokensOf(line);
    change(tokens, dice.below(tokens.length + 1), dice);
    return tokens.join('');
  };
}

/** What goes wrong in a line that somebody types, pastes or forwards. */
export function lineMutations(others: readonly string[]): readonly LineMutation[] {
  const word = (dice: Dice): string => dice.pick([...tokensOf(dice.pick(others)), ' ']);
  return [
    inTokens((tokens, at) => tokens.splice(at, 1)),
    inTokens((tokens, at) => tokens.splice(at, 0, ...tokens.slice(at, at + 3))),
    inTokens((tokens, at, dice) => tokens.splice(at, 1, word(dice))),
    inTokens((tokens, at, dice) => tokens.splice(at, 1, word(dice))),
    inTokens((tokens, at, dice) => tokens.splice(at, 0, ' ', word(dice), ' ')),
    inTokens((tokens, at, dice) => tokens.splice(at, 1, dice.pick(ODD_TEXTS))),
    inTokens((tokens, at, dice) => tokens.splice(at, 1, dice.pick(ODD_NUMBERS))),
    (line, dice) => dice.shuffle(tokensOf(line)).join(dice.pick(['', ' '])),
    (line, dice) => line.repeat(dice.pick([2, 5, 60, 700])),
    (line, dice) => `${line}${dice.pick([' ', '&', '='])}${dice.pick(others)}`,
    (line) => new URLSearchParams({ line }).toString().slice('line='.length),
    (line) => line.toUpperCase(),
  ];
}
