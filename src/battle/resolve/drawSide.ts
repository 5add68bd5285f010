import { drawInteger, openStream } from '../../kernel/chance';
import { SIDES, type Side } from '../../kernel/sides';

/**
 * R1: decks are locked before sides are drawn, and the seed draws them, so that the lot can be replayed.
 * By a stream of its own: sharing the shuffle's first draw would tell something of the decks.
 */
export function drawSide(seed: number): Side {
  const [lot] = drawInteger(openStream(seed, 'lot'), 0, 1);
  return SIDES[lot] as Side;
}
