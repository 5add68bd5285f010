import type { BattleTypes } from '../../../src/store/battle/battleRules';
import { battleResumed } from '../../../src/store/battle/battleSlice';
import type { Resumed } from '../../../src/store/saves/openSave';
import { type Seat, seatsResumed } from '../../../src/store/seats/seatsSlice';
import { selectCommandBattle } from '../../../src/ui/command/context';
import { openBattleFile, openStore } from '../../store/support/table';
import { playedSamples } from '../forging/samples';
import { resealed } from '../forging/seal';
import { type Door, type Opened, turnedAway } from '../support/door';
import { playSome } from '../support/play';

const ORDERS = 8;
const SAMPLES = playedSamples(30, 3);

export const SAVE_DOOR: Door = {
  name: 'save',
  format: 'json',
  weight: 0.5,
  samples: SAMPLES,
  open: (text) => openStored(parsed(text)),
};

/** Somebody who knows how to make the checksums fit. */
export const FORGED_SAVE_DOOR: Door = {
  name: 'forged save',
  format: 'json',
  weight: 1,
  samples: SAMPLES,
  open: (text) => openStored(resealed(parsed(text))),
};

/** Storage holds values: what isn't JSON is a value of its own. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function openStored(file: unknown): Opened {
  const opened = openBattleFile(file);
  if (!opened.ok) return turnedAway({ where: 'save', message: opened.refusal });
  return { accepted: true, use: () => use(opened.value) };
}

const TABLE = openStore({ aiClient: { requestPlan: () => new Promise(() => undefined) } });

/** Takes it up, looks at it and plays on. */
function use({ match: battle, seats, stream }: Resumed<BattleTypes, Seat>): void {
  TABLE.dispatch(seatsResumed({ seats, stream }));
  TABLE.dispatch(battleResumed(battle));
  selectCommandBattle(TABLE.getState());
  playSome(battle.book, { type: 'position', state: battle.truth }, ORDERS);
}
