import { useLayoutEffect, useRef, useState } from 'react';
import type { FieldBook, FieldMap } from '../../../skirmish/model/book';
import { FieldPicture } from '../art/FieldPicture';
import styles from './BattlefieldPicture.module.css';

/** The battlefield that one looks at, as wide as there is room. */
export function LargePicture({ map, book }: { readonly map: FieldMap; readonly book: FieldBook }) {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = (): void => setWidth(Math.floor(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const size = map.width >= map.height ? width : (width * map.height) / map.width;
  return (
    <div ref={frame} className={styles.frame}>
      {width === 0 ? null : <FieldPicture map={map} book={book} size={size} />}
    </div>
  );
}
