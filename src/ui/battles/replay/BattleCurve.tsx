import { useMemo } from 'react';
import { SIDES } from '../../../kernel/sides';
import type { ReplayView } from '../../../store/replay/replayStore';
import { useSpeak } from '../../common/hooks/storeHooks';
import { Curve, type CurveLine } from './Curve';
import type { Chances } from './useChances';
import type { ReplayCourse } from './useReplay';

interface BattleCurveProps {
  readonly course: ReplayCourse;
  readonly chances: Chances;
  readonly view: ReplayView;
  readonly isTableOpen: boolean;
  readonly onTable: (isOpen: boolean) => void;
}

/** Both castles and the chance of winning over the whole battle. */
export function BattleCurve({ course, chances, view, isTableOpen, onTable }: BattleCurveProps) {
  const speak = useSpeak();
  const { places, at, seek } = course;
  const own = view ?? 'left';
  const lines = useMemo((): readonly CurveLine[] => {
    const most = Math.max(...places.flatMap(({ strength }) => [strength.left, strength.right]));
    const castles = SIDES.map(
      (side): CurveLine => ({
        name: speak(`replay.seenBy.${side}`),
        look: side === own ? 'own' : 'foe',
        values: places.map(({ strength }) => strength[side]),
        most,
      }),
    );
    const values = places.map((_, moment) => chances.get(moment) ?? null);
    return [...castles, { name: speak('replay.chance'), look: 'chance', values, most: 1 }];
  }, [places, chances, own, speak]);
  const rounds = useMemo(() => places.map(({ round }) => round), [places]);
  return (
    <Curve
      title={speak('replay.castles')}
      lines={lines}
      at={at}
      rounds={rounds}
      onSeek={seek}
      isTableOpen={isTableOpen}
      onTable={onTable}
    />
  );
}
