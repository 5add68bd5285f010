import { lookUp } from '../../../kernel/dispatch';
import { SIDES } from '../../../kernel/sides';
import { HUMAN } from '../../../store/field/fieldSeatsSlice';
import { selectFieldSeats } from '../../../store/field/fieldSelectors';
import { selectLanguage } from '../../../store/view/battleSelectors';
import { useAppSelector } from '../../common/hooks/storeHooks';
import { useFieldSelector, useFieldView } from '../common/fieldHooks';
import styles from '../FieldTable.module.css';

interface Worded {
  readonly name: string;
  readonly translations: Readonly<Partial<Record<string, { readonly name: string }>>>;
}

/** Who leads the other squads, and by which rules. */
export function OpponentPlate() {
  const { book, catalog } = useFieldView();
  const { seats } = useFieldSelector(selectFieldSeats);
  const language = useAppSelector(selectLanguage);
  const named = (face: Worded | undefined, id: string) => face?.translations[language]?.name ?? face?.name ?? id;
  const opponents = SIDES.filter((side) => seats[side] !== HUMAN).map((side) => {
    const [level = '', ...strategy] = seats[side].split('-');
    const manner = strategy.join('-');
    const leader = named(lookUp(catalog.levels, level), level);
    return manner === '' ? leader : `${leader}, ${named(lookUp(catalog.strategies, manner), manner)}`;
  });
  return (
    <header className={styles.opponent}>
      <span>{opponents.join(' · ')}</span>
      <small>{named(lookUp(catalog.rules, book.rules.id), book.rules.id)}</small>
    </header>
  );
}
