import type { BattleStatistics, SideStatistics } from '../../battle/view/statistics';
import { type BySide, SIDES } from '../../kernel/sides';
import { tell } from '../../words/chronicle';
import { useSpeak } from '../common/hooks/storeHooks';
import { useNarrator } from '../common/words/useNarrator';
import styles from './Figures.module.css';

interface FiguresProps {
  readonly statistics: BattleStatistics;
  readonly fighters: BySide<{ readonly name: string }>;
}

type Row = {
  readonly [Key in keyof SideStatistics]: SideStatistics[Key] extends number ? Key : never;
}[keyof SideStatistics];

const ROWS: readonly Row[] = [
  'damageToCastle',
  'damageToCards',
  'felled',
  'deployed',
  'supplySpent',
  'fromFlank',
  'fromRear',
  'byPincer',
  'healing',
];

/** Both sides in figures, and the biggest blow of each with its arithmetic. */
export function Figures({ statistics, fighters }: FiguresProps) {
  const speak = useSpeak();
  const { sides, rounds, lostToAttrition } = statistics;
  return (
    <>
      <table className={styles.figures}>
        <thead>
          <tr>
            <th scope="col">
              <span className={styles.hidden}>{speak('figures.what')}</span>
            </th>
            {SIDES.map((side) => (
              <th key={side} scope="col">
                {fighters[side].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <th scope="row" className={row === 'byPincer' ? styles.part : undefined}>
                {speak(`figures.${row}`)}
              </th>
              {SIDES.map((side) => (
                <td key={side} className={sides[side][row] > sides[OTHER[side]][row] ? styles.more : undefined}>
                  {sides[side][row]}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{speak('figures.rounds')}</th>
            <td colSpan={2}>{rounds}</td>
          </tr>
          {lostToAttrition === 0 ? null : (
            <tr>
              <th scope="row">{speak('figures.attrition')}</th>
              <td colSpan={2}>{lostToAttrition}</td>
            </tr>
          )}
        </tbody>
      </table>
      <dl className={styles.blows}>
        {SIDES.map((side) => (
          <BiggestBlow key={side} name={fighters[side].name} blow={sides[side].biggestBlow} />
        ))}
      </dl>
    </>
  );
}

const OTHER = { left: 'right', right: 'left' } as const;

function BiggestBlow({ name, blow }: { readonly name: string; readonly blow: SideStatistics['biggestBlow'] }) {
  const speak = useSpeak();
  const narrator = useNarrator();
  const told = blow === null || narrator === null ? null : tell(blow, narrator);
  if (told === null) return null;
  return (
    <div>
      <dt>
        {speak('figures.biggest')} · {name}
      </dt>
      <dd>
        {told.sentence}
        {told.arithmetic === undefined ? null : <span className={styles.arithmetic}> {told.arithmetic}</span>}
      </dd>
    </div>
  );
}
