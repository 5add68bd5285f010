import { type BySide, bySide, type Side } from '../../../kernel/sides';
import type { FieldStatistics } from '../../../store/field/statistics';
import { RoundsChart } from '../../screens/RoundsChart';
import { useFieldSpeak } from '../common/fieldHooks';

interface HealthChartProps {
  readonly marks: FieldStatistics['health'];
  readonly names: BySide<string>;
  /** Whose line is drawn as one's own. */
  readonly viewer: Side;
}

/** Both squads' health at the end of every round. */
export function HealthChart({ marks, names, viewer }: HealthChartProps) {
  const speak = useFieldSpeak();
  const wordsOf = (side: Side): string =>
    marks.map(({ round, health }) => speak('stage.mark', { round, health: health[side] })).join(', ');
  return (
    <RoundsChart
      title={speak('stage.chart')}
      marks={marks.map(({ round, health }) => ({ round, values: health }))}
      names={names}
      words={bySide(wordsOf)}
      viewer={viewer}
    />
  );
}
