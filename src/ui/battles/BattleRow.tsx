import { memo, useState } from 'react';
import { Link } from 'wouter';
import { SIDES } from '../../kernel/sides';
import { courseOf, type KeptBattle, marginOf } from '../../store/archive/keptBattle';
import { VisuallyHidden } from '../common/controls/VisuallyHidden';
import { Icon } from '../common/icons/Icon';
import { Bust } from '../home/art/Bust';
import { PATHS } from '../routes/address';
import { DeckPicture } from '../screens/DeckPicture';
import styles from './BattleRow.module.css';
import { bustOf, facts, headline, kindOf, sidesDeck, type Teller } from './battleWords';
import { CourseLine } from './CourseLine';
import type { BattleWays } from './useKeptBattles';

interface BattleRowProps {
  readonly battle: KeptBattle;
  readonly teller: Teller;
  readonly archive: BattleWays;
}

/** One battle: its seal, whom against, with what, and what can be done with it. Drawn anew only when the battle itself changes. */
export const BattleRow = memo(function BattleRow({ battle, teller, archive }: BattleRowProps) {
  const { speak } = teller;
  const name = headline(teller, battle);
  const margin = marginOf(battle);
  const course = courseOf(battle);
  return (
    <li className={styles.row}>
      <span className={`${styles.seal} ${styles[battle.outcome]}`} aria-hidden="true">
        {speak(`battles.seal.${battle.outcome}`)}
      </span>
      <span className={styles.bust}>
        <Bust player={bustOf(battle)} />
      </span>
      <div className={styles.who}>
        <h2>{name}</h2>
        <p>
          {kindOf(teller, battle)} · {facts(teller, battle)}
        </p>
      </div>
      <Decks battle={battle} teller={teller} />
      {margin === null ? null : (
        <p className={styles.margin} data-negative={margin < 0 ? '' : undefined} title={speak('battles.marginHelp')}>
          <VisuallyHidden>{speak('battles.margin')}: </VisuallyHidden>
          {String(margin).replace('-', '−')}
        </p>
      )}
      {course === null || course.length < 2 ? null : <CourseLine course={course} />}
      <div className={styles.acts}>
        <Link
          className={styles.replay}
          href={`${PATHS.battles}/${battle.id}`}
          aria-label={speak('battles.replayOf', { battle: name })}
        >
          {speak('battles.replay')}
        </Link>
        <button
          type="button"
          className={styles.act}
          aria-pressed={battle.isFavourite}
          aria-label={speak('battles.favouriteOf', { battle: name })}
          title={speak('battles.favourite')}
          onClick={() => void archive.change((opened) => opened.note(battle.id, { isFavourite: !battle.isFavourite }))}
        >
          <Icon name="crown" />
        </button>
        <button
          type="button"
          className={styles.act}
          aria-label={speak('battles.deleteOf', { battle: name })}
          title={speak('battles.delete')}
          onClick={() => void archive.remove(battle.id)}
        >
          <Icon name="cancel" />
        </button>
      </div>
      <Note battle={battle} name={name} archive={archive} teller={teller} />
    </li>
  );
});

function Decks({ battle, teller }: Pick<BattleRowProps, 'battle' | 'teller'>) {
  const { speak, catalog } = teller;
  const names = SIDES.map((side) => sidesDeck(teller, battle.decks[side]));
  const [own, enemy] = battle.side === 'right' ? [1, 0] : [0, 1];
  const decks = SIDES.map((side) => battle.decks[side]);
  // On the open field both fight by one rule set.
  if (battle.mode === 'field') return <p className={styles.decks}>{names[0]}</p>;
  return (
    <p className={styles.decks}>
      <VisuallyHidden>
        {speak('battles.decks')}: {names[own]} {speak('battles.versus')} {names[enemy]}
      </VisuallyHidden>
      <span aria-hidden="true" title={`${names[own]} – ${names[enemy]}`}>
        {[decks[own], decks[enemy]].map((deck, index) => (
          <span key={index === 0 ? 'own' : 'enemy'}>
            {deck == null ? null : <DeckPicture catalog={catalog} id={deck} />}
          </span>
        ))}
      </span>
    </p>
  );
}

/** Kept when one leaves it. */
function Note({ battle, name, archive, teller: { speak } }: BattleRowProps & { readonly name: string }) {
  const [text, setText] = useState(battle.note);
  const keep = () => {
    if (text !== battle.note) void archive.change((opened) => opened.note(battle.id, { note: text }));
  };
  return (
    <input
      className={styles.note}
      value={text}
      maxLength={500}
      placeholder={speak('battles.note')}
      aria-label={speak('battles.noteOf', { battle: name })}
      onChange={({ target }) => setText(target.value)}
      onBlur={keep}
      onKeyDown={({ key }) => (key === 'Enter' ? keep() : undefined)}
    />
  );
}
