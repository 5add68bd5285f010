/** An exact number; the denominator is above 0. */
export interface Rational {
  readonly over: bigint;
  readonly under: bigint;
}

export function rational(value: bigint): Rational {
  return { over: value, under: 1n };
}

export function plus(left: Rational, right: Rational): Rational {
  return { over: left.over * right.under + right.over * left.under, under: left.under * right.under };
}

export function minus(left: Rational, right: Rational): Rational {
  return plus(left, { over: -right.over, under: right.under });
}

export function times(left: Rational, right: Rational): Rational {
  return { over: left.over * right.over, under: left.under * right.under };
}

export function divided(left: Rational, right: Rational): Rational {
  return { over: left.over * right.under, under: left.under * right.over };
}

export function isBelow(left: Rational, right: Rational): boolean {
  return left.over * right.under < right.over * left.under;
}

export function isSame(left: Rational, right: Rational): boolean {
  return left.over * right.under === right.over * left.under;
}

/** Division of big integers cuts off towards 0, so below 0 it needs a step more. */
export function floorOf({ over, under }: Rational): number {
  const cut = over / under;
  return Number(over < 0n && cut * under !== over ? cut - 1n : cut);
}
