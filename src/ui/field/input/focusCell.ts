import type { Position } from '../../../core/geometry/position';
import { cellWord } from '../../input/places';

/** Moves the focus to a cell of the field; the page scrolls there by itself. */
export function focusCell(at: Position): void {
  const button = document.querySelector<HTMLElement>(`[data-field] [data-place="${cellWord(at)}"]`);
  button?.focus({ focusVisible: true } as FocusOptions);
}
