import { useState } from 'react';
import type { Language } from '../../../content/catalog';
import type { FieldCatalog } from '../../../content/field/catalog';
import type { Side } from '../../../kernel/sides';
import type { FieldBook } from '../../../skirmish/model/book';
import { costOf } from '../../../store/field/setup/squads';
import type { FieldNames } from '../../../words/field/narrator';
import { ownFile } from '../../common/notices/useOwnFile';
import { Fetched } from '../common/Fetched';
import styles from './Roster.module.css';
import { UnitRow } from './UnitRow';

const unitSheet = ownFile(() => import('./UnitSheet').then((room) => room.UnitSheet));

interface RosterProps {
  readonly book: FieldBook;
  readonly squad: readonly string[];
  readonly side: Side;
  readonly names: FieldNames;
  readonly catalog: FieldCatalog;
  readonly language: Language;
  readonly onChange: (squad: readonly string[]) => void;
}

/** Every class of the rule set, with how many of it have joined; its sheet opens below it. */
export function Roster({ book, squad, side, names, catalog, language, onChange }: RosterProps) {
  const [open, setOpen] = useState<string | null>(null);
  const { credits, most } = book.rules.muster;
  const purse = credits - costOf(book, squad);
  // What is gone from the rule set can still be sent away.
  const kinds = [...Object.keys(book.units), ...new Set(squad.filter((kind) => !Object.hasOwn(book.units, kind)))];
  return (
    <ul className={styles.roster}>
      {kinds.map((kind) => (
        <li key={kind}>
          <UnitRow
            book={book}
            kind={kind}
            side={side}
            names={names}
            count={squad.filter((member) => member === kind).length}
            purse={purse}
            isFull={squad.length >= most}
            isOpen={open === kind}
            onLook={() => setOpen(open === kind ? null : kind)}
            onAdd={() => onChange([...squad, kind])}
            onRemove={() => onChange(squad.toSpliced(squad.lastIndexOf(kind), 1))}
          />
          {open === kind && Object.hasOwn(book.units, kind) ? (
            <Fetched file={unitSheet} with={{ book, kind, names, catalog, language }} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}
