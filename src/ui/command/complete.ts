import { briefOf } from './brief';
import { candidateOf, consume, mayBecome } from './candidates';
import type { CommandContext } from './context';
import { openVerbs, optionsAfter, targetOf } from './options';
import type { Phrase } from './pieces';
import { sayPhrase } from './say';
import { LONGEST_LINE, plainWords, wordsOf } from './spelling';
import { isEnough, slotAfter, verbFrom, verbWord, wordsFor } from './verbs';

/** A way to go on with a line that leads to a legal order. */
export interface Completion {
  /** The whole line after it is taken. */
  readonly line: string;
  /** What would come of it, in short. */
  readonly detail: string;
}

/** What the line may go on with, as the rules are now. */
export function complete(line: string, context: CommandContext): Completion[] {
  if (line.length > LONGEST_LINE) return [];
  const [word = '', ...rest] = plainWords(line);
  const isVerbDone = /^\s*\S+\s/.test(line);
  if (!isVerbDone) return verbCompletions(word, context);
  const verb = verbFrom(context.speak, word, context.verbs);
  if (verb === null || !openVerbs(context).includes(verb)) return [];
  return pieceCompletions({ verb, pieces: [] }, wordsOf(rest.join(' ')), /[\s,]$/.test(line), context);
}

function verbCompletions(word: string, context: CommandContext): Completion[] {
  const fitting = openVerbs(context).filter((verb) =>
    wordsFor(context.speak, verb).some((name) => name.startsWith(word)),
  );
  return fitting.map((verb) => ({
    line: `${verbWord(context.speak, verb)}${slotAfter(verb, 0, null) === null ? '' : ' '}`,
    detail: context.speak(`command.about.${verb}`),
  }));
}

function pieceCompletions(
  phrase: Phrase,
  words: readonly string[],
  isDone: boolean,
  context: CommandContext,
): Completion[] {
  const options = optionsAfter(phrase, context).map((piece) => candidateOf(piece, context));
  const { used, matches } = consume(words, options, context);
  const [match] = matches;
  const isClear = matches.length === 1 && (used < words.length || isDone);
  if (match !== undefined && isClear) {
    const next = { verb: phrase.verb, pieces: [...phrase.pieces, match.piece] };
    return pieceCompletions(next, words.slice(used), isDone, context);
  }
  const fitting = options.filter((option) => words.length === 0 || mayBecome(words, option, context));
  return fitting.map(({ piece }) => completionOf({ verb: phrase.verb, pieces: [...phrase.pieces, piece] }, context));
}

function completionOf(phrase: Phrase, context: CommandContext): Completion {
  const goesOn = !isEnough(phrase.verb, phrase.pieces.length, targetOf(phrase, context));
  return { line: `${sayPhrase(phrase, context)}${goesOn ? ' ' : ''}`, detail: briefOf(phrase, context) };
}
