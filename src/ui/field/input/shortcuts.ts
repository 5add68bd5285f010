import type { Direction } from '../../../core/geometry/direction';
import { inReadingOrder, type Position } from '../../../core/geometry/position';
import { findFieldUnit } from '../../../skirmish/model/state';
import type { CellMark } from '../board/marks';
import type { Viewport } from '../board/useViewport';
import { focusCell } from './focusCell';
import type { FieldScene } from './selection';
import type { FieldInput } from './useFieldInput';
import type { FieldPointing } from './useFieldPointing';

export interface FieldKeyOptions {
  /** Off while a dialog is open. */
  readonly active: boolean;
  readonly scene: FieldScene;
  readonly input: FieldInput;
  readonly pointing: FieldPointing;
  readonly viewport: Viewport;
  readonly marks: readonly CellMark[];
  readonly endTurn: () => void;
  readonly undo: () => void;
  readonly hint: () => void;
  readonly toggleThreats: () => void;
  readonly openMenu: () => void;
  readonly openWhy: () => void;
  readonly openCommand: () => void;
  readonly focusLog: () => void;
  readonly letGo: () => void;
}

type Shortcut = (options: FieldKeyOptions) => void;

/** What each key means while no dialog is open; verbs have letters of their own. */
export const SHORTCUTS: Readonly<Record<string, Shortcut>> = {
  escape: ({ input, letGo }) => {
    letGo();
    input.press({ type: 'cancel' });
  },
  e: ({ endTurn }) => endTurn(),
  u: ({ undo }) => undo(),
  h: ({ hint }) => hint(),
  t: ({ toggleThreats }) => toggleThreats(),
  j: ({ focusLog }) => focusLog(),
  p: ({ input, pointing }) => {
    if (pointing.pointed !== null) input.press({ type: 'via', at: pointing.pointed });
  },
  q: (options) => goToNext(options, readyUnits(options)),
  x: (options) => goToNext(options, cellsOf(options.marks, 'strike')),
  z: (options) => goToNext(options, cellsOf(options.marks, 'reach')),
  '+': ({ viewport }) => viewport.zoomIn(),
  '=': ({ viewport }) => viewport.zoomIn(),
  '-': ({ viewport }) => viewport.zoomOut(),
  '0': ({ viewport }) => viewport.showAll(),
  y: ({ openWhy }) => openWhy(),
  '?': ({ openMenu }) => openMenu(),
  '/': ({ openCommand }) => openCommand(),
};

/** With the Shift key: the chosen unit, or the formation that is being laid, turns. */
export const TURNS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'north',
  ArrowRight: 'east',
  ArrowDown: 'south',
  ArrowLeft: 'west',
};

/** Own units that can still do something, the nearest cell in reading order after the one that is looked at. */
function readyUnits({ input, scene }: FieldKeyOptions): Position[] {
  const able = new Set(input.legal.flatMap((order) => ('unit' in order ? [order.unit] : [])));
  return [...able].flatMap((unit) => findFieldUnit(scene.seen.field, unit)?.position ?? []);
}

function cellsOf(marks: readonly CellMark[], kind: CellMark['kind']): Position[] {
  return marks.filter((mark) => mark.kind === kind).map(({ at }) => at);
}

/** The one after where the focus stands, and round again. */
function goToNext({ pointing, input, scene }: FieldKeyOptions, cells: readonly Position[]): void {
  const sorted = cells.toSorted(inReadingOrder);
  const { selection } = input;
  const chosen = selection.mode === 'unitChosen' ? findFieldUnit(scene.seen.field, selection.unit)?.position : null;
  const here = pointing.pointed ?? chosen ?? null;
  const next = here === null ? undefined : sorted.find((at) => inReadingOrder(here, at) < 0);
  const goal = next ?? sorted[0];
  if (goal === undefined) return;
  focusCell(goal);
  pointing.point(goal);
}
