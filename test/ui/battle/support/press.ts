import type { AppStore } from '../../../../src/store/createStore';
import { battleMachine } from '../../../../src/ui/battle/machine';
import type { Pressed, Selection } from '../../../../src/ui/battle/selection';
import { battleMatch } from '../../../../src/ui/battle/useInput';
import { pressOn as pressOnMatch } from '../../../../src/ui/input/press';

/** Presses on the battle of a store, whose referee answers at once; gives what is held after it. */
export function pressOn(store: AppStore, held: Selection, pressed: Pressed): Selection {
  const pressing = pressOnMatch(battleMatch(store), battleMachine, held, pressed);
  if (pressing instanceof Promise) throw new Error('the referee of this tab answers at once');
  return pressing.selection;
}
