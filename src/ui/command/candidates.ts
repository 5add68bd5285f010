import { COLUMNS, POSITIONS, type Position, ROWS, samePosition } from '../../battle/model/position';
import type { CommandContext } from './context';
import type { Piece } from './pieces';
import { cellFrom, cellSpellings, columnFrom, columnWord, wordsOf } from './spelling';
import type { Slot } from './verbs';

/** A thing that words may mean: by its names, or by the place where it stands. */
export interface Candidate {
  readonly piece: Piece;
  readonly names: readonly string[];
  readonly at: Position | null;
}

/** Everything that may stand in a slot, legal or not: what is illegal is refused by the engine, with its reason. */
export function candidatesFor(slot: Slot, context: CommandContext): Candidate[] {
  if (slot === 'cell') return POSITIONS.map((at) => candidateOf({ type: 'cell', at }, context));
  if (slot === 'row') return ROWS.map((row) => candidateOf({ type: 'row', row }, context));
  if (slot === 'second') return POSITIONS.map((at) => secondAt(at, context));
  if (slot === 'column') return COLUMNS.map((col) => candidateOf({ type: 'column', col }, context));
  const { seen } = context;
  const cards = [...new Set(seen.hand)].map((card) => candidateOf({ type: 'card', card }, context));
  if (slot === 'card') return cards;
  const units = seen.units
    .filter(({ side }) => (side === seen.side) === (slot !== 'enemy'))
    .map(({ id }) => candidateOf({ type: 'unit', unit: id }, context));
  return slot === 'thing' ? [...units, ...cards] : units;
}

/** The second cell of a play may be said by its place or by whoever stands there. */
function secondAt(at: Position, context: CommandContext): Candidate {
  const unit = context.seen.units.find((standing) => samePosition(standing, at));
  const names = unit === undefined ? [] : candidateOf({ type: 'unit', unit: unit.id }, context).names;
  return { piece: { type: 'cell', at }, names, at };
}

export function candidateOf(piece: Piece, { seen, namesOf, speak }: CommandContext): Candidate {
  const spelled = (names: readonly string[]) => [...new Set(names.map((name) => wordsOf(name).join(' ')))];
  if (piece.type === 'cell') return { piece, names: [], at: piece.at };
  if (piece.type === 'column') return { piece, names: [columnWord(speak, piece.col)], at: null };
  if (piece.type === 'row') return { piece, names: [String(piece.row + 1)], at: null };
  if (piece.type === 'card') return { piece, names: spelled(namesOf(piece.card)), at: null };
  const unit = seen.units.find(({ id }) => id === piece.unit);
  return unit === undefined
    ? { piece, names: [], at: null }
    : { piece, names: spelled(namesOf(unit.card)), at: { row: unit.row, col: unit.col } };
}

export interface Consumed {
  /** How many words were understood. */
  readonly used: number;
  /** What they may mean; more than one thing when they are not clear enough. */
  readonly matches: readonly Candidate[];
}

/** Takes as many words from the front as mean something together. */
export function consume(words: readonly string[], candidates: readonly Candidate[], context: CommandContext): Consumed {
  for (let used = words.length; used > 0; used--) {
    const matches = best(words.slice(0, used), candidates, context);
    if (matches.length > 0) return { used, matches };
  }
  return { used: 0, matches: [] };
}

function best(words: readonly string[], candidates: readonly Candidate[], context: CommandContext): Candidate[] {
  const ranked = candidates.map((candidate) => ({ candidate, rank: rankOf(words, candidate, context) }));
  const highest = Math.max(0, ...ranked.map(({ rank }) => rank));
  return highest === 0 ? [] : ranked.filter(({ rank }) => rank === highest).map(({ candidate }) => candidate);
}

/** 3: its very name or place, 2: how its name begins, 1: how a later word of its name begins, 0: something else. */
function rankOf(words: readonly string[], candidate: Candidate, { speak }: CommandContext): number {
  if (candidate.piece.type === 'column') return columnFrom(speak, words.join(' ')) === candidate.piece.col ? 3 : 0;
  const byName = nameRank(words, candidate);
  if (byName > 0 || candidate.at === null) return byName;
  const { at } = candidate;
  const isHere = (tail: number) => {
    const place = words.length < tail ? null : cellFrom(speak, words.slice(words.length - tail));
    return place !== null && samePosition(place, at);
  };
  for (const tail of [2, 1]) {
    if (isHere(tail)) return words.length === tail ? 3 : nameRank(words.slice(0, -tail), candidate);
  }
  return 0;
}

function nameRank(words: readonly string[], { names }: Candidate): number {
  const phrase = words.join(' ');
  if (names.includes(phrase)) return 3;
  if (names.some((name) => name.startsWith(phrase))) return 2;
  return names.some((name) => name.includes(` ${phrase}`)) ? 1 : 0;
}

/** Whether the words, the last of them half written, may become this candidate: its name, its place, or both. */
export function mayBecome(words: readonly string[], candidate: Candidate, context: CommandContext): boolean {
  if (rankOf(words, candidate, context) > 0) return true;
  const places = candidate.at === null ? [] : cellSpellings(context.speak, candidate.at);
  return words.some((_, index) => {
    const isNamed = index === 0 || nameRank(words.slice(0, index), candidate) > 0;
    return isNamed && places.some((place) => place.startsWith(words.slice(index).join(' ')));
  });
}
