import { type BySide, opponentOf, SIDES } from '../../../kernel/sides';
import type { FieldStatistics, SideFigures } from '../../../store/field/statistics';
import { capital } from '../../../words/capital';
import { unitName } from '../../../words/field/narrator';
import { useFieldSpeak } from '../common/fieldHooks';
import type { SidedNarrator } from '../log/tellSided';
import styles from './FieldFigures.module.css';

interface FieldFiguresProps {
  readonly statistics: FieldStatistics;
  readonly names: BySide<string>;
  readonly teller: SidedNarrator;
}

const ROWS = [
  'damageDealt',
  'damageTaken',
  'healed',
  'felled',
  'opportunity',
  'walked',
  'controlTurns',
] as const satisfies readonly (keyof SideFigures)[];

/** Both squads in figures, and who of them did most. */
export function FieldFigures({ statistics, names, teller }: FieldFiguresProps) {
  const speak = useFieldSpeak();
  const { sides, rounds, best, farthest } = statistics;
  const told = (foremost: FieldStatistics['best'][keyof BySide<unknown>], word: 'stage.best' | 'stage.farthest') =>
    foremost === null ? '–' : speak(word, { unit: capital(unitName(teller, foremost.unit)), amount: foremost.amount });
  return (
    <table className={styles.figures}>
      <thead>
        <tr>
          <th scope="col">
            <span className={styles.hidden}>{speak('stage.what')}</span>
          </th>
          {SIDES.map((side) => (
            <th key={side} scope="col">
              {names[side]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row}>
            <th scope="row">{speak(`stage.figure.${row}`)}</th>
            {SIDES.map((side) => (
              <td key={side} className={isBetter(row, sides[side], sides[opponentOf(side)]) ? styles.more : undefined}>
                {sides[side][row]}
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{speak('stage.figure.hits')}</th>
          {SIDES.map((side) => (
            <td key={side}>{speak('stage.hits', { hits: sides[side].hits, attacks: sides[side].attacks })}</td>
          ))}
        </tr>
        <tr>
          <th scope="row" className={styles.part}>
            {speak('stage.figure.expectedHits')}
          </th>
          {SIDES.map((side) => (
            <td key={side}>{speak('stage.expected', { hits: sides[side].expectedHits })}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{speak('stage.figure.best')}</th>
          {SIDES.map((side) => (
            <td key={side}>{told(best[side], 'stage.best')}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{speak('stage.figure.farthest')}</th>
          {SIDES.map((side) => (
            <td key={side}>{told(farthest[side], 'stage.farthest')}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{speak('stage.figure.rounds')}</th>
          <td colSpan={2}>{rounds}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** Of what was taken the lesser is the better; of everything else the greater. */
export function isBetter(row: (typeof ROWS)[number], own: SideFigures, other: SideFigures): boolean {
  return row === 'damageTaken' ? own[row] < other[row] : own[row] > other[row];
}
