import { Fragment } from 'react';
import type { Position } from '../../battle/model/position';
import { selectReasoned, selectWhyPlace } from '../../store/advice/whySelectors';
import { selectUndoBarrier, selectViewer } from '../../store/view/battleSelectors';
import { selectHistory } from '../../store/view/tableSelectors';
import { listed } from '../../words/lists';
import { CardPicture } from '../art/pictures/CardPicture';
import { CardButton } from '../common/card/CardButton';
import { type CardLook, useCardLook } from '../common/card/useCardLook';
import { memoByValue } from '../common/hooks/memoByValue';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { EmblemIcon, Icon } from '../common/icons/Icon';
import { DeedKey } from '../common/keys/DeedKey';
import { LogSentence } from '../common/log/LogSentence';
import { useNewestInSight } from '../common/log/useNewestInSight';
import { walkEntries } from '../common/log/walkEntries';
import { useNameOfSide } from '../common/words/useEnemyName';
import styles from './Chronicle.module.css';
import { type LogEntry, useLog, useLogPlaces } from './useLog';

/**
 * The newest entries are enough on screen; the whole battle is in its record. The oldest leave many at a time and none
 * comes back: one that left for every new one would push the others about.
 */
const LEAVING_EVENTS = 80;

/** As wide as the arms of a card are here: a face would not read. */
const LOG_PICTURE = 30;

const pictureOf = ({ stratagem }: CardLook) => (stratagem === undefined ? 'mark' : 'token');

export type LookAt = (places: readonly Position[]) => void;

interface ChronicleProps {
  readonly onLookAt: LookAt;
  /** Where an entry leads by its place in the story; without one it is only looked at. */
  readonly onMoment?: (event: number) => void;
  readonly onWhy: () => void;
}

/** The battle log in sentences, the newest last, with the arithmetic of every blow; each entry can be looked at on the board. */
export const Chronicle = memoByValue(function Chronicle({ onLookAt, onMoment, onWhy }: ChronicleProps) {
  const speak = useSpeak();
  const events = useAppSelector((state) => selectHistory(state).length);
  const oldest = (Math.floor(events / LEAVING_EVENTS) - 1) * LEAVING_EVENTS;
  const entries = useLog(Number.POSITIVE_INFINITY, oldest).toReversed();
  const placesOf = useLogPlaces();
  const barrier = useAppSelector(selectUndoBarrier);
  const whyPlace = useAppSelector(selectWhyPlace);
  const { reference, onScroll } = useNewestInSight(`${entries.at(-1)?.key ?? ''} ${whyPlace ?? ''}`);
  return (
    <section className={styles.chronicle} aria-label={speak('log.title')}>
      <h2 className={styles.heading}>{speak('log.title')}</h2>
      <div className={styles.frame}>
        <ol ref={reference} data-log="" className={styles.entries} onScroll={onScroll}>
          {entries.length === 0 ? <li className={styles.entry}>{speak('log.empty')}</li> : null}
          {entries.map((entry, place) => (
            <Fragment key={entry.key}>
              {isFirstFrom(entries, place, whyPlace) ? <WhyEntry onWhy={onWhy} /> : null}
              {isFirstFrom(entries, place, barrier) ? <UndoEnd /> : null}
              <Entry
                entry={entry}
                places={placesOf(entry)}
                isLast={place === entries.length - 1}
                onLookAt={onLookAt}
                {...(onMoment !== undefined && { onMoment })}
              />
            </Fragment>
          ))}
          {barrier !== null && (entries.at(-1)?.index ?? -1) < barrier ? <UndoEnd /> : null}
          {whyPlace !== null && (entries.at(-1)?.index ?? -1) < whyPlace ? <WhyEntry onWhy={onWhy} /> : null}
        </ol>
      </div>
    </section>
  );
});

interface EntryProps extends Pick<ChronicleProps, 'onLookAt' | 'onMoment'> {
  readonly entry: LogEntry;
  readonly places: readonly Position[];
  readonly isLast: boolean;
}

function Entry({ entry, places, isLast, onLookAt, onMoment }: EntryProps) {
  const { index, opensTurn, sentence, arithmetic, actor, cards } = entry;
  const speak = useSpeak();
  const lookOf = useCardLook();
  const viewer = useAppSelector(selectViewer);
  const names = cards.map((card) => lookOf(card).name);
  return (
    <li className={opensTurn ? styles.turn : styles.entry}>
      <LogSentence
        className={styles.sentence}
        isLast={isLast}
        onLook={() => onLookAt(places)}
        onLeave={() => onLookAt([])}
        onPress={onMoment && (() => onMoment(index))}
      >
        {sentence}
        {arithmetic === undefined ? null : <span className={styles.arithmetic}>{arithmetic}</span>}
      </LogSentence>
      {actor === null || cards.length === 0 ? null : (
        <CardButton
          cards={cards}
          data-read=""
          tabIndex={-1}
          className={actor.side === viewer ? styles.own : styles.foe}
          aria-label={speak('card.read', { name: listed(speak, names, 'and') })}
          onKeyDown={walkEntries}
        >
          <CardPicture look={lookOf(actor.card)} view={pictureOf(lookOf(actor.card))} width={LOG_PICTURE}>
            <EmblemIcon name={lookOf(actor.card).emblem} className="" />
          </CardPicture>
        </CardButton>
      )}
    </li>
  );
}

/** What lies above can't be taken back, though it was ordered in this turn: something hidden was revealed. */
function UndoEnd() {
  const speak = useSpeak();
  return (
    <li className={styles.barrier}>
      <Icon name="padlock" /> {speak('log.undoLocked')}
    </li>
  );
}

/** The way to the reasons of the turn that has just ended. */
function WhyEntry({ onWhy }: { readonly onWhy: () => void }) {
  const speak = useSpeak();
  const reasoned = useAppSelector(selectReasoned);
  const name = useNameOfSide(reasoned?.side ?? null);
  return (
    <li className={styles.why} data-why="">
      <button type="button" className={styles.sentence} onClick={onWhy} onKeyDown={walkEntries}>
        <Icon name="scales" /> {speak('why.ask', { player: name })} <DeedKey deed="why" />
      </button>
    </li>
  );
}

/** Whether an entry is the first that happened from a place of the history on. */
function isFirstFrom(entries: readonly LogEntry[], place: number, from: number | null): boolean {
  if (from === null) return false;
  const before = entries[place - 1];
  return (entries[place]?.index ?? -1) >= from && (before === undefined || before.index < from);
}
