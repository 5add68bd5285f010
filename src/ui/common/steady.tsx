import { type ComponentType, memo, useLayoutEffect, useRef } from 'react';
import { sameValue } from './sameValue';

type Handler = (...given: readonly unknown[]) => unknown;

/**
 * Draws a component anew only when what it is given differs in value, however often the table around it is drawn. Its
 * handlers stay the same functions for ever and call the latest ones, so that none of them can be stale.
 */
export function steady<Props extends object>(View: ComponentType<Props>): ComponentType<Props> {
  const Remembered = memo(View, sameValue) as unknown as ComponentType<Props>;
  function Steady(props: Props) {
    const latest = useRef(props);
    const handlers = useRef<Record<string, Handler>>({});
    useLayoutEffect(() => {
      latest.current = props;
    });
    const steadied = Object.fromEntries(
      Object.entries(props).map(([name, value]) => {
        if (typeof value !== 'function') return [name, value];
        handlers.current[name] ??= (...given) => (latest.current as Record<string, Handler>)[name]?.(...given);
        return [name, handlers.current[name]];
      }),
    );
    return <Remembered {...(steadied as Props)} />;
  }
  return Steady;
}
