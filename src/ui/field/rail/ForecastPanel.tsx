import { weaponFor } from '../../../skirmish/attack/attackContext';
import { destructibleAt } from '../../../skirmish/ground/obstacles';
import type { SkirmishOrder } from '../../../skirmish/model/orders';
import { profileOf } from '../../../skirmish/model/profile';
import { findFieldUnit, isStandingUnit } from '../../../skirmish/model/state';
import type { SkirmishForecast } from '../../../skirmish/view/forecast';
import { cellName } from '../../../words/field/narrator';
import { Key } from '../../common/controls/Key';
import { Icon } from '../../common/icons/Icon';
import { useFieldView } from '../common/fieldHooks';
import { readAttack } from './attackReading';
import { BlowCard } from './BlowCard';
import { Bar } from './instruments/Bar';
import { ReadForecast } from './ReadForecast';
import { useRailVoice } from './railVoice';
import styles from './sheet.module.css';

export interface ForecastPanelProps {
  /** An attack, or a maneuver with one. */
  readonly order: SkirmishOrder;
  readonly forecast: SkirmishForecast;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** An attack before it is made: chance, what it is made of, both outcomes, and the button that makes it. */
export function ForecastPanel({ order, forecast, onConfirm, onCancel }: ForecastPanelProps) {
  const { book, seen } = useFieldView();
  const { speak, narrator } = useRailVoice();
  const unit = 'unit' in order ? findFieldUnit(seen.field, order.unit) : null;
  if (forecast.attack === null || unit === null || !isStandingUnit(unit)) return null;
  const reading = readAttack(book, seen.field, order, forecast);
  const isMelee = reading?.context.weapon.isMelee ?? profileOf(book, unit.kind).weapon.isMelee;
  return (
    <>
      <section className={styles.sheet} aria-label={speak('rail.forecast')}>
        {reading === null ? (
          <ObstacleForecast order={order} forecast={forecast} />
        ) : (
          <ReadForecast reading={reading} order={order} />
        )}
        <div className={styles.buttons}>
          <button type="button" className={styles.confirm} onClick={onConfirm}>
            <Icon name={isMelee ? 'broadsword' : 'high-shot'} />
            {order.type === 'maneuver'
              ? narrator.names.maneuver(order.maneuver)
              : speak(isMelee ? 'rail.confirm.strike' : 'rail.confirm.shoot')}
            <Key>{speak('rail.enter')}</Key>
          </button>
          <button type="button" className={styles.cancel} onClick={onCancel}>
            {speak('rail.cancel')}
            <Key>{speak('rail.escape')}</Key>
          </button>
        </div>
      </section>
      {forecast.provoked.length === 0 ? null : <BlowCard mover={unit} blows={forecast.provoked} alternative={null} />}
    </>
  );
}

/** An obstacle is always hit. */
function ObstacleForecast({ order, forecast }: Pick<ForecastPanelProps, 'order' | 'forecast'>) {
  const { book, seen } = useFieldView();
  const voice = useRailVoice();
  const { speak } = voice;
  const unit = 'unit' in order ? findFieldUnit(seen.field, order.unit) : null;
  const at = order.type === 'attack' && typeof order.target !== 'string' ? order.target : null;
  const thing = at === null ? null : destructibleAt(seen.field.ground, at);
  if (unit === null || !isStandingUnit(unit) || at === null || thing === null || forecast.attack === null) return null;
  const hitPoints = thing.hitPoints ?? 0;
  const [least, most] = forecast.attack.damage;
  const { isMelee } = weaponFor(profileOf(book, unit.kind), unit.position, at);
  return (
    <>
      <h2 className={styles.title}>
        {speak('rail.duel', {
          melee: isMelee ? 'yes' : 'no',
          attacker: voice.unit(unit),
          target: `${voice.narrator.names.thing(thing.kind)} ${cellName(at)}`,
        })}
      </h2>
      <p className={styles.small}>{speak('rail.chance.sure')}</p>
      <Bar health={hitPoints} most={hitPoints} damage={least} upTo={most} />
    </>
  );
}
