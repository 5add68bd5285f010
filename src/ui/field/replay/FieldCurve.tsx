import { useMemo } from 'react';
import { SIDES } from '../../../kernel/sides';
import type { MomentPlace } from '../../../store/replay/moments';
import type { ReplayView } from '../../../store/replay/replayStore';
import { Curve, type CurveLine } from '../../battles/replay/Curve';
import type { ReplayCourse } from '../../battles/replay/useReplay';
import { useSpeak } from '../../common/hooks/storeHooks';
import { useFieldView } from '../common/fieldHooks';

interface FieldCurveProps {
  readonly course: ReplayCourse;
  readonly view: ReplayView;
  readonly isTableOpen: boolean;
  readonly onTable: (isOpen: boolean) => void;
}

/** The health of both squads, and who held the point. In fog a side doesn't know what the others have left. */
export function FieldCurve({ course, view, isTableOpen, onTable }: FieldCurveProps) {
  const speak = useSpeak();
  const { book } = useFieldView();
  const { places, at, seek } = course;
  const isBlind = view !== null && book.rules.fog !== undefined;
  const lines = useMemo(() => linesOf(speak, places, view, isBlind), [speak, places, view, isBlind]);
  const rounds = useMemo(() => places.map(({ round }) => round), [places]);
  return (
    <Curve
      title={speak(isBlind ? 'replay.ownHealth' : 'replay.health')}
      lines={lines}
      at={at}
      rounds={rounds}
      onSeek={seek}
      isTableOpen={isTableOpen}
      onTable={onTable}
    />
  );
}

function linesOf(
  speak: ReturnType<typeof useSpeak>,
  places: readonly MomentPlace[],
  view: ReplayView,
  isBlind: boolean,
): readonly CurveLine[] {
  const own = view ?? 'left';
  const most = Math.max(...places.flatMap(({ strength }) => [strength.left, strength.right]));
  const longest = Math.max(0, ...places.flatMap(({ held }) => (held === null ? [] : [held.left, held.right])));
  const health = SIDES.filter((side) => side === own || !isBlind).map(
    (side): CurveLine => ({
      name: speak(`replay.seenBy.${side}`),
      look: side === own ? 'own' : 'foe',
      values: places.map(({ strength }) => strength[side]),
      most,
    }),
  );
  if (longest === 0) return health;
  const held = SIDES.map(
    (side): CurveLine => ({
      name: speak('replay.held', { side: speak(`replay.seenBy.${side}`) }),
      look: side === own ? 'ownHeld' : 'foeHeld',
      values: places.map((place) => place.held?.[side] ?? 0),
      most: longest,
    }),
  );
  return [...health, ...held];
}
