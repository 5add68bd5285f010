import type { Target } from '../../battle/abilities/targets';
import { POSITIONS } from '../../battle/model/position';
import { candidatesFor } from './candidates';
import type { CommandContext } from './context';
import { isSamePiece, type Phrase, type Piece, phraseOf, pieceKey } from './pieces';
import { slotAfter, VERBS, type Verb } from './verbs';

/** What may be named next so that a legal order can come of it. All of it stands in `legal`: no rule is known here. */
export function optionsAfter(phrase: Phrase, context: CommandContext): Piece[] {
  const slot = slotAfter(phrase.verb, phrase.pieces.length, targetOf(phrase, context));
  if (slot === null) return [];
  if (phrase.verb === 'look') return POSITIONS.map((at) => ({ type: 'cell', at }));
  if (phrase.verb === 'choose') return candidatesFor(slot, context).map(({ piece }) => piece);
  const next = phrasesFrom(phrase, context).flatMap(({ pieces }) => pieces[phrase.pieces.length] ?? []);
  return [...new Map(next.map((piece) => [pieceKey(piece), piece])).values()];
}

/** Legal orders that begin like this. The cards that go back may be named in any order, so they are taken as a heap. */
function phrasesFrom({ verb, pieces }: Phrase, context: CommandContext): Phrase[] {
  const same = context.legal.map(phraseOf).filter((known) => known.verb === verb);
  if (verb === 'mulligan') return same.flatMap((known) => withFront(known, pieces));
  return same.filter((known) => pieces.every((piece, index) => isAt(known, index, piece)));
}

function isAt({ pieces }: Phrase, index: number, piece: Piece): boolean {
  const known = pieces[index];
  return known !== undefined && isSamePiece(known, piece);
}

/** The same heap with these cards on top; none when it doesn't hold them all. */
function withFront({ verb, pieces }: Phrase, front: readonly Piece[]): Phrase[] {
  const rest = [...pieces];
  for (const piece of front) {
    const index = rest.findIndex((candidate) => isSamePiece(candidate, piece));
    if (index < 0) return [];
    rest.splice(index, 1);
  }
  return [{ verb, pieces: [...front, ...rest] }];
}

/** What the card of a play is aimed at; null for any other command, and for a card that is no stratagem. */
export function targetOf({ verb, pieces: [first] }: Phrase, { stratagemOf }: CommandContext): Target | null {
  if (verb !== 'play' || first?.type !== 'card') return null;
  return stratagemOf(first.card)?.target ?? null;
}

const ALWAYS: ReadonlySet<Verb> = new Set<Verb>(['choose', 'look', 'hand', 'board', 'log', 'help', 'undo']);

/** Verbs that lead somewhere now. */
export function openVerbs({ legal }: CommandContext): Verb[] {
  const ordered = new Set(legal.map((order) => phraseOf(order).verb));
  return VERBS.filter((verb) => ALWAYS.has(verb) || ordered.has(verb) || (verb === 'concede' && legal.length > 0));
}
