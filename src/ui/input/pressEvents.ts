import type { KeyboardEvent, MouseEvent } from 'react';

/** The second click of a double click: one order was meant, and the board has changed under the pointer since. */
export function isRepeatedClick({ detail }: MouseEvent): boolean {
  return detail > 1;
}

/** A key held down presses a button again and again; only the first press was meant. */
export function swallowRepeatedKey(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
}

export function isByTouch({ nativeEvent }: MouseEvent): boolean {
  return nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
}
