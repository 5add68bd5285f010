import { useState } from 'react';
import { OPPONENT } from '../../../kernel/sides';
import { modeOf, ownSideOf } from '../../../store/field/setup/seats';
import { costOf } from '../../../store/field/setup/squads';
import { fieldNames } from '../../../words/field/narrator';
import { Choice } from '../../common/controls/Choice';
import { useFieldSpeak } from '../common/fieldHooks';
import { Purse } from './Purse';
import { Roster } from './Roster';
import { Shapes } from './Shapes';
import sheet from './Sheet.module.css';
import { SquadSlots } from './SquadSlots';
import type { MusterProps } from './useMuster';

const WHOSE = ['own', 'enemy'] as const;
type Whose = (typeof WHOSE)[number];

/** Who fights: one's own squad, or the other's. */
export function SquadColumn(props: MusterProps) {
  const speak = useFieldSpeak();
  const [whose, setWhose] = useState<Whose>('own');
  const { muster, catalog, language } = props;
  const { setup, book, change } = muster;
  const own = ownSideOf(setup.seats);
  const side = whose === 'own' ? own : OPPONENT[own];
  const isAlone = modeOf(setup.seats) === 'opponent';
  const nameOf = (option: Whose) =>
    isAlone ? speak(`muster.squad.${option}`) : speak(`muster.squad.${option === 'own' ? own : OPPONENT[own]}`);
  if (book === null) return <section className={sheet.sheet} aria-label={speak('muster.squad')} />;
  const { muster: limits } = book.rules;
  const squad = setup.squads[side];
  const enlist = (chosen: readonly string[]) => change({ squads: { ...setup.squads, [side]: chosen } });
  const names = fieldNames(catalog, setup.rules, language);
  return (
    <section className={sheet.sheet} aria-labelledby="muster-squad">
      <div className={sheet.head}>
        <h2 id="muster-squad">{speak('muster.squad')}</h2>
        <small>{speak('muster.squad.size', { least: limits.least, most: limits.most })}</small>
      </div>
      <div className={`${sheet.choices} ${sheet.silent}`}>
        <Choice
          label={speak('muster.squad.whose')}
          options={WHOSE}
          value={whose}
          nameOf={nameOf}
          layout="even"
          onChoose={setWhose}
        />
      </div>
      <Purse spent={costOf(book, squad)} credits={limits.credits} />
      <SquadSlots book={book} squad={squad} side={side} names={names} />
      <Roster
        book={book}
        squad={squad}
        side={side}
        names={names}
        catalog={catalog}
        language={language}
        onChange={enlist}
      />
      <Shapes book={book} onChoose={enlist} />
    </section>
  );
}
