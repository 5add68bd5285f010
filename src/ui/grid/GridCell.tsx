import type { FocusEvent, MouseEvent, ReactNode } from 'react';
import type { Position } from '../../core/geometry/position';
import { NamedPicture } from '../common/controls/NamedPicture';
import { cellWord } from '../input/places';
import { isByTouch, isRepeatedClick, swallowRepeatedKey } from '../input/pressEvents';
import { cellPlace } from '../playback/places';
import type { CellFocus } from './useGridFocus';

export interface GridCellProps extends CellFocus {
  readonly at: Position;
  /** Its whole name in words. */
  readonly name: string;
  readonly className?: string | undefined;
  readonly buttonClassName?: string | undefined;
  /** What stands on it is in hand. */
  readonly chosen: boolean;
  /** What stands on it can be carried away. */
  readonly draggable: boolean;
  readonly onPress: (byTouch: boolean) => void;
  /** The pointer or a key came to it, or left. */
  readonly onPoint: () => void;
  readonly onLeave: () => void;
  readonly children?: ReactNode;
}

/** A cell of a grid: a click, a tap or a key all become `onPress`. */
export function GridCell(props: GridCellProps) {
  const press = (event: MouseEvent) => (isRepeatedClick(event) ? undefined : props.onPress(isByTouch(event)));
  const focus = ({ currentTarget }: FocusEvent): void => {
    props.onFocus();
    // Only a focus that came by key points at the cell; a tap focuses too, before its own press.
    if (currentTarget.matches(':focus-visible')) props.onPoint();
  };
  return (
    <td className={props.className} data-spot={cellPlace(props.at)}>
      <button
        type="button"
        ref={props.reference}
        className={props.buttonClassName}
        tabIndex={props.focusable ? 0 : -1}
        aria-pressed={props.chosen}
        data-place={cellWord(props.at)}
        data-drag={props.draggable ? 'unit' : undefined}
        onClick={press}
        onPointerEnter={({ pointerType }) => (pointerType === 'touch' ? undefined : props.onPoint())}
        onPointerLeave={({ pointerType }) => (pointerType === 'touch' ? undefined : props.onLeave())}
        onFocus={focus}
        onKeyDown={(event) => {
          swallowRepeatedKey(event);
          props.onKeyDown(event);
        }}
      >
        <NamedPicture name={props.name}>{props.children}</NamedPicture>
      </button>
    </td>
  );
}
