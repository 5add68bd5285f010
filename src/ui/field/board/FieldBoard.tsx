import { type CSSProperties, useEffect, useMemo } from 'react';
import { cellNumber } from '../../../core/geometry/grid';
import { isSamePosition, type Position } from '../../../core/geometry/position';
import { findFieldUnit, isStandingUnit } from '../../../skirmish/model/state';
import { ownFile } from '../../common/notices/useOwnFile';
import { litCells } from '../art/fog/litCells';
import { GroundCanvas } from '../art/ground/GroundCanvas';
import { Fetched } from '../common/Fetched';
import { useFieldView } from '../common/fieldHooks';
import { useFieldGuide } from '../guide';
import type { FieldInput } from '../input/useFieldInput';
import type { FieldPointing } from '../input/useFieldPointing';
import { FieldBeacon } from '../lesson/FieldBeacon';
import { EffectsLayer } from '../stage/EffectsLayer';
import { AimLayer } from './AimLayer';
import { fieldCellName } from './cellName';
import styles from './FieldBoard.module.css';
import { FieldCells } from './FieldCells';
import { formationOutlines } from './formationOutlines';
import { HeldCrown } from './HeldCrown';
import { MarksLayer } from './MarksLayer';
import { type CellMark, marksFor } from './marks';
import { Letters, Numbers } from './Rulers';
import { Tags } from './Tags';
import { TokensLayer } from './TokensLayer';
import { useGhosts } from './useGhosts';
import type { Viewport } from './useViewport';
import { RULER } from './useViewportFit';
import { ZoomTools } from './ZoomTools';

interface FieldBoardProps {
  readonly input: FieldInput;
  readonly pointing: FieldPointing;
  readonly viewport: Viewport;
  readonly isWatched: boolean;
  /** How many enemies in sight could strike each cell; null while nobody asks. */
  readonly threats: readonly number[] | null;
  /** Cells from which the target that is pointed at could be flanked. */
  readonly flanks: readonly Position[];
  /** Cells that an entry of the log is about. */
  readonly looked: readonly Position[];
}

/** It comes with a battle in fog. Until it is there nothing is given away: unknown ground isn't drawn at all. */
const fogCanvas = ownFile(() => import('../art/fog/FogCanvas').then((room) => room.FogCanvas));

const NOWHERE: readonly Position[] = [];

/** The field: ground, fog, marks and tokens under a grid of buttons. */
export function FieldBoard({ input, pointing, viewport, isWatched, threats, flanks, looked }: FieldBoardProps) {
  const view = useFieldView();
  const { book, seen } = view;
  const { field } = seen;
  const { ground } = field;
  const { selection, legal } = input;
  const lit = useMemo(() => litCells(book, seen), [book, seen]);
  const marks = useMemo(() => marksFor(selection, { book, seen }, legal), [selection, book, seen, legal]);
  const { pointed } = pointing;
  const markList = useMemo(() => [...marks.values()].filter((mark) => isShown(mark, pointed)), [marks, pointed]);
  const formations = useMemo(
    () => formationOutlines(book, seen, view.narrator.names.formation),
    [book, seen, view.narrator],
  );
  const guide = useFieldGuide();
  const ghosts = useGhosts(selection);
  const chosen = selection.mode === 'unitChosen' ? (findFieldUnit(field, selection.unit)?.position ?? null) : null;
  const threatened = useMemo(() => threatenedCells(threats, ground.width), [threats, ground.width]);
  useChosenInView(viewport, chosen);
  const names = useMemo(
    () =>
      ground.terrain.map((_, cell) => {
        const at = { x: cell % ground.width, y: Math.floor(cell / ground.width) };
        const isLit = lit === null ? null : (lit[cell] ?? false);
        return fieldCellName(view, at, {
          mark: marks.get(cell) ?? null,
          isLit,
          threats: threats?.[cell] ?? 0,
          isWatched,
        });
      }),
    [view, ground, lit, marks, threats, isWatched],
  );
  const measures = {
    '--cell': `${viewport.cell}px`,
    '--ruler': `${RULER}px`,
    '--grid-columns': ground.width,
    '--grid-rows': ground.height,
  } as CSSProperties;
  const size = { width: ground.width, height: ground.height };
  const own = field.units
    .filter(isStandingUnit)
    .flatMap(({ side, position }) => (side === seen.side ? cellNumber(ground, position.x, position.y) : []));
  return (
    <div className={styles.board}>
      <div ref={viewport.frame} className={styles.frame}>
        <div className={styles.sheet} style={measures} data-field="">
          <Letters width={ground.width} pointed={pointing.pointed?.x ?? null} />
          <Numbers height={ground.height} pointed={pointing.pointed?.y ?? null} />
          <div className={styles.field}>
            <div className={styles.under}>
              <GroundCanvas
                ground={ground}
                control={field.control}
                known={seen.seen}
                cell={viewport.cell}
                book={book}
              />
            </div>
            {lit === null ? null : (
              <div className={styles.under}>
                <Fetched
                  file={fogCanvas}
                  with={{ width: ground.width, height: ground.height, cell: viewport.cell, lit, known: seen.seen }}
                />
              </div>
            )}
            <HeldCrown cell={viewport.cell} />
            <MarksLayer
              grid={ground}
              marks={markList}
              spawns={field.phase === 'deployment' ? field.spawns[seen.side] : NOWHERE}
              threatened={threatened}
              formations={formations}
            />
            <TokensLayer cell={viewport.cell} chosen={selection.mode === 'unitChosen' ? selection.unit : null} />
            <AimLayer
              grid={ground}
              chosen={chosen}
              pointed={looked[0] ?? pointing.pointed}
              marks={markList}
              preview={pointing.preview}
              via={selection.mode === 'unitChosen' ? selection.via : NOWHERE}
              ghosts={ghosts}
              flanks={flanks}
              formations={formations}
            />
            {guide?.beacon == null ? null : <FieldBeacon beacon={guide.beacon} grid={ground} />}
            <EffectsLayer cell={viewport.cell} />
            <Tags marks={markList} cell={viewport.cell} />
            <FieldCells
              size={size}
              label={view.narrator.speak('board.grid')}
              names={names}
              chosen={chosen === null ? null : cellNumber(ground, chosen.x, chosen.y)}
              draggable={own}
              onPress={pointing.press}
              onPoint={pointing.point}
              onLeave={pointing.leave}
            />
          </div>
        </div>
      </div>
      <ZoomTools viewport={viewport} />
    </div>
  );
}

/** What can be broken is a target only where one points: else every fence would look like an enemy. */
function isShown({ at, kind, blow }: CellMark, pointed: Position | null): boolean {
  const target = blow?.order.type === 'attack' ? blow.order.target : null;
  const isThing = kind === 'strike' && target !== null && typeof target !== 'string';
  return !isThing || (pointed !== null && isSamePosition(pointed, at));
}

function threatenedCells(threats: readonly number[] | null, width: number) {
  return (threats ?? []).flatMap((count, cell) =>
    count > 0 ? [{ at: { x: cell % width, y: Math.floor(cell / width) }, count }] : [],
  );
}

/** Whoever is chosen stays in sight, wherever it goes. */
function useChosenInView({ lookAt }: Viewport, chosen: Position | null): void {
  const place = chosen === null ? '' : `${chosen.x} ${chosen.y}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another place moves the field, not another zoom.
  useEffect(() => {
    if (chosen !== null) lookAt(chosen, true);
  }, [place]);
}
