import { type RefObject, useEffect, useRef } from 'react';
import styles from './Drag.module.css';
import { type Dragger, startDragging, type Table } from './dragger';

export interface Drag {
  /** The part of the page in which things are carried. */
  readonly surface: RefObject<HTMLDivElement | null>;
  readonly surfaceClass: string;
  /** Where the pictures of carried things are drawn. */
  readonly layer: RefObject<HTMLDivElement | null>;
  readonly layerClass: string;
}

/** Lets things be carried over a table. What is carried goes back as soon as nothing is held any more. */
export function useDragging<Place>(table: Table<Place>, isHolding: boolean): Drag {
  const surface = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const dragger = useRef<Dragger | null>(null);
  const latest = useRef(table);
  latest.current = table;

  useEffect(() => {
    if (surface.current === null || layer.current === null) return;
    dragger.current = startDragging<Place>(surface.current, layer.current, () => latest.current);
    return () => dragger.current?.stop();
  }, []);

  // The turn ended, or what is carried was taken from the board: nothing stays in hand.
  useEffect(() => {
    if (!isHolding) dragger.current?.putBack();
  }, [isHolding]);

  return { surface, layer, surfaceClass: styles.surface ?? '', layerClass: styles.layer ?? '' };
}
