import { profileOf } from '../../../skirmish/model/profile';
import type { FieldUnit, UnitId } from '../../../skirmish/model/state';
import { cellName } from '../../../words/field/narrator';
import { NamedPicture } from '../../common/controls/NamedPicture';
import { Icon } from '../../common/icons/Icon';
import { useFieldView } from '../common/fieldHooks';
import { FallenRow } from './FallenRow';
import { HealthBar } from './HealthBar';
import { ResourceMarks, resourceWords } from './ResourceMarks';
import { useRailVoice } from './railVoice';
import { isReady, resourcesLeft } from './resourcesLeft';
import styles from './squad.module.css';
import { TokenPicture } from './TokenPicture';
import { chipsOf } from './unitChips';

interface SquadRowProps {
  readonly unit: FieldUnit;
  readonly isChosen: boolean;
  readonly loss: number;
  readonly onChoose: (unit: UnitId) => void;
}

const TOKEN = 58;

/** One own unit: where it stands, how it is, and what it has left. */
export function SquadRow({ unit, isChosen, loss, onChoose }: SquadRowProps) {
  const view = useFieldView();
  const voice = useRailVoice();
  const { book, seen } = view;
  const { speak } = voice;
  const { id, health, position } = unit;
  const most = profileOf(book, unit.kind).fullHealth;
  if (position === null) return <FallenRow unit={unit} />;
  const name = voice.unit(unit);
  const facing = book.rules.facing === undefined ? 'none' : voice.facing(unit.facing);
  const chips = chipsOf(view, voice, unit);
  const isFighting = seen.field.phase !== 'deployment';
  const resources = isFighting ? resourcesLeft(book, seen.field, unit) : [];
  const whole = speak('rail.row', {
    unit: name,
    cell: speak('rail.place', { cell: cellName(position), facing }),
    health,
    most,
    chips: chips.map(({ text }) => `${text}. `).join(''),
    left: resourceWords(voice, resources),
  });
  const isDone = isFighting && !isReady(book, seen.field, unit);
  return (
    <li>
      <button
        type="button"
        className={`${styles.plate} ${isDone ? styles.done : ''}`}
        aria-pressed={isChosen}
        onClick={() => onChoose(id)}
      >
        <NamedPicture name={whole}>
          <span className={styles.token}>
            <TokenPicture unit={unit} book={book} own size={TOKEN} isDeployed={!isFighting} />
          </span>
          <span className={styles.middle}>
            <span className={styles.who}>
              {name} <i>{speak('rail.place', { cell: cellName(position), facing })}</i>
            </span>
            <span className={styles.chips}>
              {chips.map(({ id: chip, icon, text }) => (
                <span key={chip} className={styles.chip}>
                  <Icon name={icon} className={styles.chipIcon ?? ''} />
                  <span className={styles.chipText}>{text}</span>
                </span>
              ))}
            </span>
          </span>
          <span className={styles.figures}>
            <span className={styles.health}>
              {health}
              <small>/{most}</small>
            </span>
            <ResourceMarks voice={voice} resources={resources} />
          </span>
          <span className={styles.bar}>
            <HealthBar health={health} most={most} loss={loss} />
          </span>
        </NamedPicture>
      </button>
    </li>
  );
}
