import { flushSync } from 'react-dom';
import { fromPoint, samePosition } from '../../battle/model/position';
import type { Observation } from '../../battle/view/observe';
import { selectIsPersonsTurn } from '../../store/view/battleSelectors';
import { useAppStore } from '../common/hooks/storeHooks';
import { useIsStill } from '../common/motion/useIsStill';
import type { PressResult } from '../input/press';
import { type Drag, useDragging } from '../input/useDragging';
import { useStageLength } from '../stage/useStageLength';
import { cellKey } from './marks';
import { type Place, placeFrom, pressedAt } from './places';
import type { BattleInput, Selection } from './selection';
import type { Input } from './useInput';
import type { Pointed, Pointing } from './usePointed';

/** How long a thing takes to fly home at normal speed. */
const RETURN_MILLISECONDS = 200;

/** Carrying a card or a unit somewhere is choosing it and pressing there, through the same machine. */
export function useDrag(seen: Observation, input: Input, pointing: Pointing): Drag {
  const store = useAppStore();
  const length = useStageLength();
  const still = useIsStill();
  const letGo = (): false => {
    input.press({ type: 'cancel' });
    return false;
  };
  const putDown = (place: Exclude<Place, { type: 'handCard' }>) => {
    const pressed = pressedAt(place);
    return flushSync(() => input.putDown(pressed.type === 'cell' ? { ...pressed, dropped: true } : pressed));
  };
  return useDragging<Place>(
    {
      placeFrom,
      take: (place) => {
        if (seen.phase !== 'battle' || !selectIsPersonsTurn(store.getState())) return false;
        return isHolding(flushSync(() => input.take(pressedAt(place))));
      },
      aim: (place) => {
        pointing.point(pointedOf(place, seen));
        return place === null ? null : offerAt(place, seen, input);
      },
      putDown: (place) => {
        if (place.type === 'handCard') return letGo();
        const pressing = putDown(place);
        return pressing instanceof Promise ? pressing.then(isPutDown) : isPutDown(pressing);
      },
      letGo,
      milliseconds: () => RETURN_MILLISECONDS * (still ? 0 : length),
    },
    isHolding(input.selection),
  );
}

function isHolding({ mode }: Selection): boolean {
  return mode === 'cardChosen' || mode === 'stratagemChosen' || mode === 'unitChosen';
}

/** It stays where it was put down: the order is given, or asks for one thing more. */
function isPutDown({ outcome, selection: { mode } }: PressResult<BattleInput>): boolean {
  return outcome === 'ordered' || mode === 'cellAsked' || mode === 'slideAsked' || mode === 'secondAsked';
}

function pointedOf(place: Place | null, seen: Observation): Pointed {
  if (place?.type === 'cell') return { type: 'cell', at: fromPoint(place.at) };
  return place?.type === 'castle' && place.side !== seen.side ? { type: 'castle' } : null;
}

/** What putting it down there would do, if the rules allow it. */
function offerAt(place: Place, seen: Observation, { marks }: Input): 'free' | 'strike' | null {
  if (place.type === 'castle') return place.side !== seen.side && marks.castle !== null ? 'strike' : null;
  if (place.type !== 'cell') return null;
  const at = fromPoint(place.at);
  const key = cellKey(at);
  const unit = seen.units.find((candidate) => samePosition(candidate, at));
  if (marks.walls.has(key) || (unit !== undefined && marks.strike.has(unit.id))) return 'strike';
  return marks.deploy.has(key) || marks.move.has(key) || marks.aims.has(key) ? 'free' : null;
}
