/** A term as it is written; a sum needs parentheses before it can be multiplied. */
export interface Expression {
  readonly text: string;
  readonly shape: 'number' | 'product' | 'sum';
}

export function written(text: string): Expression {
  return { text, shape: 'number' };
}

export function plus(left: Expression, sign: string, right: string): Expression {
  return { text: `${left.text} ${sign} ${right}`, shape: 'sum' };
}

export function times(left: Expression, right: string): Expression {
  return { text: `${inParentheses(left)} × ${right}`, shape: 'product' };
}

/** Parentheses where multiplying needs them, and only there. */
export function inParentheses({ text, shape }: Expression): string {
  return shape === 'sum' ? `(${text})` : text;
}
