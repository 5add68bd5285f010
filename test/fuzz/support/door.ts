/** Something valid that a door lets in. */
export interface Sample {
  /** What a message calls it: the name of its file, or nothing. */
  readonly name: string;
  readonly text: string;
}

/** What a door says about something that it doesn't let in. */
export interface Complaint {
  /** A place in a document, or the part of a line. */
  readonly where: string;
  readonly message: string;
}

export type Opened =
  /** `use` does with it what the game would: whatever was let in must be playable and showable. */
  | { readonly accepted: true; readonly use: () => void }
  | { readonly accepted: false; readonly complaints: readonly Complaint[] };

/** A way by which something comes in from outside. */
export interface Door {
  readonly name: string;
  readonly format: 'json' | 'line';
  readonly samples: readonly Sample[];
  /** How many inputs it gets, compared with the others; 1 if left out. */
  readonly weight?: number;
  /** Throws only when the door itself is broken: when it left something half-loaded behind, for instance. */
  readonly open: (text: string, sample: Sample) => Opened;
}

export const LET_IN: Opened = { accepted: true, use: () => undefined };

export function turnedAway(...complaints: readonly Complaint[]): Opened {
  return { accepted: false, complaints };
}
