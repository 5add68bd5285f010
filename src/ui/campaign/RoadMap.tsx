import * as m from 'framer-motion/m';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { CampaignBattle } from '../../content/campaign/campaignBattle';
import { lookUp } from '../../kernel/dispatch';
import type { CampaignProgress } from '../../store/campaign/campaignProgress';
import { selectCatalog, selectLanguage } from '../../store/view/battleSelectors';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { campaignPath } from '../routes/address';
import { factionOfDeck } from '../screens/factionOfDeck';
import { battleWords } from './battleWords';
import { labelSide } from './labelSide';
import { MapInk } from './MapInk';
import styles from './RoadMap.module.css';
import { RoadNode } from './RoadNode';
import { ROAD_SECONDS } from './roadSeconds';

interface RoadMapProps {
  readonly battles: readonly CampaignBattle[];
  readonly won: CampaignProgress['won'];
  readonly fresh: string | null;
  readonly chosen: CampaignBattle | null;
  readonly next: CampaignBattle | null;
}

const WIDTH = 1000;
const HEIGHT = 780;

/** An ordered list laid over an inked map; left and right walk the road. */
export function RoadMap({ battles, won, fresh, chosen, next }: RoadMapProps) {
  const speak = useSpeak();
  const language = useAppSelector(selectLanguage);
  const catalog = useAppSelector(selectCatalog);
  const [, go] = useLocation();
  const sheet = useRef<HTMLDivElement>(null);
  const number = chosen?.number ?? 0;
  useEffect(() => {
    // On a phone the map is larger than its window: the chosen battle lies in the middle of it.
    const node = sheet.current?.querySelectorAll<HTMLElement>('[data-node]')[number - 1];
    const view = sheet.current;
    if (node == null || view === null) return;
    const { offsetLeft, offsetTop } = node.parentElement ?? node;
    view.scrollTo({ left: offsetLeft - view.clientWidth / 2, top: offsetTop - view.clientHeight / 2 });
  }, [number]);
  const walk = (event: KeyboardEvent, place: number): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const to = battles[place + step];
    if (step === 0 || to === undefined) return;
    event.preventDefault();
    go(campaignPath(to.number), { replace: true });
    sheet.current?.querySelectorAll<HTMLElement>('[data-node]')[place + step]?.focus();
  };
  const nameOf = (battle: CampaignBattle): string => battleWords(battle, language).name;
  const stateOf = (battle: CampaignBattle, place: number): string => {
    const { number } = battle;
    const name = nameOf(battle);
    if (Object.hasOwn(won, battle.id))
      return speak('campaign.state.won', { number, name, honours: won[battle.id]?.length ?? 0 });
    const before = battles[place - 1];
    return battle === next || before === undefined
      ? speak('campaign.state.open', { number, name })
      : speak('campaign.state.closed', { number, name, before: nameOf(before) });
  };
  return (
    <div ref={sheet} className={styles.window}>
      <div className={styles.sheet}>
        <svg className={styles.ink} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
          <MapInk />
          {battles.slice(1).map((battle, place) => {
            const from = battles[place] as CampaignBattle;
            const isDrawn = Object.hasOwn(won, from.id);
            const way = wayBetween(from.place, battle.place, place);
            return (
              <g key={battle.id}>
                <path d={way} className={styles.way} />
                {isDrawn ? <Drawn id={battle.id} way={way} isFresh={from.id === fresh} /> : null}
              </g>
            );
          })}
        </svg>
        <ol className={styles.road} aria-label={speak('campaign.road')}>
          {battles.map((battle, place) => {
            const [x, y] = battle.place;
            const faction = factionOfDeck(catalog, battle.decks.right);
            return (
              <li key={battle.id} style={{ left: `${x / 10}%`, top: `${(100 * y) / HEIGHT}%` }}>
                <RoadNode
                  number={battle.number}
                  name={nameOf(battle)}
                  whole={stateOf(battle, place)}
                  level={speak(`level.${battle.level}`)}
                  faction={faction}
                  emblem={lookUp(catalog.factions, faction)?.emblem ?? 'castle'}
                  state={Object.hasOwn(won, battle.id) ? 'won' : battle === next ? 'next' : 'closed'}
                  honours={won[battle.id]?.length ?? 0}
                  isFresh={battle.id === fresh}
                  isChosen={battle === chosen}
                  label={labelSide(
                    battle.place,
                    [battles[place - 1], battles[place + 1]].flatMap((other) =>
                      other === undefined ? [] : [other.place],
                    ),
                  )}
                  onPress={() => go(campaignPath(battle.number))}
                  onKeyDown={(event) => walk(event, place)}
                />
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
}

interface DrawnProps {
  readonly id: string;
  readonly way: string;
  readonly isFresh: boolean;
}

/** A piece of the road in red ink; after a win it is drawn. */
function Drawn({ id, way, isFresh }: DrawnProps) {
  return (
    <>
      <mask id={`road-${id}`} maskUnits="userSpaceOnUse" x="0" y="0" width={WIDTH} height={HEIGHT}>
        <m.path
          d={way}
          stroke="#fff"
          strokeWidth={16}
          fill="none"
          initial={{ pathLength: isFresh ? 0 : 1 }}
          animate={{ pathLength: 1 }}
          transition={{ duration: ROAD_SECONDS.end - ROAD_SECONDS.begin, delay: ROAD_SECONDS.begin, ease: 'easeInOut' }}
        />
      </mask>
      <path d={way} className={styles.drawn} mask={`url(#road-${id})`} />
    </>
  );
}

/** A road bends, each piece the other way. */
function wayBetween([x, y]: CampaignBattle['place'], [toX, toY]: CampaignBattle['place'], place: number): string {
  const bend = (place % 2 === 0 ? 1 : -1) * 0.16;
  const midX = (x + toX) / 2 - (toY - y) * bend;
  const midY = (y + toY) / 2 + (toX - x) * bend;
  return `M${x} ${y}Q${midX} ${midY} ${toX} ${toY}`;
}
