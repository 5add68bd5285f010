/** Orders and events are unions told apart by `type`. */
export interface Typed {
  readonly type: string;
}

/**
 * One function per member of a union. A new member fails to compile exactly where a table lacks its row,
 * which a `switch` with a default branch would hide.
 */
export type DispatchTable<Member extends Typed, Context, Answer> = {
  readonly [Type in Member['type']]: (context: Context, member: Extract<Member, { type: Type }>) => Answer;
};

/** The one place that matches a row with its member: TypeScript can't see that both share one `type`. */
export function dispatch<Member extends Typed, Context, Answer>(
  table: DispatchTable<Member, Context, Answer>,
  context: Context,
  member: Member,
): Answer {
  const row = table[member.type as Member['type']] as (context: Context, member: Member) => Answer;
  return row(context, member);
}

/** Looks up an own key only: an id such as `constructor` must not find what every object inherits. */
export function lookUp<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
