import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../../src/battle/BattleEngine';
import type { Book } from '../../../src/battle/model/book';
import type { Order } from '../../../src/battle/model/orders';
import type { Language } from '../../../src/content/catalog';
import { complete } from '../../../src/ui/command/complete';
import type { CommandContext } from '../../../src/ui/command/context';
import { parse } from '../../../src/ui/command/parse';
import { say } from '../../../src/ui/command/say';
import { shippedBook, starterDeck } from '../../support/book';
import { playGame } from '../../support/gameRunner';
import { contextAt } from './support/context';

const SHIPPED = shippedBook();
const MARCHING: Book = {
  ...SHIPPED,
  rules: { ...SHIPPED.rules, optional: { ...SHIPPED.rules.optional, march: true } },
};

/** Abilities with orders of their own, which no card of the starter decks has. */
const DRILLS = ['slide', 'brace', 'raise-palisade'] as const;
const DRILLED: Book = {
  ...SHIPPED,
  cards: Object.fromEntries(
    Object.values(SHIPPED.cards).map((card, index) => {
      const id = DRILLS[index % DRILLS.length] ?? 'brace';
      return [card.id, { ...card, abilities: [...card.abilities, { id }] }];
    }),
  ),
};

interface Game {
  readonly seed: number;
  readonly left: string;
  readonly right: string;
  readonly battlefield: string;
  readonly language: Language;
  readonly book: Book;
}

const GAMES: readonly Game[] = [
  { seed: 1, left: 'bastion', right: 'galecrest', battlefield: 'redoubt', language: 'en', book: DRILLED },
  { seed: 2, left: 'galecrest', right: 'bastion', battlefield: 'redoubt', language: 'it', book: DRILLED },
  { seed: 14, left: 'cinder', right: 'cinder', battlefield: 'redoubt', language: 'en', book: MARCHING },
  { seed: 22, left: 'thornveil', right: 'thornveil', battlefield: 'redoubt', language: 'it', book: MARCHING },
];

/** Every position of a seeded game in which somebody gives an order. */
function positionsOf({ seed, left, right, battlefield, language, book }: Game): CommandContext[] {
  const contexts: CommandContext[] = [];
  playGame(
    createBattleEngine(book),
    {
      seed,
      players: { left: 'random', right: 'random' },
      decks: { left: starterDeck(left), right: starterDeck(right) },
      battlefield,
    },
    ({ before }) => contexts.push(contextAt(before, language, book)),
  );
  return contexts;
}

function meaningOf(line: string, context: CommandContext): Order | string {
  const said = parse(line, context);
  return said.type === 'order' ? said.order : said.type === 'problem' ? said.problem.kind : said.type;
}

const PLAYED = GAMES.map((game) => ({ ...game, contexts: positionsOf(game) }));

describe.each(PLAYED)('$left against $right in $language, seed $seed', ({ contexts }) => {
  it('every legal order can be said, and what is said means the same order', () => {
    let orders = 0;
    for (const context of contexts) {
      for (const order of context.legal) {
        const line = say(order, context);
        expect({ line, order: meaningOf(line, context) }).toEqual({ line, order });
        orders++;
      }
    }
    expect(orders).toBeGreaterThan(500);
  });

  it('completions lead to all legal orders and to nothing else', () => {
    for (const context of contexts.filter((_, index) => index % 7 === 0)) {
      const reached = new Set<string>();
      const walk = (line: string): void => {
        for (const completion of complete(line, context)) {
          expect(completion.line.startsWith(line), `${line} → ${completion.line}`).toBe(true);
          const meaning = meaningOf(completion.line, context);
          if (typeof meaning === 'object') reached.add(JSON.stringify(meaning));
          else expect(['missing', 'choose', 'look', 'ask']).toContain(meaning);
          // A line that is whole may still go on with what can be left out.
          if (meaning === 'missing' || typeof meaning === 'object') walk(`${completion.line.trimEnd()} `);
        }
      };
      walk('');
      const legal = context.legal.map((order) => JSON.stringify(order));
      const conceding = context.legal.length > 0 ? ['{"type":"concede"}'] : [];
      expect([...reached].sort()).toEqual([...legal, ...conceding].sort());
    }
  });
});

it('all kinds of orders were said', () => {
  const kinds = new Set(PLAYED.flatMap(({ contexts }) => contexts).flatMap(({ legal }) => legal.map(kindOf)));
  expect([...kinds].sort()).toEqual([
    ...['attack', 'attack, slide', 'attackCastle', 'attackCell', 'brace', 'deploy', 'deploy, palisade'],
    ...['endTurn', 'march', 'move', 'mulligan'],
  ]);
});

function kindOf(order: Order): string {
  if (order.type === 'attack' && order.slideTo !== undefined) return 'attack, slide';
  return order.type === 'deploy' && order.palisadeAt !== undefined ? 'deploy, palisade' : order.type;
}
