import { attackDistance } from '../../../skirmish/attack/attackContext';
import type { SkirmishOrder } from '../../../skirmish/model/orders';
import { cellName } from '../../../words/field/narrator';
import { useFieldView } from '../common/fieldHooks';
import { percentOf } from '../common/percent';
import { type AttackReading, cellsOf } from './attackReading';
import { countFaces, facesOf } from './faces';
import { Instrument } from './instruments/Instrument';
import { Ledger } from './Ledger';
import { ledgerOf } from './ledgerLines';
import { OutcomeBoxes } from './OutcomeBoxes';
import { useRailVoice } from './railVoice';
import styles from './sheet.module.css';
import { TokenPicture } from './TokenPicture';

interface ReadForecastProps {
  readonly reading: AttackReading;
  readonly order: SkirmishOrder;
}

/** Who strikes at whom, with what chance, and why. */
export function ReadForecast({ reading, order }: ReadForecastProps) {
  const voice = useRailVoice();
  const { lines, sum, damage } = ledgerOf(voice, reading);
  const isCertain = reading.odds.dice === null;
  return (
    <>
      <Duel reading={reading} order={order} />
      {isCertain ? null : <Chance reading={reading} />}
      <Instrument reading={reading} />
      <Ledger lines={lines} sum={sum} />
      {damage.length < 2 ? null : (
        <>
          <h3 className={styles.part}>{voice.speak('rail.damage')}</h3>
          <Ledger lines={damage} />
        </>
      )}
      <OutcomeBoxes reading={reading} order={order} />
    </>
  );
}

function Duel({ reading, order }: ReadForecastProps) {
  const { book } = useFieldView();
  const voice = useRailVoice();
  const { speak, narrator } = voice;
  const { attacker, target, weapon } = reading.context;
  const { from, to } = cellsOf(reading);
  const names = { attacker: voice.unit(attacker), target: voice.unit(target) };
  return (
    <header className={styles.duel}>
      <TokenPicture unit={attacker} book={book} own size={44} />
      <div>
        <h2>
          {order.type === 'maneuver'
            ? speak('rail.duel.maneuver', { ...names, maneuver: narrator.names.maneuver(order.maneuver) })
            : speak('rail.duel', { ...names, melee: weapon.isMelee ? 'yes' : 'no' })}
        </h2>
        <p className={styles.small}>
          {speak('rail.duel.cells', {
            from: cellName(from),
            to: cellName(to),
            distance: attackDistance(book, from, to),
            weapon: narrator.names.weapon(weapon.weapon.id),
          })}
        </p>
      </div>
      <TokenPicture unit={target} book={book} own={false} size={44} />
    </header>
  );
}

function Chance({ reading }: { readonly reading: AttackReading }) {
  const { speak } = useRailVoice();
  const { odds } = reading;
  const faces = facesOf(reading);
  const { hitting, all, from } = countFaces(faces);
  const isHighest = from !== null && from === faces.at(-1)?.sum;
  const dice = (odds.dice ?? '').replace(/^1d/, 'd');
  const isOneDie = reading.resolution.attackDice.count === 1;
  const percent = percentOf(odds.chance);
  return (
    <div className={styles.chance}>
      <strong className={styles.big}>
        {percent}
        <sup>%</sup>
      </strong>
      <p className={styles.small}>
        <strong className={styles.hitsOn}>
          {from === null
            ? speak('rail.chance.never')
            : speak(isHighest ? 'rail.chance.only' : 'rail.chance.from', { from })}
        </strong>
        {speak(isOneDie ? 'rail.chance.faces' : 'rail.chance.throws', { dice, hitting, all })}
      </p>
    </div>
  );
}
