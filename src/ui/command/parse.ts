import type { Target } from '../../battle/abilities/targets';
import type { Order } from '../../battle/model/orders';
import { samePosition } from '../../battle/model/position';
import { suggest } from '../../content/problems/suggest';
import type { Pressed } from '../battle/selection';
import { type Consumed, candidatesFor, consume } from './candidates';
import type { CommandContext } from './context';
import { optionsAfter, targetOf } from './options';
import { orderOf, type Phrase, type Piece } from './pieces';
import { nameOf, sayPhrase } from './say';
import { cellFrom, LONGEST_LINE, plainWords, wordsOf } from './spelling';
import { isEnough, type Slot, slotAfter, type Verb, verbFrom, wordsFor } from './verbs';

/** What a line means. */
export type Said =
  | { readonly type: 'order'; readonly phrase: Phrase; readonly order: Order }
  | { readonly type: 'choose'; readonly piece: Piece; readonly pressed: Pressed }
  | { readonly type: 'look'; readonly at: { readonly row: number; readonly col: number } }
  | { readonly type: 'ask'; readonly verb: (typeof ASKING)[number] }
  | { readonly type: 'problem'; readonly problem: Problem };

/** Why a line means nothing yet, and what could be said instead. */
export type Problem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'long'; readonly length: number }
  | { readonly kind: 'verb'; readonly word: string; readonly meant: string | null }
  | { readonly kind: 'missing'; readonly slot: Slot; readonly phrase: Phrase; readonly choices: readonly Piece[] }
  | {
      readonly kind: 'unknown';
      readonly slot: Slot;
      readonly words: string;
      readonly meant: string | null;
      readonly choices: readonly Piece[];
    }
  | { readonly kind: 'unclear'; readonly words: string; readonly choices: readonly Piece[] }
  | { readonly kind: 'more'; readonly words: string };

export function parse(line: string, context: CommandContext): Said {
  if (line.length > LONGEST_LINE) return problem({ kind: 'long', length: line.length });
  const [word, ...rest] = plainWords(line);
  if (word === undefined) return problem({ kind: 'empty' });
  const verb = verbFrom(context.speak, word, context.verbs);
  if (verb === null) {
    const known = context.verbs.flatMap((candidate) => wordsFor(context.speak, candidate));
    return problem({ kind: 'verb', word, meant: suggest(word, [...new Set(known)]) ?? null });
  }
  const words = wordsOf(rest.join(' '));
  return verb === 'attack'
    ? (attackElsewhere(words, context) ?? fill(verb, words, context))
    : fill(verb, words, context);
}

/** Names are read slot by slot, until the words or the slots are used up. */
function fill(verb: Verb, words: readonly string[], context: CommandContext): Said {
  const pieces: Piece[] = [];
  let left = words;
  const target = (): Target | null => targetOf({ verb, pieces }, context);
  for (let slot = slotAfter(verb, 0, null); slot !== null; slot = slotAfter(verb, pieces.length, target())) {
    if (left.length === 0) {
      if (isEnough(verb, pieces.length, target())) break;
      const phrase = { verb, pieces };
      return problem({ kind: 'missing', slot, phrase, choices: optionsAfter(phrase, context) });
    }
    const { used, matches } = cardFirst(consume(left, candidatesFor(slot, context), context));
    const [match] = matches;
    if (match === undefined) return unknown(slot, left, { verb, pieces }, context);
    if (matches.length > 1) {
      return problem({
        kind: 'unclear',
        words: left.slice(0, used).join(' '),
        choices: matches.map(({ piece }) => piece),
      });
    }
    pieces.push(match.piece);
    left = left.slice(used);
  }
  if (left.length > 0) return problem({ kind: 'more', words: left.join(' ') });
  return saidOf({ verb, pieces }, context);
}

/** Where a name means a card of the hand and its like on the board, it is the card: a unit can be named by its place. */
function cardFirst({ used, matches }: Consumed): Consumed {
  const cards = matches.filter(({ piece }) => piece.type === 'card');
  return { used, matches: cards.length === 1 ? cards : matches };
}

function unknown(slot: Slot, words: readonly string[], phrase: Phrase, context: CommandContext): Said {
  const choices = optionsAfter(phrase, context);
  // A card that can't be played now may still be meant; of cells only those that it may go to are worth proposing.
  const meanable =
    slot === 'cell' || slot === 'second' ? choices : candidatesFor(slot, context).map(({ piece }) => piece);
  const names = meanable.map((piece) => nameOf(piece, context));
  const meant = suggest(words.join(' '), names) ?? suggest(words[0] ?? '', names) ?? null;
  return problem({ kind: 'unknown', slot, words: words.join(' '), meant, choices });
}

const ASKING = ['undo', 'hand', 'board', 'log', 'hint', 'why', 'help'] as const;

function saidOf(phrase: Phrase, context: CommandContext): Said {
  const [piece] = phrase.pieces;
  const asked = ASKING.find((verb) => verb === phrase.verb);
  if (asked !== undefined) return { type: 'ask', verb: asked };
  if (phrase.verb === 'look' && piece?.type === 'cell') return { type: 'look', at: piece.at };
  if (phrase.verb === 'choose' && piece !== undefined) {
    const pressed = pressedFor(piece, context);
    if (pressed !== null) return { type: 'choose', piece, pressed };
  }
  const order = orderOf(phrase);
  return order === null
    ? problem({ kind: 'more', words: sayPhrase(phrase, context) })
    : { type: 'order', phrase, order };
}

function pressedFor(piece: Piece, { seen }: CommandContext): Pressed | null {
  if (piece.type === 'card') return { type: 'handCard', index: seen.hand.indexOf(piece.card) };
  const unit = piece.type === 'unit' ? seen.units.find(({ id }) => id === piece.unit) : undefined;
  return unit === undefined ? null : { type: 'cell', at: { row: unit.row, col: unit.col } };
}

/** "attack Marksman castle", "attack Marksman 2 center" where a wall stands: what one would say for them too. */
function attackElsewhere(words: readonly string[], context: CommandContext): Said | null {
  const { used, matches } = consume(words, candidatesFor('unit', context), context);
  const [attacker] = matches;
  const aim = words.slice(used);
  if (attacker === undefined || matches.length > 1 || aim.length === 0) return null;
  const isCastle = wordsFor(context.speak, 'castle').includes(aim.join(' '));
  if (isCastle) return saidOf({ verb: 'castle', pieces: [attacker.piece] }, context);
  const at = cellFrom(context.speak, aim);
  const isWall = at !== null && context.seen.walls.some((wall) => samePosition(wall, at));
  return isWall ? saidOf({ verb: 'wall', pieces: [attacker.piece, { type: 'cell', at }] }, context) : null;
}

function problem(found: Problem): Said {
  return { type: 'problem', problem: found };
}
