import type { BattleEngine } from '../../src/battle/BattleEngine';
import { copyState } from '../../src/battle/copyState';
import { KIND, kindNumber, type OrderCode } from '../../src/battle/orderCodes';
import { type OrderList, openOrderList } from '../../src/battle/orderList';
import { type BattleState, cloneState } from '../../src/battle/state';
import type { Unit } from '../../src/battle/unit';

/** `cut`: the search was given up before every way to play the turn had been tried. */
export type WinSearch = 'won' | 'none' | 'cut';

interface Level {
  readonly offered: OrderList;
  readonly next: BattleState;
}

const LEVELS: Level[] = [];

/**
 * Whether whoever's turn it is can win before it ends: tries every order after every order, blows at the castle first,
 * positions that it knows aside. It shares nothing with the players' own search but the rules.
 */
export function bruteWin(engine: BattleEngine, state: BattleState, mostPositions: number): WinSearch {
  const known = new Set<string>();
  const winner = state.turn;
  const leadsToWin = (from: BattleState, code: OrderCode, depth: number): boolean => {
    const { next } = LEVELS[depth] as Level;
    copyState(next, from);
    engine.carryOutCode(next, code);
    if (next.winner === winner) return true;
    if (next.winner !== null || known.size >= mostPositions || !isNew(known, next)) return false;
    return search(next, depth + 1);
  };
  const search = (from: BattleState, depth: number): boolean => {
    LEVELS[depth] ??= { offered: openOrderList(), next: cloneState(from) };
    const { offered } = LEVELS[depth];
    engine.offerOrders(from, offered);
    for (const kinds of [isCastleBlow, isOther]) {
      for (let index = 0; index < offered.count; index++) {
        const code = offered.codes[index] as OrderCode;
        if (kinds(code) && leadsToWin(from, code, depth)) return true;
      }
    }
    return false;
  };
  if (search(state, 0)) return 'won';
  return known.size >= mostPositions ? 'cut' : 'none';
}

const isCastleBlow = (code: OrderCode): boolean => kindNumber(code) === KIND.attackCastle;
const isOther = (code: OrderCode): boolean => !isCastleBlow(code) && kindNumber(code) !== KIND.endTurn;

function isNew(known: Set<string>, state: BattleState): boolean {
  const before = known.size;
  return known.add(nameOf(state)).size > before;
}

/** All that can differ between two positions of one turn. */
function nameOf({ units, hands, supply, castles, ground, walls, turn, decks }: BattleState): string {
  const others = [hands[turn].toSorted(), supply[turn], castles.left, castles.right, ground, decks[turn].length];
  return `${units.map(unitName).sort().join('|')}#${others.join(';')}#${walls.map(({ row, col, health }) => [row, col, health]).join('|')}`;
}

function unitName(unit: Unit): string {
  const flags = [
    unit.fresh,
    unit.moved,
    unit.movedAgain,
    unit.attacked,
    unit.hasStruck,
    unit.revealed,
    unit.braced,
    unit.strayed,
  ];
  const bits = flags.reduce((sum, flag) => 2 * sum + (flag ? 1 : 0), 0);
  return `${unit.side}${unit.card}${unit.row}${unit.col}${unit.facing}${unit.health}:${bits}:${unit.attackBonus}:${unit.attack}`;
}
