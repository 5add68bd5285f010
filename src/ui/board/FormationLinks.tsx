import type { Side } from '../../kernel/sides';
import { selectCatalog, selectLanguage } from '../../store/view/battleSelectors';
import { type FormationLink, selectFormations } from '../../store/view/boardSelectors';
import { type MarchingColumn, selectMarches } from '../../store/view/houseRuleSelectors';
import { formationName } from '../../words/names';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import styles from './FormationLinks.module.css';
import { bonusText, shapeOf } from './formationShape';

/** Chains and brackets over the board: who stands in formation, and what it is worth. */
export function FormationLinks({ viewer }: { readonly viewer: Side }) {
  const links = useAppSelector(selectFormations);
  const marches = useAppSelector(selectMarches);
  const marchOf = ({ side, cells: [first] }: FormationLink): MarchingColumn | undefined =>
    side === viewer ? marches.find(({ column }) => column === first?.col) : undefined;
  return (
    <div className={styles.links} aria-hidden="true">
      {links.map((link) => (
        <Link
          key={link.key}
          link={link}
          own={link.side === viewer}
          march={shapeOf(link).kind === 'column' ? marchOf(link) : undefined}
        />
      ))}
    </div>
  );
}

interface LinkProps {
  readonly link: FormationLink;
  readonly own: boolean;
  readonly march: MarchingColumn | undefined;
}

function Link({ link, own, march }: LinkProps) {
  const speak = useSpeak();
  const catalog = useAppSelector(selectCatalog);
  const language = useAppSelector(selectLanguage);
  const { kind, area, edge } = shapeOf(link);
  return (
    <span
      className={`${styles.link} ${styles[kind]} ${styles[edge]} ${own ? styles.own : styles.foe}`}
      style={{ gridArea: area }}
    >
      <span className={styles.line} />
      <span className={styles.tag}>
        <Icon name="linked-rings" />
        <span className={styles.name}>{formationName(catalog, language, link.formation)}</span>
        <b>{bonusText(speak, link)}</b>
        {march === undefined ? null : <Icon name="boots" className={styles.march ?? ''} />}
      </span>
    </span>
  );
}
