import type { BattleEvent } from '../../../battle/events';
import { type DispatchTable, dispatch } from '../../../kernel/dispatch';
import { type Animation, NO_EFFECT, type StageEffect } from '../effects';
import { castleStruck } from './castleStruck';
import { cellStruck } from './cellStruck';
import { struck } from './struck';

/** No picture of its own: the board shows the change by itself. */
function plain(milliseconds: number): () => Animation {
  return () => ({ effect: NO_EFFECT, milliseconds, boardChanges: 'first' });
}

/** The change and a picture that draws the eye to it. */
function pointed(effect: StageEffect, milliseconds: number): Animation {
  return { effect, milliseconds, boardChanges: 'first' };
}

/** Every event and how it is played. A new event fails to compile until it has its row. */
const ANIMATIONS: DispatchTable<BattleEvent, null, Animation> = {
  mulliganed: plain(260),
  turnBegan: (_, { side }) => pointed({ type: 'turn', side }, 700),
  attrition: (_, { loss }) => pointed({ type: 'erosion', damage: loss }, 700),
  cardDrawn: plain(90),
  cardOverdrawn: plain(300),
  deployed: plain(320),
  moved: plain(300),
  struck,
  countered: (_, { unit, target, damage }) => pointed({ type: 'hit', unit: target, damage, by: unit }, 480),
  cellStruck,
  wounded: plain(200),
  burned: (_, { unit, damage }) => pointed({ type: 'hit', unit, damage, by: null }, 420),
  hurt: (_, { unit, damage }) => pointed({ type: 'hit', unit, damage, by: null }, 420),
  healed: (_, { unit, amount }) => pointed({ type: 'heal', unit, amount }, 380),
  emboldened: (_, { unit }) => pointed({ type: 'flare', unit }, 300),
  readied: (_, { unit }) => pointed({ type: 'flare', unit }, 300),
  shoved: plain(320),
  groundChanged: (_, { at }) => pointed({ type: 'ground', at }, 420),
  concealed: plain(200),
  braced: (_, { unit }) => pointed({ type: 'flare', unit }, 300),
  fell: plain(420),
  castleStruck,
  columnsHeld: plain(0),
  effectsCut: plain(0),
  turnEnded: plain(0),
  battleEnded: plain(0),
};

export function animationOf(event: BattleEvent): Animation {
  return dispatch<BattleEvent, null, Animation>(ANIMATIONS, null, event);
}
