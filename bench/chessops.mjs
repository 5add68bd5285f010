import { Chess } from 'chessops/chess';
import { SquareSet } from 'chessops/squareSet';

const PROMOTIONS = ['queen', 'rook', 'bishop', 'knight'];

/** chessops' own perft counts the last ply without playing it; this one plays it, as ours does. */
function perft(position, depth) {
  if (depth === 0) return 1;
  let leaves = 0;
  for (const [from, destinations] of position.allDests()) {
    const promotes =
      position.board.pawn.has(from) && SquareSet.backranks().has(destinations.first() ?? 32) ? PROMOTIONS : [undefined];
    for (const to of destinations) {
      for (const promotion of promotes) {
        const child = position.clone();
        child.play({ from, to, promotion });
        leaves += perft(child, depth - 1);
      }
    }
  }
  return leaves;
}

export function perfts(depth) {
  const start = Chess.default();
  return () => perft(start, depth);
}
