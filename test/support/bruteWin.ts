import type { BattleEngine } from '../../src/battle/BattleEngine';
import { ORDER_TYPE, type OrderCode, orderTypeOf } from '../../src/battle/legality/orderCodes';
import { type OrderList, openOrderList } from '../../src/battle/legality/orderList';
import { cloneEngineState, copyState } from '../../src/battle/model/copyState';
import type { EngineState } from '../../src/battle/model/engineState';
import type { Fighter } from '../../src/battle/model/fighter';
import type { BattleState } from '../../src/battle/model/state';

/** `cut`: the search was given up before every way to play the turn had been tried. */
export type WinSearch = 'won' | 'none' | 'cut';

interface Level {
  readonly offered: OrderList;
  readonly next: EngineState;
}

const LEVELS: Level[] = [];

/**
 * Whether whoever's turn it is can win before it ends: tries every order after every order, blows at the castle first,
 * positions that it knows aside. It shares nothing with the players' own search but the rules.
 */
export function bruteWin(engine: BattleEngine, state: BattleState, mostPositions: number): WinSearch {
  const known = new Set<string>();
  const winner = state.turn;
  const leadsToWin = (from: EngineState, code: OrderCode, depth: number): boolean => {
    const { next } = LEVELS[depth] as Level;
    copyState(next, from);
    engine.carryOutCode(next, code);
    if (next.winner === winner) return true;
    if (next.winner !== null || known.size >= mostPositions || !isNew(known, next)) return false;
    return search(next, depth + 1);
  };
  const search = (from: EngineState, depth: number): boolean => {
    LEVELS[depth] ??= { offered: openOrderList(), next: cloneEngineState(from) };
    const { offered } = LEVELS[depth];
    engine.offerOrders(from, offered);
    for (const isWanted of [isCastleBlow, isOther]) {
      for (let index = 0; index < offered.count; index++) {
        const code = offered.codes[index] as OrderCode;
        if (isWanted(code) && leadsToWin(from, code, depth)) return true;
      }
    }
    return false;
  };
  if (search(engine.compile(state), 0)) return 'won';
  return known.size >= mostPositions ? 'cut' : 'none';
}

const isCastleBlow = (code: OrderCode): boolean => orderTypeOf(code) === ORDER_TYPE.attackCastle;
const isOther = (code: OrderCode): boolean => !isCastleBlow(code) && orderTypeOf(code) !== ORDER_TYPE.endTurn;

function isNew(known: Set<string>, state: EngineState): boolean {
  const before = known.size;
  return known.add(nameOf(state)).size > before;
}

/** All that can differ between two positions of one turn. */
function nameOf({ units, hands, supply, castles, ground, walls, turn, decks }: EngineState): string {
  const others = [
    hands[turn].toSorted(),
    supply[turn],
    castles.left,
    castles.right,
    ground.terrain,
    decks[turn].length,
  ];
  return `${units.map(unitName).sort().join('|')}#${others.join(';')}#${walls.map(({ row, col, health }) => [row, col, health]).join('|')}`;
}

function unitName({ side, profile, row, col, facing, health, status, attackBonus }: Fighter): string {
  return `${side}${profile.card}${row}${col}${facing}${health}:${status}:${attackBonus}:${profile.attack}`;
}
