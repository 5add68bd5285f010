import { useMemo } from 'react';
import type { FieldBook } from '../../skirmish/model/book';
import { isStandingUnit } from '../../skirmish/model/state';
import { FogCanvas } from '../field/art/fog/FogCanvas';
import { litCells } from '../field/art/fog/litCells';
import { CrownArcs } from '../field/art/ground/CrownArcs';
import { GroundCanvas } from '../field/art/ground/GroundCanvas';
import { MiniMap } from '../field/art/MiniMap';
import { FieldToken } from '../field/art/token/FieldToken';
import styles from './FieldArtRoom.module.css';
import { sampleView } from './FieldArtRoomSamples';

interface BattleProps {
  readonly book: FieldBook;
  readonly map: string;
  readonly cell: number;
}

/** A battle in which everybody has gone to the middle, as Left sees it. */
export function SampleBattle({ book, map, cell }: BattleProps) {
  const seen = useMemo(() => sampleView(book, map), [book, map]);
  const { ground, control, units } = seen.field;
  const standing = units.filter(isStandingUnit);
  const [width, height] = [ground.width, ground.height];
  return (
    <div className={styles.battle} style={{ width: width * cell, height: height * cell }}>
      <GroundCanvas book={book} ground={ground} control={control} known={seen.seen} cell={cell} />
      <CrownArcs {...{ control, width, height, cell }} turns={5} held={2} own contested={false} />
      <FogCanvas width={width} height={height} cell={cell} lit={litCells(book, seen)} known={seen.seen} />
      {standing.map((unit) => (
        <span key={unit.id} style={{ translate: `${unit.position.x * cell}px ${unit.position.y * cell}px` }}>
          <FieldToken unit={unit} book={book} own={unit.side === 'left'} cell={cell} acting={unit.side === 'left'} />
        </span>
      ))}
      <span className={styles.corner}>
        <MiniMap
          book={book}
          ground={ground}
          known={seen.seen}
          units={standing.map(({ position, side }) => ({ at: position, own: side === 'left' }))}
          window={{ x: 2, y: 3, w: 7, h: 7 }}
          size={120}
          name="Map"
          onJump={() => undefined}
        />
      </span>
    </div>
  );
}
