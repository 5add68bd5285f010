import type { Direction } from '../../../core/geometry/direction';
import { inReadingOrder, type Position } from '../../../core/geometry/position';
import { findFieldUnit } from '../../../skirmish/model/state';
import type { DeedIn } from '../../../store/settings/keyTable';
import { deedOf } from '../../common/keys/keyHooks';
import type { CellMark } from '../board/marks';
import type { Viewport } from '../board/useViewport';
import type { Verb } from '../rail/verbs';
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

/** Verbs have listeners of their own, and so have the settings and the analysis board. */
type ToolDeed = Exclude<DeedIn<'field'>, Verb | 'settings' | 'orderBack' | 'orderOn'>;

/** What each key means while no dialog is open. */
const SHORTCUTS: Readonly<Record<ToolDeed, Shortcut>> = {
  endTurn: ({ endTurn }) => endTurn(),
  undo: ({ undo }) => undo(),
  hint: ({ hint }) => hint(),
  threats: ({ toggleThreats }) => toggleThreats(),
  fieldLog: ({ focusLog }) => focusLog(),
  wayPoint: ({ input, pointing }) => {
    if (pointing.pointed !== null) input.press({ type: 'via', at: pointing.pointed });
  },
  nextUnit: (options) => goToNext(options, readyUnits(options)),
  nextTarget: (options) => goToNext(options, cellsOf(options.marks, 'strike')),
  nextCell: (options) => goToNext(options, cellsOf(options.marks, 'reach')),
  zoomIn: ({ viewport }) => viewport.zoomIn(),
  zoomOut: ({ viewport }) => viewport.zoomOut(),
  zoomAll: ({ viewport }) => viewport.showAll(),
  fieldWhy: ({ openWhy }) => openWhy(),
  keyList: ({ openMenu }) => openMenu(),
  command: ({ openCommand }) => openCommand(),
};

function cancel({ input, letGo }: FieldKeyOptions): void {
  letGo();
  input.press({ type: 'cancel' });
}

export function shortcutOf(event: KeyboardEvent): Shortcut | undefined {
  if (event.key === 'Escape') return cancel;
  const deed = deedOf('field', event);
  // Plus without Shift, unless somebody gave that key to something else.
  if (deed === null) return event.key === '=' ? SHORTCUTS.zoomIn : undefined;
  return Object.hasOwn(SHORTCUTS, deed) ? SHORTCUTS[deed as ToolDeed] : undefined;
}

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
