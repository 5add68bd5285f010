import type { Side } from '../../kernel/sides';
import { selectCatalog, selectLanguage } from '../../store/view/battleSelectors';
import { type FormationLink, selectFormations } from '../../store/view/boardSelectors';
import { formationName } from '../../words/names';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import styles from './FormationLinks.module.css';
import { bonusText, shapeOf } from './formationShape';

/** Chains and brackets over the board: who stands in formation, and what it is worth. */
export function FormationLinks({ viewer }: { readonly viewer: Side }) {
  const links = useAppSelector(selectFormations);
  return (
    <div className={styles.links} aria-hidden="true">
      {links.map((link) => (
        <Link key={link.key} link={link} own={link.side === viewer} />
      ))}
    </div>
  );
}

function Link({ link, own }: { readonly link: FormationLink; readonly own: boolean }) {
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
      </span>
    </span>
  );
}
