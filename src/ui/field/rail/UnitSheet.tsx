import { profileOf } from '../../../skirmish/model/profile';
import type { FieldUnit } from '../../../skirmish/model/state';
import { cellName } from '../../../words/field/narrator';
import { useFieldView } from '../common/fieldHooks';
import { useRailVoice } from './railVoice';
import styles from './sheet.module.css';
import { sheetFacts, weaponWords } from './sheetFacts';
import { TokenPicture } from './TokenPicture';

const TOKEN = 60;

/** All that is known of a unit, on vellum: weapon, stats, health, what it can do and how it is. */
export function UnitSheet({ unit }: { readonly unit: FieldUnit }) {
  const view = useFieldView();
  const voice = useRailVoice();
  const { book, seen } = view;
  const { speak } = voice;
  const { kind, weapon, sidearm, fullHealth } = profileOf(book, unit.kind);
  const facing = book.rules.facing === undefined ? 'none' : voice.facing(unit.facing);
  const facts = sheetFacts(view, voice, unit);
  return (
    <section className={styles.sheet} aria-label={voice.unit(unit)}>
      <header className={styles.unitHead}>
        <TokenPicture
          unit={unit}
          book={book}
          own={unit.side === seen.side}
          size={TOKEN}
          isDeployed={seen.field.phase === 'deployment'}
        />
        <div>
          <h2 className={styles.title}>{voice.unit(unit)}</h2>
          <p className={styles.small}>
            {unit.position === null
              ? speak('rail.fallen')
              : speak('rail.sheet.place', { cell: cellName(unit.position), facing })}
          </p>
          <p className={styles.small}>{weaponWords(voice, weapon)}</p>
          {sidearm === null ? null : (
            <p className={styles.small}>{speak('rail.sheet.sidearm', { weapon: weaponWords(voice, sidearm) })}</p>
          )}
        </div>
      </header>
      <dl className={styles.stats}>
        {Object.entries(kind.stats)
          .filter(([stat]) => stat !== 'HP')
          .map(([stat, value]) => (
            <div key={stat}>
              <dt>
                {stat} <small>{voice.stat(stat)}</small>
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        <div>
          <dt>
            {speak('rail.sheet.of', { most: fullHealth })} <small>{speak('rail.sheet.health')}</small>
          </dt>
          <dd>{unit.health}</dd>
        </div>
      </dl>
      {facts.length === 0 ? null : (
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
