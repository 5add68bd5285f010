import { opponentOf } from '../../../kernel/sides';
import { freshUnit } from '../../../skirmish/begin/begin';
import { profileOf } from '../../../skirmish/model/profile';
import type { FieldUnit, Met, UnitId } from '../../../skirmish/model/state';
import { cellName } from '../../../words/field/narrator';
import { NamedPicture } from '../../common/controls/NamedPicture';
import { useFieldView } from '../common/fieldHooks';
import enemies from './enemies.module.css';
import { HealthBar } from './HealthBar';
import { useRailVoice } from './railVoice';
import styles from './squad.module.css';
import { TokenPicture } from './TokenPicture';

const TOKEN = 42;

interface KnownEnemyProps {
  readonly unit: FieldUnit;
  readonly isChosen: boolean;
  readonly loss: number;
  readonly onLook: (unit: UnitId) => void;
}

/** An enemy in sight. */
export function KnownEnemy({ unit, isChosen, loss, onLook }: KnownEnemyProps) {
  const { book } = useFieldView();
  const voice = useRailVoice();
  const { position, health, kind, id } = unit;
  if (position === null) return null;
  const most = profileOf(book, kind).fullHealth;
  const name = voice.unit(unit);
  const cell = cellName(position);
  return (
    <li>
      <button type="button" className={enemies.foe} aria-pressed={isChosen} onClick={() => onLook(id)}>
        <NamedPicture
          name={voice.speak('rail.row', { unit: voice.named(id), cell, health, most, chips: '', left: '' })}
        >
          <span className={enemies.foeToken}>
            <TokenPicture unit={unit} book={book} own={false} size={TOKEN} />
          </span>
          <span className={styles.who}>
            {name} <i>{cell}</i>
          </span>
          <Health health={health} most={most} loss={loss} />
        </NamedPicture>
      </button>
    </li>
  );
}

/** An enemy out of sight, as it was when it was last seen. */
export function MetEnemy({ id, last }: { readonly id: UnitId; readonly last: Met }) {
  const { book, seen } = useFieldView();
  const { speak, narrator } = useRailVoice();
  const { kind, health, round } = last;
  const most = profileOf(book, kind).fullHealth;
  const unit = narrator.names.unit(kind);
  const shown = { ...freshUnit(book, id, kind, opponentOf(seen.side)), health };
  return (
    <li className={`${enemies.foe} ${enemies.met}`}>
      <NamedPicture name={speak('rail.met.row', { unit, round, health, most })}>
        <span className={enemies.foeToken}>
          <TokenPicture unit={shown} book={book} own={false} size={TOKEN} />
        </span>
        <span className={styles.who}>
          {unit} <i>{speak('rail.met', { round })}</i>
        </span>
        <Health health={health} most={most} loss={0} />
      </NamedPicture>
    </li>
  );
}

function Health({ health, most, loss }: { readonly health: number; readonly most: number; readonly loss: number }) {
  return (
    <span className={enemies.foeHealth}>
      <span className={styles.health}>
        {health}
        <small>/{most}</small>
      </span>
      <HealthBar health={health} most={most} loss={loss} />
    </span>
  );
}
