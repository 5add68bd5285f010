import { createBattleEngine } from '../../../src/battle/BattleEngine';
import type { Book } from '../../../src/battle/model/book';
import type { Card, CardId } from '../../../src/battle/model/card';
import { COLUMNS } from '../../../src/battle/model/position';
import { emptyState } from '../../../src/battle/model/state';
import { SIDES, type Side } from '../../../src/kernel/sides';
import { at, position } from '../position';
import { anything, endOfTurn, type Probe, type Wish } from './runProbe';
import { drawGround, drawNeighbours, drawUnit } from './surroundings';

/** How a card comes to stand in a column. */
const WAYS = ['deployed', 'placed'] as const;

export interface CardWords {
  readonly card: CardId;
  readonly side: Side;
  readonly column: number;
  readonly way: (typeof WAYS)[number];
}

/** Every card in every column on both sides: placed there, and deployed where that is allowed. */
export function everyCard(book: Book): CardWords[] {
  const engine = createBattleEngine(book);
  const empty = emptyState(book.rules, [], null);
  return Object.values(book.cards).flatMap((card) =>
    SIDES.flatMap((side) =>
      COLUMNS.flatMap((column) =>
        WAYS.filter(
          (way) => way === 'placed' || engine.canDeployToPosition({ row: 0, col: column }, side, empty, card),
        ).map((way) => ({ card: card.id, side, column, way })),
      ),
    ),
  );
}

export function cardProbe(book: Book, words: CardWords, seed: number): Probe {
  const { card: id, side, column, way } = words;
  const card = book.cards[id];
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return {
    line: `exhaustive=card card=${id} side=${side} column=${column} way=${way} seed=${seed}`,
    seed,
    book,
    mustBegin: way === 'deployed',
    wishes: way === 'deployed' ? [deploys(card, column), ...LIFE] : LIFE,
    sketch: (dice) => {
      const cell = at(dice.below(3), column);
      const neighbours = drawNeighbours(dice, Object.values(book.cards), [cell]);
      const self = way === 'placed' ? [drawUnit(dice, card, PROBED, side, cell)] : [];
      return position({
        round: 1 + dice.below(14),
        turn: side,
        supply: { [side]: book.rules.supply.cap },
        hands: { [side]: way === 'deployed' ? [id, id] : [] },
        decks: { left: Object.keys(book.cards).slice(0, 3), right: Object.keys(book.cards).slice(-3) },
        ground: drawGround(dice, [cell, ...neighbours]),
        units: [...self, ...neighbours],
      });
    },
  };
}

const PROBED = 'probed';

/** The probed card, whether it was placed or deployed under its own name. */
const isProbed = (unit: string): boolean => !/^n\d$/.test(unit);

const deploys =
  (card: Card, column: number): Wish =>
  (order) =>
    order.type === 'deploy' && order.card === card.id && order.at.col === column;
const acts: Wish = (order) => 'unit' in order && isProbed(order.unit);
const suffers: Wish = (order) => order.type === 'attack' && isProbed(order.target);

/** It acts, is struck at, and acts again. */
const LIFE: readonly Wish[] = [acts, acts, endOfTurn, suffers, suffers, anything, endOfTurn, acts, acts, endOfTurn];
