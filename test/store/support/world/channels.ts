import type { Clock, Thread } from './clock';

type Hear = (event: { readonly data: unknown }) => void;

export interface Channels {
  open(): { postMessage(data: unknown): void; addEventListener(type: string, hear: Hear): void };
}

const LATENCY = 4;

/** The browser's channel between tabs, for one name; `alter` is where a test spoils what is said. */
export function openChannels(clock: Clock, alter: (data: unknown) => unknown): Channels {
  const ends: { readonly thread: Thread; readonly hear: Hear }[] = [];
  return {
    open: () => {
      const own = clock.current();
      return {
        addEventListener: (_, hear) => ends.push({ thread: own, hear }),
        postMessage: (data) => {
          const said = alter(structuredClone(data));
          for (const { thread, hear } of ends) {
            if (thread === own) continue;
            clock.after(1 + clock.draw(LATENCY), thread, 'channel', () => hear({ data: said }));
          }
        },
      };
    },
  };
}
