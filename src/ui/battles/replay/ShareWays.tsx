import { useEffect, useState } from 'react';
import { archiveFile } from '../../../store/archive/archiveFile';
import type { AppStore } from '../../../store/createStore';
import { momentName } from '../../../store/replay/moments';
import { CopyLink } from '../../common/controls/CopyLink';
import { useSpeak } from '../../common/hooks/storeHooks';
import { download } from '../../common/notices/useExport';
import { PATHS } from '../../routes/address';
import { isPublished, type LoadedReplay } from './loadReplay';
import styles from './Replay.module.css';
import type { ReplayCourse } from './useReplay';

interface ShareWaysProps {
  readonly page: AppStore;
  readonly loaded: Extract<LoadedReplay, { type: 'loaded' }>;
  readonly course: ReplayCourse;
}

/** The battle as a link to this very moment, or as a file. A link can't carry edited cards: then there is the file alone. */
export function ShareWays({ page, loaded, course }: ShareWaysProps) {
  const speak = useSpeak();
  const { packed, kept, replay } = loaded;
  const canLink = useIsPublished(replay.battle.record.rules);
  const place = course.places[course.at];
  const link = () => `#${PATHS.battles}/link/${packed}/${place === undefined ? '' : momentName(place)}`;
  const exportOne = async (): Promise<void> => {
    const found = kept === null ? null : await page.archive?.find(kept.id);
    if (found != null) download('ninekeep-battle', JSON.stringify(archiveFile([found])));
  };
  return (
    <div className={styles.share}>
      {canLink === false ? (
        <p>{speak('replay.cannotShare')}</p>
      ) : (
        <CopyLink label={speak('replay.shareMoment')} link={link} />
      )}
      {kept === null ? null : (
        <button type="button" onClick={() => void exportOne()}>
          {speak('battles.exportOne')}
        </button>
      )}
    </div>
  );
}

/** Null until it is known. */
function useIsPublished(hash: string): boolean | null {
  const [is, setIs] = useState<boolean | null>(null);
  useEffect(() => {
    let isWanted = true;
    void isPublished(hash).then((published) => (isWanted ? setIs(published) : undefined));
    return () => {
      isWanted = false;
    };
  }, [hash]);
  return is;
}
