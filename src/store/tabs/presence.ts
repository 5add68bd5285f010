/** The place of the tab that plays: whether it is taken, and by whom. */
export interface Presence {
  isHeld(): boolean;
  /** Takes the place if it is free. */
  claim(): Promise<boolean>;
  /** Takes it whoever has it. */
  seize(): Promise<void>;
  /** This tab has heard that another has it. */
  leave(): void;
  /** From now on this tab wants to inherit it. */
  wait(): void;
}

export interface PresenceEvents {
  lost(): void;
  inherited(): void;
}

/** A page that is loaded again may find its place still held by what it was before. */
export const RELOAD_MILLISECONDS = 150;
