import { useEffect, useEffectEvent, useRef } from 'react';
import { withDeckContents } from '../../store/decks/battleDecks';
import { battleLink } from '../../store/links/linkAddress';
import { hasDecks, setupOf } from '../../store/start/battleSetup';
import { MODES } from '../../store/start/quickBattle';
import { selectCatalog } from '../../store/view/battleSelectors';
import { MedallionDefinitions } from '../art/MedallionDefinitions';
import { freshSeed } from '../common/boot/freshSeed';
import { CopyLink } from '../common/controls/CopyLink';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { useOwnDecks } from '../common/hooks/useOwnDecks';
import { HouseRuleChoice } from '../common/houseRules/HouseRuleChoice';
import { PageHead } from '../common/page/PageHead';
import { PlaceBar } from '../home/PlaceBar';
import { BeginButton } from '../screens/BeginButton';
import place from '../screens/Place.module.css';
import { ScenarioDrop } from '../screens/ScenarioDrop';
import { BattleSentence } from './BattleSentence';
import { DeckGroup } from './DeckGroup';
import { GroundGroup, SideGroup } from './GroundGroup';
import { GROUPS } from './groups';
import { LedBanner } from './LedBanner';
import { Picks } from './Picks';
import { PlayerGroup } from './PlayerGroup';
import styles from './PlayScreen.module.css';
import { useChoices } from './useChoices';

const SENTENCE = 'set-up-sentence';

/** The set-up: who fights whom, and where, around the ground; at its foot the battle as a sentence, and the way into it. */
export function PlayScreen() {
  const speak = useSpeak();
  const catalog = useAppSelector(selectCatalog);
  const [choices, choose] = useChoices();
  const { mode, opponent, watched } = choices;
  const own = useOwnDecks();
  const isOwn = mode === 'opponent';
  const begin = useRef<HTMLDivElement>(null);
  useBeginKey(() => begin.current?.querySelector('button')?.click());
  return (
    <>
      <MedallionDefinitions />
      <ScenarioDrop />
      <div className={styles.play}>
        <PlaceBar />
        <main className={styles.main}>
          <PageHead className={styles.title} title={speak('home.setUp')} />
          <div className={styles.kind}>
            <Picks
              id="set-up-kind"
              label={speak('home.mode')}
              options={MODES}
              value={mode}
              nameOf={(option) => speak(`home.mode.${option}`)}
              layout="words"
              onChoose={(option) => choose({ mode: option })}
            />
          </div>
          <section className={styles.left} aria-label={speak(isOwn ? 'setUp.youLead' : 'setUp.leftLeads')}>
            {mode === 'watch' ? (
              <PlayerGroup
                group="leftPlayer"
                label={speak('home.leftPlayer')}
                personalityLabel={speak('home.leftPersonality')}
                value={watched.left}
                onChoose={(player) => choose({ watched: { ...watched, left: player } })}
              />
            ) : null}
            {isOwn ? <LedBanner /> : null}
            <DeckGroup of="deck" label={speak(isOwn ? 'home.deck' : 'home.leftDeck')} layout="list" />
          </section>
          <section className={styles.ground} aria-label={speak('home.battlefield')}>
            <GroundGroup />
            {isOwn ? <SideGroup /> : null}
            <div id={GROUPS.houseRules} className={`${place.sheet} ${styles.houseRules}`}>
              <HouseRuleChoice />
            </div>
            <CopyLink
              label={speak('home.copyLink')}
              link={() => battleLink(withDeckContents(setupOf(choices, freshSeed()), catalog, own))}
            />
          </section>
          <section className={styles.right} aria-label={speak(isOwn ? 'setUp.theyLead' : 'setUp.rightLeads')}>
            {isOwn ? (
              <PlayerGroup
                group="opponent"
                label={speak('home.opponent')}
                personalityLabel={speak('home.personality')}
                value={opponent}
                onChoose={(player) => choose({ opponent: player })}
              />
            ) : null}
            {mode === 'watch' ? (
              <PlayerGroup
                group="rightPlayer"
                label={speak('home.rightPlayer')}
                personalityLabel={speak('home.rightPersonality')}
                value={watched.right}
                onChoose={(player) => choose({ watched: { ...watched, right: player } })}
              />
            ) : null}
            <DeckGroup
              of="enemyDeck"
              label={speak(isOwn ? 'home.enemyDeck' : 'home.rightDeck')}
              layout={isOwn ? 'stamps' : 'list'}
            />
          </section>
          <div className={styles.foot}>
            <BattleSentence id={SENTENCE} />
            <div ref={begin} className={styles.begin}>
              {hasDecks(catalog) ? <BeginButton word="play.begin" toldBy={SENTENCE} /> : <p>{speak('home.noDeck')}</p>}
            </div>
          </div>
        </main>
      </div>
    </>
  );
}

/** Ctrl and Enter begin the battle from wherever one is in the set-up. */
function useBeginKey(begin: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isMeant = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat;
    if (isMeant && document.querySelector('dialog[open]') === null) begin();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
