import { domMax, LazyMotion } from 'framer-motion';
import { useState } from 'react';
import { MedallionDefinitions } from '../art/MedallionDefinitions';
import { Motion } from '../common/motion/Motion';
import { BattleWords } from '../common/words/BattleWords';
import { PlaceBar } from '../home/PlaceBar';
import { type AskedDeck, deckIn } from '../routes/address';
import { useAddress } from '../routes/navigation';
import { Builder } from './Builder';
import { DeckShelf } from './DeckShelf';
import styles from './DecksScreen.module.css';
import { DecksWords } from './DecksWords';
import { ImportSheet } from './ImportSheet';

const NOTHING: AskedDeck = { id: '', isText: false, link: null };

/** All decks, one of them open, or one that a link brings. */
export function DecksScreen() {
  const asked = useAsked();
  return (
    <BattleWords>
      <DecksWords>
        <LazyMotion features={domMax}>
          <Motion>
            <MedallionDefinitions />
            <div className={asked.id === '' ? styles.place : styles.builder}>
              <PlaceBar />
              {asked.id !== '' ? <Builder id={asked.id} isText={asked.isText} /> : null}
              {asked.id === '' && asked.link !== null ? <ImportSheet key={asked.link} link={asked.link} /> : null}
              {asked.id === '' && asked.link === null ? <DeckShelf /> : null}
            </div>
          </Motion>
        </LazyMotion>
      </DecksWords>
    </BattleWords>
  );
}

/** Settings lie over the place: what is open stays open while they have the address. */
function useAsked(): AskedDeck {
  const address = useAddress();
  const path = address.type === 'place' && address.place === 'decks' ? address.path : null;
  const [last, setLast] = useState(path);
  if (path !== null && path !== last) setLast(path);
  const shown = path ?? last;
  return shown === null ? NOTHING : deckIn(shown);
}
