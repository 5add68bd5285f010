import type { CastleMark } from '../../battle/view/statistics';
import { type BySide, bySide, type Side } from '../../kernel/sides';
import { useSpeak } from '../common/hooks/storeHooks';
import { RoundsChart } from './RoundsChart';

interface CastleChartProps {
  readonly marks: readonly CastleMark[];
  readonly fighters: BySide<{ readonly name: string }>;
  /** Whose line is drawn as one's own. */
  readonly viewer: Side;
}

/** Both castles' health at the end of every round. */
export function CastleChart({ marks, fighters, viewer }: CastleChartProps) {
  const speak = useSpeak();
  const standing = marks.map(({ round, castles }) => ({
    round,
    values: bySide((side) => Math.max(0, castles[side])),
  }));
  const roundName = (round: number) => (round === 0 ? speak('chart.start') : String(round));
  const wordsOf = (side: Side): string => {
    const values = standing.map(({ round, values: health }) => `${roundName(round)} ${health[side]}`).join(', ');
    return speak('chart.text', { name: '', values });
  };
  return (
    <RoundsChart
      title={speak('chart.title')}
      marks={standing}
      names={bySide((side) => fighters[side].name)}
      words={bySide(wordsOf)}
      viewer={viewer}
    />
  );
}
