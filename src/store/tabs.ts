/** What other tabs do, for the one that hears of it. */
export interface TabEvents {
  /** The tab that plays has written its battle. */
  written(): void;
  /** Another tab wants to play: this one finishes what it writes and gives its battle. */
  asked(): Promise<unknown>;
  /** This tab doesn't play any more. */
  lost(): void;
  /** The tab that played is gone, and this one plays now. */
  inherited(): void;
}

/** The tabs of this game in one browser: at most one of them plays. */
export interface Tabs {
  listen(events: TabEvents): void;
  /** Plays from now on, unless another tab does: then false, and this one inherits when that one is closed. */
  claim(): Promise<boolean>;
  /** Plays from now on. Gives the battle of the tab that played until now, when it could still say. */
  takeOver(): Promise<unknown>;
  tellWritten(): void;
}

/** Where tabs can't know of each other, each plays for itself. */
export function loneTab(): Tabs {
  return {
    listen: () => undefined,
    claim: async () => true,
    takeOver: async () => undefined,
    tellWritten: () => undefined,
  };
}
