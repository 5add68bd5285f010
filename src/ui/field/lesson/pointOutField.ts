import type { LessonStep } from '../../../content/lessons/lesson';
import type { Position } from '../../../core/geometry/position';
import type { SkirmishOrder } from '../../../skirmish/model/orders';
import { findFieldUnit } from '../../../skirmish/model/state';
import type { FieldObservation } from '../../../skirmish/view/observe';
import type { KeyedDeed } from '../../../store/settings/keyTable';
import { cellWord } from '../../input/places';
import type { FieldBeaconPlace, FieldGuide } from '../guide';
import { focusCell } from '../input/focusCell';

type Pointed = Pick<FieldGuide, 'beacon' | 'buttons' | 'show'>;

interface Next extends Pick<FieldBeaconPlace, 'from' | 'at'>, Pick<FieldGuide, 'buttons'> {
  /** The buttons of another unit are of no use. */
  readonly needsActor: boolean;
}

/** What a step waits for, shown on the field. */
export function pointOutField(seen: FieldObservation, step: LessonStep<SkirmishOrder> | null, number: number): Pointed {
  const deed = step?.deeds[0];
  const from = deed === undefined ? null : actorAt(seen, deed);
  const at = deed === undefined ? null : targetAt(seen, deed);
  const buttons = step?.undo === true ? ['undo'] : deed === undefined ? [] : buttonsOf(deed);
  return {
    beacon: from === null && at === null ? null : { from, at, step: number },
    buttons,
    // Of those who form up whoever is in hand leads to the formations.
    show: () => focusNext({ from, at, buttons, needsActor: deed !== undefined && 'unit' in deed }),
  };
}

function placeOf({ field }: FieldObservation, unit: string): Position | null {
  return findFieldUnit(field, unit)?.position ?? null;
}

/** Who is taken in hand first: of a formation that is to be laid, its first member. */
function actorAt(seen: FieldObservation, deed: SkirmishOrder): Position | null {
  if ('unit' in deed) return placeOf(seen, deed.unit);
  if (deed.type === 'form') return placeOf(seen, deed.members[0] ?? '');
  const formation = 'formation' in deed ? deed.formation : null;
  const standing = seen.field.formations.find(({ id }) => id === formation);
  return standing === undefined ? null : placeOf(seen, standing.members[0]?.unit ?? '');
}

function targetAt(seen: FieldObservation, deed: SkirmishOrder): Position | null {
  if ('target' in deed && deed.target !== undefined && !('to' in deed && deed.to !== undefined)) {
    return typeof deed.target === 'string' ? placeOf(seen, deed.target) : deed.target;
  }
  if ('to' in deed && deed.to !== undefined) return deed.to;
  return 'at' in deed ? deed.at : null;
}

/** Orders that are no more than a press on a cell once a unit is in hand. */
const PLAIN: ReadonlySet<SkirmishOrder['type']> = new Set(['move', 'attack', 'deploy'] as const);

/** In the order in which they are pressed. */
function buttonsOf(deed: SkirmishOrder): readonly string[] {
  if (PLAIN.has(deed.type)) return [];
  if (deed.type === 'form') return [`form ${deed.formation}`, 'confirm'];
  if (deed.type === 'march') return [`march ${deed.direction} ${deed.squares}`];
  if (deed.type === 'stance') return ['stance', `stance ${deed.stance}`];
  if (deed.type === 'maneuver') return ['maneuver', `maneuver ${deed.maneuver}`];
  return [deed.type];
}

/** Tools are found by what they do. */
const TOOL_OF: Readonly<Record<string, KeyedDeed>> = { undo: 'undo', end: 'endTurn' };

/** First who acts, then the last button of the way that is there already, then where. */
function focusNext({ from, at, buttons, needsActor }: Next): void {
  const tool = find(`[data-tool="${TOOL_OF[buttons[0] ?? ''] ?? ''}"]`);
  if (tool !== null) {
    tool.focus();
    return;
  }
  const isInHand = from === null || find(`[data-field] [data-place="${cellWord(from)}"][aria-pressed="true"]`) !== null;
  const button = buttons.map((name) => find(`[data-guide="${name}"]`)).findLast((found) => found !== null) ?? null;
  const isReady = button !== null && button.getAttribute('aria-pressed') !== 'true';
  const cell = isInHand ? (at ?? from) : from;
  if (isReady && (isInHand || !needsActor)) button.focus();
  else if (cell !== null) focusCell(cell);
}

function find(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector);
}
