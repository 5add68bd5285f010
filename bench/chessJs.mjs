import { Chess } from 'chess.js';

/** chess.js' own perft plays the last ply too. */
export function perfts(depth) {
  const chess = new Chess();
  return () => chess.perft(depth);
}
