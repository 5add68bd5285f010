import { Link } from 'wouter';
import { type MomentPlace, momentName } from '../../../store/replay/moments';
import { useSpeak } from '../../common/hooks/storeHooks';
import styles from './AnalyseLink.module.css';
import { analysisPath } from './analysisPath';

interface AnalyseLinkProps {
  /** Where the battle lies, without a moment. */
  readonly replayPath: string;
  readonly at: MomentPlace | undefined;
}

/** From the moment that is looked at to the board where both sides can be ordered about. */
export function AnalyseLink({ replayPath, at }: AnalyseLinkProps) {
  const speak = useSpeak();
  const moment = at === undefined ? '' : `/${momentName(at)}`;
  return (
    <p className={styles.analyse}>
      <Link href={`${analysisPath(replayPath)}${moment}`}>{speak('analysis.open')}</Link>
      <span>{speak('analysis.openHelp')}</span>
    </p>
  );
}
