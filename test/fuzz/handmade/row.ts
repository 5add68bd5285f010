/** A mistake in a shipped file: ▸ marks where it must be found, then a piece of what must be said. */
export type Edit = readonly [part: string, instead: string, message: string];

/** A line, the part of it that is wrong, and a piece of what must be said. */
export type Line = readonly [line: string, where: string, message: string];
