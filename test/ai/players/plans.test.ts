import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answerRequest } from '../../../src/ai/worker/aiRequest';
import { engineFor } from '../../../src/battle/engineFor';
import { readScenario } from '../../../src/content/scenario/readScenario';
import { openStream } from '../../../src/kernel/chance';
import { shippedCatalog } from '../../support/book';

const FOLDER = 'test/measure/perft';
const PLAYERS = ['soldier', 'captain', 'master'] as const;

/** What a player does in a position, and how many positions it looked at to find it. */
function planOf(file: string, player: (typeof PLAYERS)[number]): string {
  const path = `${FOLDER}/${file}`;
  const { scenario } = readScenario(path, readFileSync(path, 'utf8'), shippedCatalog());
  if (scenario === null) throw new Error(`${path} can't be read`);
  const { book, state } = scenario;
  const seen = engineFor(book).observe(state, state.turn);
  const { orders, analysis } = answerRequest({ player, book, seen, stream: openStream(1, 'ai') });
  return `${player}, ${analysis?.nodes} positions: ${orders.map((order) => JSON.stringify(order)).join(' ')}`;
}

describe('plans', () => {
  /** What is meant to be faster alone changes none of them. Whoever means to change them, or a card: `-u` writes them anew. */
  it('are the same as ever in known positions', async () => {
    const files = readdirSync(FOLDER).filter((name) => /^\d+-/.test(name));
    const plans = files.flatMap((file) => [file, ...PLAYERS.map((player) => planOf(file, player)), '']);
    await expect(plans.join('\n')).toMatchFileSnapshot('plans.txt');
  });
});
