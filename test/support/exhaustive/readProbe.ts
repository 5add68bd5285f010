import type { Side } from '../../../src/kernel/sides';
import { keywordBook } from '../keywordSet';
import { cardProbe } from './cardProbes';
import { marchProbe } from './marchProbes';
import { type Pair, pairProbe, withPairCards } from './pairProbes';
import type { Probe } from './runProbe';

/** Takes back the line that a failing probe printed, whatever stands behind it. */
export function readProbe(line: string): Probe {
  const words = new Map(line.split(' ').map((word) => word.split('=') as [string, string]));
  const word = (key: string): string => {
    const found = words.get(key);
    if (found === undefined) throw new Error(`the line has no ${key}=`);
    return found;
  };
  const pair = (key: string): Pair => {
    const [one = '', other = ''] = word(key).split('+');
    return [one, other];
  };
  const seed = Number(word('seed'));
  const side = (): Side => (word('side') === 'left' ? 'left' : 'right');
  const column = (): number => Number(word('column'));
  const kind = word('exhaustive');
  if (kind === 'pair') {
    return pairProbe(withPairCards(keywordBook()), { left: pair('left'), right: pair('right') }, seed);
  }
  if (kind === 'march')
    return marchProbe(keywordBook(), { side: side(), column: column(), to: Number(word('to')) }, seed);
  const way = word('way') === 'deployed' ? 'deployed' : 'placed';
  return cardProbe(keywordBook(), { card: word('card'), side: side(), column: column(), way }, seed);
}
