import type { BattleEvent } from '../../../battle/model/events';
import type { Observation } from '../../../battle/view/observe';
import { type DispatchTable, dispatch } from '../../../kernel/dispatch';
import { SIDES } from '../../../kernel/sides';
import type { SoundName } from '../../sound/sounds';
import type { Animator, StageAnimation } from '../effects';
import { castlePlace } from '../places';
import { attrition, castleStruck, cellStruck, countered, struck } from './blows';
import { played, recalled, swapped, turned } from './stratagems';
import { burned, deployed, fell, flared, groundChanged, healed, hurt, moved, shoved } from './units';

/** No picture of its own: the board shows the change by itself. */
function plain(milliseconds: number, sound: SoundName | null = null): () => StageAnimation {
  return () => ({ effects: [], milliseconds, changesAt: 0, landsAt: 0, sound });
}

/** The result opens when this is over. */
const END_MILLISECONDS = 1500;

/** The losing castle crumbles under its banner's fall, and nothing is said of it before it is down. */
const battleEnded: Animator<Extract<BattleEvent, { type: 'battleEnded' }>> = ({ side }, { winner, ending }) => ({
  effects: [
    {
      type: 'end',
      winner,
      spots:
        ending === 'concession' || ending === 'goal'
          ? []
          : SIDES.filter((castle) => castle !== winner).map(castlePlace),
      delay: 0,
    },
  ],
  milliseconds: END_MILLISECONDS,
  changesAt: END_MILLISECONDS,
  landsAt: 0,
  sound: winner === side ? 'victory' : 'defeat',
});

/** Every event and how it is played. A new event fails to compile until it has its row. */
const ANIMATIONS: DispatchTable<BattleEvent, Observation, StageAnimation> = {
  mulliganed: plain(260, 'draw'),
  turnBegan: (_, { side }) => ({
    effects: [{ type: 'turn', side, delay: 0 }],
    milliseconds: 760,
    changesAt: 0,
    landsAt: 0,
    sound: 'turn',
  }),
  attrition,
  cardDrawn: plain(200, 'draw'),
  cardOverdrawn: plain(320, 'draw'),
  deployed,
  moved,
  struck,
  countered,
  cellStruck,
  wounded: plain(220),
  burned,
  hurt,
  healed,
  emboldened: flared,
  readied: flared,
  shoved,
  played,
  granted: flared,
  turned,
  swapped,
  recalled,
  groundChanged,
  concealed: plain(200),
  braced: flared,
  fell,
  castleStruck,
  columnsHeld: plain(0),
  effectsCut: plain(0),
  turnEnded: plain(0),
  battleEnded,
};

export function animationOf(board: Observation, event: BattleEvent): StageAnimation {
  return dispatch<BattleEvent, Observation, StageAnimation>(ANIMATIONS, board, event);
}
