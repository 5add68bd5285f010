import { formationBonus } from '../formations/bonuses';
import type { FieldBook } from '../model/book';
import type { SkirmishPlay } from '../model/play';
import { profileOf, statOf } from '../model/profile';
import type { FieldUnit, SkirmishState, UnitId } from '../model/state';
import { mustFindUnit } from '../model/state';

const MOVEMENT = 'MOV';

/** The actions of a turn. Where movement is made of them, Left's first turn has fewer. */
export function actionsOf(book: FieldBook, state: SkirmishState, unit: FieldUnit): number {
  const { actions, movement } = book.rules.economy;
  const full = typeof actions === 'number' ? actions : statOf(profileOf(book, unit.kind).kind, actions);
  if (movement !== 'actions' || !isOpening(state, unit)) return full;
  return Math.max(1, Math.floor((full * state.opening) / 100));
}

/** The movement of a turn with formation and stance; a stance's limit comes last. */
export function movementOf(book: FieldBook, state: SkirmishState, unit: FieldUnit): number {
  const { economy, stances } = book.rules;
  const isOfActions = economy.movement === 'actions';
  const points = isOfActions ? actionsOf(book, state, unit) : statOf(profileOf(book, unit.kind).kind, MOVEMENT);
  const bonus = formationBonus(book, state, unit, 'movement', [])?.value ?? 0;
  const stance = stances?.[unit.stance];
  const raised = Math.max(0, points + bonus + (stance?.movement ?? 0));
  const opened = isOpening(state, unit) && !isOfActions ? Math.floor((raised * state.opening) / 100) : raised;
  return Math.min(opened, stance?.movementAtMost ?? Number.POSITIVE_INFINITY);
}

function isOpening(state: SkirmishState, unit: FieldUnit): boolean {
  return state.round === 1 && unit.side === 'left';
}

/** How much a unit can still spend on its way, and whether an action opens it. */
export function movementLeft(book: FieldBook, state: SkirmishState, unit: FieldUnit, hasPaidAction = false): number {
  const source = book.rules.economy.movement;
  if (source === 'actions') return Math.min(unit.actions, unit.movement);
  if (source === 'own' || unit.hasOpenedMove) return unit.movement;
  return unit.actions > 0 || hasPaidAction ? movementOf(book, state, unit) : 0;
}

/** Where one action pays for the whole move, it is paid before the first cell. */
export function openMove(play: SkirmishPlay, unit: UnitId, isPaid = false): void {
  const mover = mustFindUnit(play.state, unit);
  if (play.book.rules.economy.movement !== 'action' || mover.hasOpenedMove) return;
  play.emit({ type: 'moveOpened', unit, movement: movementOf(play.book, play.state, mover), actions: isPaid ? 0 : 1 });
}
