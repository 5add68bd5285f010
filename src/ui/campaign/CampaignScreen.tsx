import { domMax, LazyMotion } from 'framer-motion';
import { useEffect, useState } from 'react';
import type { CampaignBattle } from '../../content/campaign/campaignBattle';
import { campaignProgress } from '../../store/campaign/campaignProgress';
import { wearWonArms } from '../../store/campaign/ownArms';
import { useSpeak } from '../common/hooks/storeHooks';
import { Motion } from '../common/motion/Motion';
import { PageHead } from '../common/page/PageHead';
import { PlaceBar } from '../home/PlaceBar';
import { campaignIn } from '../routes/address';
import { useAddress } from '../routes/navigation';
import { ArmsLink } from './ArmsLink';
import styles from './CampaignScreen.module.css';
import { CampaignWords } from './CampaignWords';
import { NodeSheet } from './NodeSheet';
import { RoadMap } from './RoadMap';
import { useCampaign } from './useCampaign';

/** The campaign's map with its road, and the battle that is open on it. */
export function CampaignScreen() {
  const battles = useCampaign();
  return <CampaignWords>{battles === null ? null : <March battles={battles} />}</CampaignWords>;
}

function March({ battles }: { readonly battles: readonly CampaignBattle[] }) {
  const speak = useSpeak();
  const [progress] = useState(campaignProgress.read);
  const { won, fresh } = progress;
  // Its piece of the road is drawn once.
  useEffect(() => {
    const now = campaignProgress.read();
    if (now.fresh !== null) campaignProgress.write({ ...now, fresh: null });
  }, []);
  const isWon = (battle: CampaignBattle): boolean => Object.hasOwn(won, battle.id);
  const [{ worn }] = useState(() => wearWonArms(battles.filter(isWon).map(({ arms }) => arms)));
  const next = battles.find((battle) => !isWon(battle)) ?? battles.at(-1);
  const asked = useAsked();
  const chosen = battles.find(({ number }) => number === asked) ?? next;
  const honours = battles.reduce((sum, { id }) => sum + (won[id]?.length ?? 0), 0);
  const count = battles.length;
  return (
    <LazyMotion features={domMax}>
      <Motion>
        <div className={styles.place}>
          <PlaceBar />
          <main className={styles.table}>
            <PageHead
              className={styles.plaque}
              sign={<ArmsLink arms={worn} isFresh={fresh !== null} />}
              title={speak('place.campaign')}
              about={
                count === 0
                  ? speak('campaign.none')
                  : speak('campaign.sum', { won: battles.filter(isWon).length, count, honours, most: 3 * count })
              }
            />
            <RoadMap battles={battles} won={won} fresh={fresh} chosen={chosen ?? null} next={next ?? null} />
            {chosen === undefined ? null : (
              <NodeSheet
                key={chosen.id}
                battle={chosen}
                count={count}
                honours={won[chosen.id] ?? []}
                before={beforeOf(battles, chosen, isWon)}
              />
            )}
          </main>
        </div>
      </Motion>
    </LazyMotion>
  );
}

/** The battle that must be won first; null where the road is open. */
function beforeOf(
  battles: readonly CampaignBattle[],
  battle: CampaignBattle,
  isWon: (battle: CampaignBattle) => boolean,
): CampaignBattle | null {
  const before = battles[battles.indexOf(battle) - 1];
  return before === undefined || isWon(before) || isWon(battle) ? null : before;
}

/** Settings lie over the map: the battle stays open while they have the address. */
function useAsked(): number {
  const address = useAddress();
  const [last, setLast] = useState(0);
  const asked = address.type === 'place' ? campaignIn(address.path) : last;
  if (asked !== last) setLast(asked);
  return asked;
}
