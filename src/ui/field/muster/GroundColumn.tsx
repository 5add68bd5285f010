import { lookUp } from '../../../kernel/dispatch';
import { generatedGround } from '../../../store/field/setup/battlefieldWord';
import { useFieldSpeak } from '../common/fieldHooks';
import { BattlefieldChoice } from './BattlefieldChoice';
import { faceName } from './faceWords';
import { GeneratedChoice } from './GeneratedChoice';
import styles from './GroundColumn.module.css';
import { GroundFactsTable } from './GroundFactsTable';
import { groundFacts } from './groundFacts';
import { LargePicture } from './LargePicture';
import sheet from './Sheet.module.css';
import type { MusterProps } from './useMuster';

/** Where the battle is fought. */
export function GroundColumn(props: MusterProps) {
  const speak = useFieldSpeak();
  const { muster, catalog } = props;
  const count = Object.keys(catalog.battlefields).length;
  return (
    <section className={sheet.sheet} aria-labelledby="muster-ground">
      <div className={sheet.head}>
        <h2 id="muster-ground">{speak('muster.battlefield')}</h2>
        <small>{speak('muster.battlefields', { count })}</small>
      </div>
      <div className={styles.ground}>
        <div className={styles.chosen}>
          <ChosenGround {...props} />
        </div>
        <BattlefieldChoice {...props} value={muster.setup.battlefield} />
      </div>
    </section>
  );
}

function ChosenGround({ muster, catalog, language }: MusterProps) {
  const speak = useFieldSpeak();
  const { setup, book, map } = muster;
  if (book === null || map === null) return <p>{speak('muster.battlefield.gone')}</p>;
  const generated = generatedGround(setup.battlefield);
  const face = lookUp(catalog.battlefields, setup.battlefield);
  const name =
    face === undefined
      ? speak('muster.battlefield.generated', { seed: String(generated?.seed ?? 0) })
      : faceName(face, language);
  const facts = groundFacts(book, map);
  const { width, height, raised, walls } = facts;
  return (
    <>
      <div
        className={styles.frame}
        role="img"
        aria-label={speak('muster.picture', { name, width, height, raised, walls })}
      >
        <LargePicture map={map} book={book} />
        <span className={`${styles.edge} ${styles.left}`} aria-hidden="true">
          {speak('field.side.left')}
        </span>
        <span className={`${styles.edge} ${styles.right}`} aria-hidden="true">
          {speak('field.side.right')}
        </span>
      </div>
      <h3 className={styles.name}>{name}</h3>
      {generated === null ? null : (
        <GeneratedChoice ground={generated} onChoose={(battlefield) => muster.change({ battlefield })} />
      )}
      <GroundFactsTable facts={facts} catalog={catalog} language={language} />
    </>
  );
}
