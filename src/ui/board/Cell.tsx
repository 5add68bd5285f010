import { AnimatePresence } from 'framer-motion';
import type { FocusEvent, KeyboardEvent, MouseEvent, Ref } from 'react';
import type { Position } from '../../battle/position';
import type { Unit } from '../../battle/unit';
import type { Readiness } from '../../store/selectors';
import { useSpeak } from '../common/hooks';
import { Icon } from '../common/Icon';
import { NamedPicture } from '../common/NamedPicture';
import type { Outcome } from '../input/outcome';
import { isByTouch, isRepeatedClick, swallowRepeatedKey } from '../input/pressEvents';
import { DamageNumber } from '../stage/DamageNumber';
import type { StageEffect } from '../stage/effects';
import { Brackets } from './Brackets';
import styles from './Cell.module.css';
import { UnitToken } from './UnitToken';

export type CellMark = 'none' | 'deploy' | 'move' | 'strike' | 'forbidden';

export interface CellProps {
  readonly at: Position;
  readonly name: string;
  readonly unit: Unit | null;
  readonly own: boolean;
  readonly readiness: Readiness | null;
  readonly mark: CellMark;
  readonly chosen: boolean;
  readonly blow: Outcome | null;
  readonly effect: StageEffect;
  readonly focusable: boolean;
  readonly reference: Ref<HTMLButtonElement>;
  readonly onPress: (byTouch: boolean) => void;
  readonly onPoint: (at: Position) => void;
  readonly onLeave: () => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A cell of the board: a press, a tap or a key all become `onPress(position)`. */
export function Cell(props: CellProps) {
  const { at, unit, mark, blow, effect } = props;
  const press = (event: MouseEvent) => (isRepeatedClick(event) ? undefined : props.onPress(isByTouch(event)));
  return (
    <td className={`${styles.cell} ${styles[`column${at.col}`]} ${styles[mark]}`}>
      <button
        type="button"
        ref={props.reference}
        className={styles.button}
        tabIndex={props.focusable ? 0 : -1}
        aria-pressed={props.chosen}
        onClick={press}
        onPointerEnter={({ pointerType }) => (pointerType === 'touch' ? undefined : props.onPoint(at))}
        onPointerLeave={({ pointerType }) => (pointerType === 'touch' ? undefined : props.onLeave())}
        onFocus={props.onFocus}
        onKeyDown={(event) => {
          swallowRepeatedKey(event);
          props.onKeyDown(event);
        }}
      >
        <NamedPicture name={props.name}>
          {mark === 'deploy' || mark === 'move' ? <Invitation mark={mark} /> : null}
          <AnimatePresence>
            {unit === null ? null : (
              <UnitToken
                key={unit.id}
                unit={unit}
                own={props.own}
                readiness={props.readiness}
                chosen={props.chosen}
                blow={blow}
                effect={effect}
              />
            )}
          </AnimatePresence>
          {mark === 'strike' ? <Brackets tone="onVellum" /> : null}
          {effect.type === 'lunge' && effect.target === unit?.id ? <DamageNumber damage={effect.damage} /> : null}
        </NamedPicture>
      </button>
    </td>
  );
}

function Invitation({ mark }: { readonly mark: 'deploy' | 'move' }) {
  const speak = useSpeak();
  return (
    <span className={styles.invitation}>
      <Icon name={mark === 'deploy' ? 'card-pickup' : 'boots'} className={styles.invitationIcon ?? ''} />
      {speak(mark === 'deploy' ? 'cell.deploy' : 'cell.move')}
    </span>
  );
}
