import { levelledOf, type Yardstick } from '../../../ai/players/playerNames';
import type { Seat } from '../../../store/seats/seatsSlice';
import { EmblemGlyph } from '../../art/EmblemGlyph';
import styles from './Bust.module.css';
import { HELMS, TABARDS, type Tabard } from './bustShapes';

const ARCH = 'M6 138V54A54 50 0 0 1 114 54V138Z';
const RAYS =
  'M60 58L-20 30V10ZM60 58L18 -30 44 -30ZM60 58L76 -30 102 -30ZM60 58L140 10V30ZM60 58L-20 96V76ZM60 58L140 76V96Z';
const MAIL = 'M14 138Q14 106 40 98L60 92 80 98Q106 106 106 138Z';
const TABARD = 'M34 138L40 100 60 94 80 100 86 138Z';

/** An opponent as a person: the helm tells the level, the tabard the personality. Those without a level wear a hood. */
export function Bust({ player }: { readonly player: Seat }) {
  const levelled = levelledOf(player);
  const tabard = TABARDS[levelled?.personality ?? 'neutral'];
  return (
    <svg className={styles.bust} viewBox="0 0 120 140" aria-hidden="true" focusable="false">
      <path d={ARCH} fill={tabard.cloth} />
      <svg aria-hidden="true" x="6" y="4" width="108" height="134" viewBox="0 0 120 140" preserveAspectRatio="none">
        <path d={RAYS} fill={tabard.light} opacity="0.35" />
      </svg>
      <path d={MAIL} className={styles.mail} />
      <path d={TABARD} fill={tabard.cloth} className={styles.edge} />
      {levelled === null ? <Hood player={player as Yardstick | 'human'} /> : <Helmed level={levelled.level} />}
      <Charge tabard={tabard} />
      <path d={ARCH} className={styles.frame} />
    </svg>
  );
}

function Helmed({ level }: { readonly level: keyof typeof HELMS }) {
  const { metal, shell, dark, crest, isOpen } = HELMS[level];
  return (
    <>
      {isOpen ? <path d="M40 54H80V76Q72 94 60 94T40 76Z" className={styles.face} /> : null}
      <path d={crest} fill={metal.light} stroke={metal.edge} className={styles.line} />
      <path d={shell} fill={metal.body} stroke={metal.edge} className={styles.line} />
      <path d="M42 50Q42 30 54 26Q48 36 48 52Z" fill={metal.light} opacity="0.75" />
      <path d={dark} className={styles.dark} />
    </>
  );
}

/** The Steward's hood, and the Jester's with its bells. */
function Hood({ player }: { readonly player: Yardstick | 'human' }) {
  return (
    <>
      <path d="M32 96Q24 22 60 18T88 96L74 92Q84 44 60 42T46 92Z" className={styles.hood} />
      <path d="M42 56H78V76Q72 94 60 94T42 76Z" className={styles.face} />
      <path d="M47 62h8v4h-8ZM65 62h8v4h-8Z" className={styles.dark} />
      {player === 'random' ? (
        <path d="M40 30L14 20A6 6 0 1 0 14 32L34 48ZM80 30L106 20A6 6 0 1 1 106 32L86 48Z" className={styles.bells} />
      ) : null}
    </>
  );
}

function Charge({ tabard }: { readonly tabard: Tabard }) {
  return <EmblemGlyph name={tabard.device} across={60} down={120} size={26} className={styles.charge} />;
}
