import { domMax, LazyMotion } from 'framer-motion';
import { MedallionDefinitions } from '../art/MedallionDefinitions';
import { BattleWords } from '../common/words/BattleWords';
import { SettingsForm } from '../screens/SettingsForm';
import { ArtRoom } from './ArtRoom';
import { BoardRoom } from './BoardRoom';
import { CommonRoom } from './CommonRoom';
import { DialogsRoom } from './DialogsRoom';
import { FieldArtRoom } from './FieldArtRoom';
import { FieldRailRoom } from './FieldRailRoom';
import { FieldStageRoom } from './FieldStageRoom';
import styles from './Gallery.module.css';
import { HandRoom } from './HandRoom';
import { PicturesRoom } from './PicturesRoom';
import { RailRoom } from './RailRoom';
import { TokensRoom } from './TokensRoom';
import { UnitsRoom } from './UnitsRoom';

const ROOMS = [
  'tokens',
  'art',
  'units',
  'board',
  'hand',
  'pictures',
  'rail',
  'common',
  'dialogs',
  'field-art',
  'field-rail',
  'field-stage',
] as const;

/** Every token and every component in every state, under `npm start` alone. */
export function Gallery() {
  const walk = (room: string) => document.getElementById(room)?.scrollIntoView();
  return (
    <BattleWords>
      <MedallionDefinitions />
      <LazyMotion features={domMax} strict>
        <main className={styles.gallery}>
          <header className={styles.header}>
            <h1 className={styles.title}>Gallery</h1>
            <nav aria-label="Rooms of the gallery" className={styles.rooms}>
              {ROOMS.map((room) => (
                <button key={room} type="button" onClick={() => walk(room)}>
                  {room}
                </button>
              ))}
            </nav>
          </header>
          <section className={styles.settings} aria-label="How it is shown">
            <SettingsForm />
          </section>
          <TokensRoom />
          <ArtRoom />
          <UnitsRoom />
          <BoardRoom />
          <HandRoom />
          <PicturesRoom />
          <RailRoom />
          <CommonRoom />
          <DialogsRoom />
          <FieldArtRoom />
          <FieldRailRoom />
          <FieldStageRoom />
        </main>
      </LazyMotion>
    </BattleWords>
  );
}
