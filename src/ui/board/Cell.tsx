import type { FocusEvent, KeyboardEvent, MouseEvent, Ref } from 'react';
import { TerrainArt } from '../art/TerrainArt';
import { NamedPicture } from '../common/NamedPicture';
import { steady } from '../common/steady';
import { placeWord } from '../input/places';
import { isByTouch, isRepeatedClick, swallowRepeatedKey } from '../input/pressEvents';
import { CellPictures } from '../stage/CellPictures';
import { cellPlace } from '../stage/places';
import { BlowBadge } from './BlowBadge';
import { Brackets } from './Brackets';
import styles from './Cell.module.css';
import type { CellMark } from './cellMark';
import { GroundPill } from './GroundPill';
import { Invitation } from './Invitation';
import { ThreatHatch } from './ThreatBadge';
import { UnitToken } from './UnitToken';
import type { CellStory } from './useCellFacts';

const LOOKS: Readonly<Record<CellMark, 'plain' | 'inviting' | 'strike' | 'forbidden'>> = {
  none: 'plain',
  deploy: 'inviting',
  move: 'inviting',
  slide: 'inviting',
  raise: 'inviting',
  strike: 'strike',
  forbidden: 'forbidden',
};

export interface CellProps extends CellStory {
  readonly name: string;
  readonly focusable: boolean;
  readonly reference: Ref<HTMLButtonElement>;
  readonly onPress: (byTouch: boolean) => void;
  readonly onPoint: () => void;
  readonly onLeave: () => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A cell of the board: a press, a tap or a key all become `onPress(position)`. */
export const Cell = steady(function Cell(props: CellProps) {
  const { at, unit, mark, blow } = props;
  const press = (event: MouseEvent) => (isRepeatedClick(event) ? undefined : props.onPress(isByTouch(event)));
  const watched = props.watchers ?? 0;
  return (
    <td className={`${styles.cell} ${styles[`column${at.col}`]} ${styles[LOOKS[mark]]}`} data-spot={cellPlace(at)}>
      <button
        type="button"
        ref={props.reference}
        className={styles.button}
        tabIndex={props.focusable ? 0 : -1}
        aria-pressed={props.chosen}
        data-place={placeWord({ type: 'cell', at })}
        data-drag={props.own ? 'unit' : undefined}
        onClick={press}
        onPointerEnter={({ pointerType }) => (pointerType === 'touch' ? undefined : props.onPoint())}
        onPointerLeave={({ pointerType }) => (pointerType === 'touch' ? undefined : props.onLeave())}
        onFocus={props.onFocus}
        onKeyDown={(event) => {
          swallowRepeatedKey(event);
          props.onKeyDown(event);
        }}
      >
        <NamedPicture name={props.name}>
          <TerrainArt ground={props.ground} />
          {watched > 0 ? <ThreatHatch count={watched} counted={unit === null} /> : null}
          <Invitation mark={mark} toll={props.toll} opening={props.opening} />
          <GroundPill name={props.groundName} notes={props.groundNotes} crowdedAt={props.crowdedAt} />
          {unit === null ? null : (
            <UnitToken
              key={unit.id}
              unit={unit}
              own={props.own}
              readiness={props.readiness}
              standing={props.standing}
              keywords={props.keywords}
              chosen={props.chosen}
              blow={blow}
              threat={props.threat}
            />
          )}
          {unit === null && blow !== null ? (
            <span className={styles.wallBlow}>
              <BlowBadge blow={blow} />
            </span>
          ) : null}
          {mark === 'strike' ? <Brackets tone="onVellum" /> : null}
          <CellPictures at={at} />
        </NamedPicture>
      </button>
    </td>
  );
});
