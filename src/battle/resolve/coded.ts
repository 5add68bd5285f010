import type { Book } from '../book';
import type { Card } from '../card';
import { cardHeld } from '../choices';
import { sentBack } from '../mulligans';
import {
  byKind,
  type CodedKind,
  cellAt,
  firstPart,
  kindNumber,
  namedCell,
  type OrderCode,
  secondPart,
  thirdPart,
  unitOn,
} from '../orderCodes';
import { type BattlePlay, silentPlay } from '../play';
import type { Position } from '../position';
import { ofSide } from '../sides';
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

type Resolver = (play: BattlePlay, first: number, second: number, named: Position | null) => void;

/** The same rules as for orders in words; only the naming of cards, units and cells differs. */
const RESOLVERS: { readonly [Kind in CodedKind]: Resolver } = {
  mulligan: (play, choice) => mulligan(play, sentBack(play.state.hands[play.state.turn], choice)),
  deploy: (play, place, at, named) => deploy(play, cardNamed(play, place), cellAt(at), named),
  move: (play, unit, to) => move(play, unitOn(play.state, unit), cellAt(to)),
  attack: (play, unit, target, named) => {
    attack(play, unitOn(play.state, unit), unitOn(play.state, target), named);
  },
  attackCastle: (play, unit) => attackCastle(play, unitOn(play.state, unit)),
  attackCell: (play, unit, at) => attackCell(play, unitOn(play.state, unit), cellAt(at)),
  brace: (play, unit) => play.emit({ type: 'braced', unit: unitOn(play.state, unit).id }),
  march: (play, column, to) => march(play, column, to),
  endTurn,
};

const BY_KIND = byKind(RESOLVERS);

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
    const resolver = BY_KIND[kindNumber(code)] as Resolver;
    resolver(play, firstPart(code), secondPart(code), namedCell(thirdPart(code)));
    loseColumns(play);
    return play.touched;
  };
}
