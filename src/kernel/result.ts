/** What a question to the rules gives back: a value, or a refusal that is a value too. A bug throws; a refusal never does. */
export type Result<Value, Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

export function accepted<Value>(value: Value): Result<Value, never> {
  return { ok: true, value };
}

export function refused<Refusal>(refusal: Refusal): Result<never, Refusal> {
  return { ok: false, refusal };
}
