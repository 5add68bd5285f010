import { ofSide } from '../../kernel/sides';
import type { Book } from '../book';
import type { Card } from '../card';
import { cardHeld } from '../choices';
import { sentBack } from '../mulligans';
import {
  cellAt,
  firstPart,
  KIND,
  kindNumber,
  namedCell,
  type OrderCode,
  secondPart,
  thirdPart,
  unitOn,
} from '../orderCodes';
import { type BattlePlay, silentPlay } from '../play';
import type { BattleState } from '../state';
import type { Parts } from '../stateParts';
import { attack } from './attack';
import { attackCastle } from './attackCastle';
import { attackCell } from './attackCell';
import { deploy } from './deploy';
import { endTurn } from './endTurn';
import { march } from './march';
import { move } from './move';
import { mulligan } from './mulligan';
import { loseColumns } from './table';

/**
 * The same rules as for orders in words; only the naming of cards, units and cells differs. No table here: what is called
 * through one an engine can't put in the caller's place, and search comes by a million times a second.
 */
function resolveCode(play: BattlePlay, code: OrderCode): void {
  const { state } = play;
  const first = firstPart(code);
  const kind = kindNumber(code) as (typeof KIND)[keyof typeof KIND];
  switch (kind) {
    case KIND.deploy:
      deploy(play, cardNamed(play, first), cellAt(secondPart(code)), namedCell(thirdPart(code)));
      break;
    case KIND.move:
      move(play, unitOn(state, first), cellAt(secondPart(code)));
      break;
    case KIND.attack:
      attack(play, unitOn(state, first), unitOn(state, secondPart(code)), namedCell(thirdPart(code)));
      break;
    case KIND.endTurn:
      endTurn(play);
      break;
    case KIND.attackCastle:
      attackCastle(play, unitOn(state, first));
      break;
    case KIND.attackCell:
      attackCell(play, unitOn(state, first), cellAt(secondPart(code)));
      break;
    case KIND.brace:
      play.emit({ type: 'braced', unit: unitOn(state, first).id });
      break;
    case KIND.march:
      march(play, first, secondPart(code));
      break;
    case KIND.mulligan:
      mulligan(play, sentBack(state.hands[state.turn], first));
      break;
    default:
      nothingFor(kind);
  }
}

/** A kind without its case fails to compile here. */
function nothingFor(kind: never): never {
  throw new Error(`a code names the kind ${kind}, which no order has`);
}

function cardNamed({ book, state }: BattlePlay, place: number): Card {
  const { turn } = state;
  const card = cardHeld(book, ofSide(state.hands, turn), turn, place);
  if (card === undefined) throw new Error(`a code names card ${place} of the hand, which is not there`);
  return card;
}

/** For search: carries out a code in place, unjudged and unrecorded, and tells which parts of the state it has changed. */
export function codeRunner(book: Book): (state: BattleState, code: OrderCode) => Parts {
  const reopen = silentPlay(book);
  return (state, code) => {
    const play = reopen(state);
    resolveCode(play, code);
    loseColumns(play);
    return play.touched;
  };
}
