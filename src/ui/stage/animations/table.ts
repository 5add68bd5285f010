import type { BattleEvent } from '../../../battle/events';
import { type DispatchTable, dispatch } from '../../../kernel/dispatch';
import { type Animation, NO_EFFECT } from '../effects';
import { castleStruck } from './castleStruck';
import { struck } from './struck';

/** No picture of its own: the board shows the change by itself. */
function plain(milliseconds: number): () => Animation {
  return () => ({ effect: NO_EFFECT, milliseconds, boardChanges: 'first' });
}

/** Every event and how it is played. A new event fails to compile until it has its row. */
const ANIMATIONS: DispatchTable<BattleEvent, null, Animation> = {
  turnBegan: (_, { side }) => ({ effect: { type: 'turn', side }, milliseconds: 700, boardChanges: 'first' }),
  attrition: (_, { loss }) => ({ effect: { type: 'erosion', damage: loss }, milliseconds: 700, boardChanges: 'first' }),
  cardDrawn: plain(90),
  cardOverdrawn: plain(300),
  deployed: plain(320),
  moved: plain(300),
  struck,
  wounded: plain(200),
  fell: plain(420),
  castleStruck,
  turnEnded: plain(0),
  battleEnded: plain(0),
};

export function animationOf(event: BattleEvent): Animation {
  return dispatch<BattleEvent, null, Animation>(ANIMATIONS, null, event);
}
