import { useEffect, useState } from 'react';
import { useAppStore } from '../../common/hooks/storeHooks';
import { BattlesWords } from '../BattlesWords';
import { type Shareable, ShareDialog } from './ShareWays';

interface ShareRunningProps {
  readonly open: () => Promise<Shareable | null>;
  readonly onClose: () => void;
}

/** The battle at hand, as far as it has come. Whoever shares it is told first what a link shows. */
export function ShareRunning({ open, onClose }: ShareRunningProps) {
  const page = useAppStore();
  const [loaded, setLoaded] = useState<Shareable | null>(null);
  useEffect(() => {
    let isWanted = true;
    void open().then((opened) => (isWanted ? setLoaded(opened) : undefined));
    return () => {
      isWanted = false;
    };
  }, [open]);
  if (loaded === null) return null;
  const { places } = loaded.replay;
  return (
    <BattlesWords>
      <ShareDialog page={page} loaded={loaded} course={{ places, at: places.length - 1 }} onClose={onClose} />
    </BattlesWords>
  );
}
