import { type DispatchTable, dispatch } from '../../kernel/dispatch';
import { opponentOf, SIDES } from '../../kernel/sides';
import { turnsAfterIntrusion } from '../legality/columnControl';
import { sentBack } from '../legality/mulligans';
import {
  cardInHand,
  cellAt,
  firstPart,
  namedCell,
  ORDER_TYPE,
  type OrderCode,
  orderTypeOf,
  secondPart,
  thirdPart,
  unitOn,
} from '../legality/orderCodes';
import { aimIn } from '../legality/playOrders';
import { unitById } from '../model/board';
import type { Book } from '../model/book';
import { type EngineState, handInWords } from '../model/engineState';
import type { Fighter } from '../model/fighter';
import type { Order } from '../model/orders';
import type { UnitId } from '../model/unit';
import { cardProfile, stratagemCard, type UnitProfile } from '../model/unitProfile';
import { attack } from './attack';
import { attackCastle } from './attackCastle';
import { attackCell } from './attackCell';
import { deploy } from './deploy';
import { emitBattleEnded, emitColumnsHeld } from './emit/turns';
import { emitBraced } from './emit/units';
import { endTurn } from './endTurn';
import { march } from './march';
import { move } from './move';
import { mulligan } from './mulligan';
import type { BattlePlay } from './play';
import { playStratagem } from './playStratagem';

const RESOLVERS: DispatchTable<Order, BattlePlay, void> = {
  mulligan: (play, { cards }) => mulligan(play, cards),
  deploy: (play, { card, at, palisadeAt }) => deploy(play, judgedCard(play.book, card), at, palisadeAt ?? null),
  move: (play, { unit, to }) => move(play, judgedUnit(play.state, unit), to),
  attack: (play, { unit, target, slideTo }) => {
    attack(play, judgedUnit(play.state, unit), judgedUnit(play.state, target), slideTo ?? null);
  },
  attackCastle: (play, { unit }) => attackCastle(play, judgedUnit(play.state, unit)),
  attackCell: (play, { unit, at }) => attackCell(play, judgedUnit(play.state, unit), at),
  brace: (play, { unit }) => emitBraced(play, judgedUnit(play.state, unit)),
  march: (play, { column, to }) => march(play, column, to),
  play: (play, order) => {
    const card = stratagemCard(play.book, order.card);
    const aim = card?.stratagem ? aimIn(play.state, card.stratagem.of, order) : null;
    if (card === undefined || aim === null)
      throw new Error(`the stratagem ${order.card} was judged playable but is not`);
    playStratagem(play, card, aim, order.to ?? null);
  },
  endTurn,
  concede: (play) => emitBattleEnded(play, opponentOf(play.state.turn), 'concession'),
};

/** Carries out an order that was judged legal. */
export function resolve(play: BattlePlay, order: Order): void {
  dispatch<Order, BattlePlay, void>(RESOLVERS, play, order);
  loseColumns(play);
  endByGoal(play);
}

/** The same for an order as a code. A switch: V8 can inline what it calls, and search comes by a million times a second. */
export function resolveCode(play: BattlePlay, code: OrderCode): void {
  const { state } = play;
  const first = firstPart(code);
  const type = orderTypeOf(code) as (typeof ORDER_TYPE)[keyof typeof ORDER_TYPE];
  switch (type) {
    case ORDER_TYPE.deploy:
      deploy(play, cardInHand(state, first), cellAt(secondPart(code)), namedCell(thirdPart(code)));
      break;
    case ORDER_TYPE.move:
      move(play, unitOn(state, first), cellAt(secondPart(code)));
      break;
    case ORDER_TYPE.attack:
      attack(play, unitOn(state, first), unitOn(state, secondPart(code)), namedCell(thirdPart(code)));
      break;
    case ORDER_TYPE.endTurn:
      endTurn(play);
      break;
    case ORDER_TYPE.attackCastle:
      attackCastle(play, unitOn(state, first));
      break;
    case ORDER_TYPE.attackCell:
      attackCell(play, unitOn(state, first), cellAt(secondPart(code)));
      break;
    case ORDER_TYPE.brace:
      emitBraced(play, unitOn(state, first));
      break;
    case ORDER_TYPE.march:
      march(play, first, secondPart(code));
      break;
    case ORDER_TYPE.play:
      playStratagem(play, cardInHand(state, first), secondPart(code), namedCell(thirdPart(code)));
      break;
    case ORDER_TYPE.mulligan:
      mulligan(play, sentBack(handInWords(state, state.turn), first));
      break;
    default:
      unknownType(type);
  }
  loseColumns(play);
  endByGoal(play);
}

/** An order type without its case fails to compile here. */
function unknownType(type: never): never {
  throw new Error(`a code names the order type ${type}, which doesn't exist`);
}

/** A fall that was somebody's goal ends the battle, once all that the order sets off has happened. */
function endByGoal(play: BattlePlay): void {
  const { reached, state } = play;
  if (reached !== null && state.winner === null) emitBattleEnded(play, reached.side, 'goal');
}

/** Optional rule: whatever the order was, columns are lost to whoever intrudes. */
function loseColumns(play: BattlePlay): void {
  const { rules } = play.book;
  if (!rules.optional.zoneOwnership) return;
  for (const side of SIDES) {
    const turns = turnsAfterIntrusion(rules, play.state, side);
    if (turns !== null) emitColumnsHeld(play, side, turns);
  }
}

/** A rule runs after the judge: a unit that is missing now is a bug, not a refusal. */
function judgedUnit(state: EngineState, id: UnitId): Fighter {
  const unit = unitById(state, id);
  if (unit === undefined) throw new Error(`the unit ${id} was judged present but is not on the board`);
  return unit;
}

function judgedCard(book: Book, id: string): UnitProfile {
  const card = cardProfile(book, id);
  if (card === undefined) throw new Error(`the card ${id} was judged deployable but is not in the book`);
  return card;
}
