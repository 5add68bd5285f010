import { type Presence, type PresenceEvents, RELOAD_MILLISECONDS } from './presence';

export type Call = 'who' | 'here' | 'closed';

export interface CallPresence extends Presence {
  hear(call: Call): void;
}

/**
 * Without locks: who opens the game asks who plays, and plays if nobody answers; who is closed says so. One that hangs, or
 * crashes, is taken for gone or stays unnoticed: then the epoch decides, or the person who takes over.
 */
export function callPresence(
  call: (call: Call) => void,
  { inherited }: Pick<PresenceEvents, 'inherited'>,
): CallPresence {
  let isHeld = false;
  let heardHere: (() => void) | null = null;
  const hold = (): void => {
    isHeld = true;
  };

  addEventListener('pagehide', () => {
    if (isHeld) call('closed');
  });

  return {
    isHeld: () => isHeld,
    claim: async () => {
      const isTaken = await new Promise<boolean>((resolve) => {
        heardHere = () => resolve(true);
        setTimeout(() => resolve(false), RELOAD_MILLISECONDS);
        call('who');
      });
      heardHere = null;
      if (!isTaken) hold();
      return !isTaken;
    },
    seize: async () => hold(),
    leave: () => {
      isHeld = false;
    },
    wait: () => undefined,
    hear: (heard) => {
      if (heard === 'who' && isHeld) call('here');
      if (heard === 'here') heardHere?.();
      if (heard !== 'closed' || isHeld || heardHere !== null) return;
      hold();
      inherited();
    },
  };
}
