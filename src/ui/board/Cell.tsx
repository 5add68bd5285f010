import { toPoint } from '../../battle/model/position';
import { TerrainArt } from '../art/TerrainArt';
import { memoByValue } from '../common/hooks/memoByValue';
import { GridCell, type GridCellProps } from '../grid/GridCell';
import type { CellFocus } from '../grid/useGridFocus';
import { CellPictures } from '../stage/CellPictures';
import { AimMark } from './AimMark';
import { BlowBadge } from './BlowBadge';
import { Brackets } from './Brackets';
import styles from './Cell.module.css';
import type { CellMark } from './cellMark';
import { GroundPill } from './GroundPill';
import { Invitation } from './Invitation';
import { ThreatHatch } from './ThreatBadge';
import { UnitToken } from './UnitToken';
import type { CellStory } from './useCellFacts';

const LOOKS: Readonly<Record<CellMark, 'plain' | 'inviting' | 'strike' | 'aim' | 'forbidden'>> = {
  none: 'plain',
  deploy: 'inviting',
  move: 'inviting',
  slide: 'inviting',
  raise: 'inviting',
  strike: 'strike',
  aim: 'aim',
  forbidden: 'forbidden',
};

export interface CellProps
  extends CellStory,
    Pick<GridCellProps, keyof CellFocus | 'name' | 'onPress' | 'onPoint' | 'onLeave'> {
  /** The stratagem in hand is aimed at it right now. */
  readonly lit: boolean;
}

/** A cell of the battle's board: its ground, who stands there, and what a press would do. */
export const Cell = memoByValue(function Cell(props: CellProps) {
  const { at, unit, mark, blow } = props;
  const watched = props.watchers ?? 0;
  return (
    <GridCell
      at={toPoint(at)}
      name={props.name}
      className={`${styles.cell} ${styles[`column${at.col}`]} ${styles[LOOKS[mark]]}`}
      buttonClassName={styles.button}
      chosen={props.chosen}
      draggable={props.own}
      focusable={props.focusable}
      reference={props.reference}
      onPress={props.onPress}
      onPoint={props.onPoint}
      onLeave={props.onLeave}
      onFocus={props.onFocus}
      onKeyDown={props.onKeyDown}
    >
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
      {props.play === null ? null : <AimMark play={props.play} lit={props.lit} />}
      <CellPictures at={at} />
    </GridCell>
  );
});
