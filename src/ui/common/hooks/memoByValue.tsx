import { type ComponentType, memo, useLayoutEffect, useRef } from 'react';

type Handler = (...given: readonly unknown[]) => unknown;

/**
 * `memo` with deep equality of props. Handlers keep a stable identity and call the latest ones, so that none of them can be
 * stale.
 */
export function memoByValue<Props extends object>(View: ComponentType<Props>): ComponentType<Props> {
  const Remembered = memo(View, isDeepEqual) as unknown as ComponentType<Props>;
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

/** Deep equality of plain objects and lists; anything else is compared by identity. */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, index) => isDeepEqual(value, other[index]));
  }
  if (!isPlain(one) || !isPlain(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isDeepEqual(one[key], other[key]))
  );
}

/** Elements of React are plain objects too, but they lead to everything there is. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
