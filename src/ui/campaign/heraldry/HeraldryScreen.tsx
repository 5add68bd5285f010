import { useState } from 'react';
import { Link } from 'wouter';
import { ARMS_PARTS, type ArmsPart } from '../../../content/campaign/arms';
import type { CampaignBattle } from '../../../content/campaign/campaignBattle';
import { campaignProgress } from '../../../store/campaign/campaignProgress';
import { chooseArms, wearWonArms } from '../../../store/campaign/ownArms';
import { useSpeak } from '../../common/hooks/storeHooks';
import { Icon } from '../../common/icons/Icon';
import { PageHead } from '../../common/page/PageHead';
import { PlaceBar } from '../../home/PlaceBar';
import { PATHS } from '../../routes/address';
import { CampaignWords } from '../CampaignWords';
import { useCampaign } from '../useCampaign';
import { ArmsPreview } from './ArmsPreview';
import styles from './HeraldryScreen.module.css';
import { PartChoice } from './PartChoice';

/** All arms there are to win, by whom they are won, and the choice among those that one has. */
export function HeraldryScreen() {
  const battles = useCampaign();
  return <CampaignWords>{battles === null ? null : <Heraldry battles={battles} />}</CampaignWords>;
}

function Heraldry({ battles }: { readonly battles: readonly CampaignBattle[] }) {
  const speak = useSpeak();
  const [{ won }] = useState(campaignProgress.read);
  const isWon = ({ id }: CampaignBattle): boolean => Object.hasOwn(won, id);
  const [{ worn }, setOwn] = useState(() => wearWonArms(battles.filter(isWon).map(({ arms }) => arms)));
  const choose = (part: ArmsPart, value: string | null): void => setOwn(chooseArms(part, value));
  return (
    <div className={styles.place}>
      <PlaceBar />
      <main className={styles.table}>
        <PageHead
          className={styles.head}
          kicker={speak('heraldry.sum', { won: battles.filter(isWon).length, count: battles.length })}
          title={speak('place.arms')}
          about={speak('heraldry.about')}
        >
          <Link href={PATHS.campaign} className={styles.map}>
            <Icon name="treasure-map" /> {speak('heraldry.map')}
          </Link>
        </PageHead>
        <ArmsPreview arms={worn} />
        <div className={styles.parts}>
          {ARMS_PARTS.map((part) => (
            <PartChoice
              key={part}
              part={part}
              value={worn[part] ?? null}
              battles={battles.filter(({ arms }) => arms.part === part)}
              isWon={isWon}
              onChoose={choose}
            />
          ))}
        </div>
      </main>
    </div>
  );
}
