import { useState } from 'react';
import { selectCatalog, selectLanguage } from '../../store/view/battleSelectors';
import { ErrorBoundary } from '../common/boot/ErrorBoundary';
import { CardName } from '../common/card/CardName';
import { KeywordChips } from '../common/card/KeywordChips';
import { KeywordTexts } from '../common/card/KeywordTexts';
import { Stats } from '../common/card/Stats';
import { useCardLook } from '../common/card/useCardLook';
import { useKeywords } from '../common/card/useKeywords';
import buttons from '../common/controls/buttons.module.css';
import { Choice } from '../common/controls/Choice';
import { CopyLink } from '../common/controls/CopyLink';
import { Key } from '../common/controls/Key';
import { NamedPicture } from '../common/controls/NamedPicture';
import { useAppSelector } from '../common/hooks/storeHooks';
import { Notices } from '../common/notices/Notices';
import { StageNumber } from '../stage/StageNumber';
import styles from './CommonRoom.module.css';
import { Exhibit, Room } from './Exhibit';
import { Troubled } from './Troubled';

const OPTIONS = ['first', 'second', 'third'] as const;

/** What all rooms of the page share. */
export function CommonRoom() {
  const { abilities, cards } = useAppSelector(selectCatalog);
  const language = useAppSelector(selectLanguage);
  const keywords = useKeywords()(Object.keys(abilities).map((id) => ({ id })));
  const lookOf = useCardLook();
  const [option, setOption] = useState<(typeof OPTIONS)[number]>('first');
  const [longest] = Object.values(cards).sort((one, other) => other.name.length - one.name.length);
  return (
    <Room id="common" title="Common parts">
      <Exhibit title="Choice" ground="vellum">
        <Choice label="One of a few" options={OPTIONS} value={option} nameOf={(name) => name} onChoose={setOption} />
        <Choice
          label="With pictures and notes"
          options={OPTIONS}
          value={option}
          nameOf={(name) => name}
          noteOf={(name) => `the ${name} one`}
          pictureOf={() => <Stats attack={3} defense={2} health={9} />}
          onChoose={setOption}
        />
      </Exhibit>
      <Exhibit title="Buttons" ground="vellum">
        <div className={buttons.row}>
          <button type="button" className={buttons.primary}>
            First choice <Key>E</Key>
          </button>
          <button type="button">Another</button>
          <button type="button" disabled>
            Not now
          </button>
        </div>
      </Exhibit>
      <Exhibit title="Figures" note="plain, raised and lowered" ground="rail">
        <div className={styles.figures}>
          <Stats attack={19} defense={7} health={56} />
          <Stats attack={19} defense={7} health={31} fullHealth={56} now={{ attack: 23, defense: 4 }} />
        </div>
      </Exhibit>
      <Exhibit title="Names" note="whole, and short where there is little room">
        <CardName look={lookOf(longest?.id ?? '')} />
        <CardName look={lookOf(longest?.id ?? '')} most={4} />
        <NamedPicture name="what a screen reader reads">a picture</NamedPicture>
      </Exhibit>
      <Exhibit title="Numbers of the stage" ground="vellum">
        <div className={styles.number}>
          <StageNumber amount={29} tone="damage" />
        </div>
        <div className={styles.number}>
          <StageNumber amount={8} tone="heal" />
        </div>
      </Exhibit>
      <Exhibit title="Notices" ground="frame">
        <Troubled>
          <Notices />
        </Troubled>
      </Exhibit>
      <Exhibit title="A link to copy" ground="vellum">
        <CopyLink label="Copy the address of this page" link={() => '#gallery'} />
      </Exhibit>
      <Exhibit title="When drawing breaks">
        <Breakable />
      </Exhibit>
      <Exhibit
        title="Keywords"
        note={`on plates and cards, in ${language === 'it' ? 'Italian' : 'English'}`}
        ground="vellum"
      >
        <KeywordChips keywords={keywords} tone="vellum" />
      </Exhibit>
      <Exhibit title="What they do" ground="vellum">
        <div className={styles.texts}>
          <KeywordTexts keywords={keywords} />
        </div>
      </Exhibit>
    </Room>
  );
}

/** Breaks when asked to: the page around it must not. */
function Breakable() {
  const [broken, setBroken] = useState(false);
  return (
    <ErrorBoundary>
      <button type="button" className={styles.break} onClick={() => setBroken(true)}>
        Break it
      </button>
      {broken ? <Broken /> : null}
    </ErrorBoundary>
  );
}

function Broken(): never {
  throw new Error('this is what it looks like');
}
