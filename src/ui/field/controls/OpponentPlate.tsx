import type { Named } from '../../../content/catalog';
import { lookUp } from '../../../kernel/dispatch';
import { SIDES } from '../../../kernel/sides';
import { selectFieldSeats } from '../../../store/field/fieldSelectors';
import { opponentOf } from '../../../store/field/setup/seats';
import { selectLanguage } from '../../../store/view/battleSelectors';
import { useAppSelector } from '../../common/hooks/storeHooks';
import { Icon } from '../../common/icons/Icon';
import { useFieldSelector, useFieldView } from '../common/fieldHooks';
import { RULE_ICONS } from '../common/ruleIcons';
import { faceName } from '../muster/faceWords';
import styles from './OpponentPlate.module.css';

type Faces = Readonly<Record<string, Named & { readonly translations: Readonly<Partial<Record<string, Named>>> }>>;

/** Who leads the other squads and in which manner, and by which rules. */
export function OpponentPlate() {
  const { book, catalog, narrator } = useFieldView();
  const { seats } = useFieldSelector(selectFieldSeats);
  const language = useAppSelector(selectLanguage);
  const named = (faces: Faces, id: string): string => {
    const face = lookUp(faces, id);
    return face === undefined ? id : faceName(face, language);
  };
  const opponents = SIDES.flatMap((side) => opponentOf(seats[side]) ?? []);
  const leaders = opponents.map(({ level }) => named(catalog.levels, level)).join(' · ');
  const manners = opponents.map(({ strategy }) => named(catalog.strategies, strategy)).join(' · ');
  return (
    <header className={styles.opponent}>
      <span className={styles.portrait}>
        <Icon name={opponents.length === 0 ? 'guards' : 'visored-helm'} />
      </span>
      <span className={styles.leader}>
        {opponents.length === 0 ? narrator.speak('muster.mode.shared') : leaders}
        <small>{manners}</small>
      </span>
      <span className={styles.rules}>
        <Icon name={RULE_ICONS[book.rules.attack.kind]} />
        <small>{named(catalog.rules, book.rules.id)}</small>
      </span>
    </header>
  );
}
