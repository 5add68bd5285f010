import { AnimatePresence } from 'framer-motion';
import { useEffect, useState } from 'react';
import { momentFile } from '../../../content/packed/momentFile';
import { archiveFile } from '../../../store/archive/archiveFile';
import type { AppStore } from '../../../store/createStore';
import { momentName } from '../../../store/replay/moments';
import { CloseRow } from '../../common/controls/CloseRow';
import { CopyLink } from '../../common/controls/CopyLink';
import outlined from '../../common/controls/outlined.module.css';
import { Dialog } from '../../common/dialog/Dialog';
import { useSpeak } from '../../common/hooks/storeHooks';
import { download } from '../../common/notices/useExport';
import { PATHS } from '../../routes/address';
import { isPublished, type LoadedBattle, type LoadedField } from './loadReplay';
import styles from './Replay.module.css';
import type { ReplayCourse } from './useReplay';

/** A battle as it can be given away. */
export type Shareable =
  | Pick<LoadedBattle, 'mode' | 'packed' | 'kept' | 'replay'>
  | Pick<LoadedField, 'mode' | 'packed' | 'kept' | 'replay'>;

interface ShareWaysProps {
  readonly page: AppStore;
  readonly loaded: Shareable;
  readonly course: Pick<ReplayCourse, 'places' | 'at'>;
}

/** The ways to give a battle to somebody else. */
export function ShareWays(props: ShareWaysProps) {
  const speak = useSpeak();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.share}>
      <button type="button" onClick={() => setOpen(true)}>
        {speak('replay.share')}
      </button>
      <AnimatePresence>{isOpen ? <ShareDialog {...props} onClose={() => setOpen(false)} /> : null}</AnimatePresence>
    </div>
  );
}

/** The whole battle or this very moment, as a link or as a file. A link can't carry edited cards: then there are files alone. */
export function ShareDialog({ page, loaded, course, onClose }: ShareWaysProps & { readonly onClose: () => void }) {
  const speak = useSpeak();
  const { packed, kept, replay } = loaded;
  const place = course.places[course.at];
  const name = place === undefined ? '' : momentName(place);
  const exportOne = async (): Promise<void> => {
    const found = kept === null ? null : await page.archive?.find(kept.id);
    if (found != null) download('ninekeep-battle', JSON.stringify(archiveFile([found])));
  };
  const exportMoment = (): void => {
    const about = { name: speak('replay.momentName', { moment: name }), moment: name };
    download('ninekeep-moment', momentFile({ ...about, packed, book: replay.battle.book }));
  };
  return (
    <Dialog title={speak('replay.shareBattle')} onClose={onClose}>
      <div className={`${styles.sharing} ${outlined.buttons}`}>
        <Links loaded={loaded} name={name} />
        {kept === null ? null : (
          <button type="button" onClick={() => void exportOne()}>
            {speak('battles.exportOne')}
          </button>
        )}
        <button type="button" onClick={exportMoment}>
          {speak('replay.momentFile')}
        </button>
        <p>{speak('replay.momentFileHelp')}</p>
      </div>
      <CloseRow onClose={onClose} />
    </Dialog>
  );
}

interface LinksProps {
  readonly loaded: Shareable;
  /** The moment that is looked at. */
  readonly name: string;
}

/** A battle that may still be gone on with is asked about first: its link tells each side all of the other. */
function Links({ loaded: { mode, packed, replay }, name }: LinksProps) {
  const speak = useSpeak();
  const { record, truth } = replay.battle;
  const canLink = useIsPublished(record.rules);
  const [isMeant, setMeant] = useState(truth.winner !== null);
  if (canLink === false) return <p>{speak(mode === 'field' ? 'replay.cannotShareField' : 'replay.cannotShare')}</p>;
  if (!isMeant) {
    return (
      <>
        <p>{speak('replay.shareUnfinished')}</p>
        <button type="button" onClick={() => setMeant(true)}>
          {speak('replay.shareAnyway')}
        </button>
      </>
    );
  }
  const link = `#${PATHS.battles}/link/${packed}`;
  return (
    <>
      <p>{speak('replay.shareHelp', { moment: name })}</p>
      <CopyLink label={speak('replay.shareWhole')} link={() => link} />
      <CopyLink label={speak('replay.shareMoment')} link={() => `${link}/${name}`} />
    </>
  );
}

/** Null until it is known, and where it can't be. */
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
