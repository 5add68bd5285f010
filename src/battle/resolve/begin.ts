import { openStream, shuffled } from '../../kernel/chance';
import { lookUp } from '../../kernel/dispatch';
import type { Step } from '../../kernel/game';
import { type BySide, bySide, SIDES } from '../../kernel/sides';
import { type Book, factionOf } from '../model/book';
import type { CardId } from '../model/card';
import { compileState, describeState } from '../model/engineState';
import type { BattleEvent } from '../model/events';
import { type BattleState, castlesOf, cloneState, emptyState, openingHandsOf } from '../model/state';
import { beginTurn, drawCard } from './beginTurn';
import { openPlay } from './play';

/** How a battle starts: from a seed, decks and a battlefield, or from a position in the middle of one. */
export type Start =
  | {
      readonly type: 'match';
      readonly seed: number;
      readonly decks: BySide<readonly CardId[]>;
      /** Null is the open field. */
      readonly battlefield: string | null;
    }
  | {
      readonly type: 'position';
      readonly state: BattleState;
      /** The battlefield that it was fought on so far, by name: its ground is in the state. */
      readonly battlefield?: string;
    };

/** R1: shuffle both decks from the seed, place the terrain, deal the opening hands. A position starts as it is. */
export function begin(book: Book, start: Start): Step<BattleState, BattleEvent> {
  if (start.type === 'position') return { state: cloneState(start.state), events: [] };
  const { rules } = book;
  const battlefield = start.battlefield === null ? null : (lookUp(book.battlefields, start.battlefield) ?? null);
  const factions = bySide((side) => factionsIn(book, start.decks[side]));
  const state = emptyState(rules, openStream(start.seed, 'rules'), battlefield, factions);
  for (const side of SIDES) {
    const [deck, chance] = shuffled(state.chance, start.decks[side]);
    state.decks[side] = deck;
    state.chance = chance;
  }
  const events: BattleEvent[] = [];
  const play = openPlay(book, compileState(book, state), events, true);
  const hands = openingHandsOf(rules, battlefield);
  for (const side of SIDES) for (let card = 0; card < hands[side]; card++) drawCard(play, side);
  if (rules.mulligan) play.state.phase = 'mulligan';
  else beginTurn(play, 'left', 1);
  return { state: describeState(play.state), events };
}

/** The health that castles began with, or could have begun with where a battle starts in the middle. */
export function fullCastles(book: Book, start: Start): BySide<number> {
  const { rules } = book;
  const { battlefield: id = null } = start;
  const full = castlesOf(rules, id === null ? null : (lookUp(book.battlefields, id) ?? null));
  return start.type === 'position' ? bySide((side) => Math.max(full[side], start.state.castles[side])) : full;
}

function factionsIn(book: Book, deck: readonly CardId[]): string[] {
  const factions: string[] = [];
  for (const id of deck) {
    const faction = factionOf(book, id);
    if (faction !== null && !factions.includes(faction)) factions.push(faction);
  }
  return factions.sort();
}
