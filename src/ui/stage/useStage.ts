import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Position } from '../../battle/position';
import type { Side } from '../../battle/sides';
import type { StageEffect } from './effects';
import { createStage, type Stage } from './stage';

/** A board that nobody plays on, as on the page of components, has a stage where nothing happens. */
export const StageContext = createContext<Stage>(createStage());

export function useStage(): Stage {
  return useContext(StageContext);
}

export function useEffectsAt(cell: Position): readonly StageEffect[] {
  const stage = useStage();
  const { row, col } = cell;
  return useSyncExternalStore(
    stage.subscribe,
    useCallback(() => stage.at({ row, col }), [stage, row, col]),
  );
}

export function useCastleEffects(side: Side): readonly StageEffect[] {
  const stage = useStage();
  return useSyncExternalStore(
    stage.subscribe,
    useCallback(() => stage.castle(side), [stage, side]),
  );
}

/** All that is to be seen; for what lies over the whole table. */
export function useEffects(): readonly StageEffect[] {
  const stage = useStage();
  return useSyncExternalStore(stage.subscribe, stage.effects);
}
