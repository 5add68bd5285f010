import type { Order } from '../../battle/model/orders';
import { candidateOf, candidatesFor, consume } from './candidates';
import type { CommandContext } from './context';
import { targetOf } from './options';
import { type Phrase, type Piece, phraseOf } from './pieces';
import { cellWord, columnWord, wordsOf } from './spelling';
import { slotAfter, verbWord } from './verbs';

/** The line that gives this order: what `parse` understands as the same order again. */
export function say(order: Order, context: CommandContext): string {
  return sayPhrase(phraseOf(order), context);
}

export function sayPhrase({ verb, pieces }: Phrase, context: CommandContext): string {
  return [verbWord(context.speak, verb), ...pieces.map((_, index) => sayPiece({ verb, pieces }, index, context))].join(
    ' ',
  );
}

/** A name, with the place behind it where the name alone would mean somebody else too. */
function sayPiece({ verb, pieces }: Phrase, index: number, context: CommandContext): string {
  const piece = pieces[index];
  const slot = slotAfter(verb, index, targetOf({ verb, pieces }, context));
  if (piece === undefined || slot === null) return '';
  const name = nameOf(piece, context);
  if (piece.type !== 'unit') return name;
  const { matches } = consume(wordsOf(name), candidatesFor(slot, context), context);
  const { at } = candidateOf(piece, context);
  return matches.length === 1 || at === null ? name : `${name} ${cellWord(context.speak, at)}`;
}

/** What a piece is called by itself. */
export function nameOf(piece: Piece, { speak, namesOf, seen }: CommandContext): string {
  if (piece.type === 'cell') return cellWord(speak, piece.at);
  if (piece.type === 'column') return columnWord(speak, piece.col);
  if (piece.type === 'row') return speak('command.row', { row: piece.row + 1 });
  if (piece.type === 'card') return namesOf(piece.card)[0];
  const card = seen.units.find(({ id }) => id === piece.unit)?.card;
  return card === undefined ? piece.unit : namesOf(card)[0];
}
