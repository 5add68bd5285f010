/** What of a save is beyond the limits of content, where and why: nothing that can be replayed has so much. */
export function whatIsTooMuchInFieldSave(_value: unknown): string | null {
  return null;
}

/** What is wrong with a save from outside, where and why; what gets past this can be replayed, shown and played on. */
export function whatIsWrongWithFieldSave(_value: unknown): string | null {
  return null;
}
