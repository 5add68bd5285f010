import { type Call, callPresence } from './callPresence';
import { lockPresence } from './lockPresence';
import { type HandOver, loneTab, type TabEvents, type Tabs } from './tabs';

/** How long a tab that plays may take to finish its write; the browser may have put it to sleep. */
const PATIENCE_MILLISECONDS = 2000;

type Said =
  | { readonly type: 'taken' | 'written' | Call }
  | { readonly type: 'ask'; readonly id: string }
  | { readonly type: 'yielded'; readonly id: string; readonly file: unknown };
/** The sender's epoch; who asks has none, and names the last one of the database. */
type Message = Said & { readonly epoch: number };

/** The tabs of a game, under its name. The protocol stands in `tabs.ts`. */
export function browserTabs(name: string): Tabs {
  try {
    return channelTabs(name, new BroadcastChannel(name));
  } catch {
    // A browser may forbid it together with the storage.
    return loneTab();
  }
}

function channelTabs(name: string, channel: BroadcastChannel): Tabs {
  let events: TabEvents | null = null;
  /** The highest epoch that was heard of while this tab takes one: the higher of both counts. */
  let heardOf = 0;
  let awaited: { readonly id: string; readonly hear: (answer: HandOver) => void } | null = null;
  const epoch = (): number => events?.epoch() ?? 0;
  const say = (said: Said, under = epoch()): void => channel.postMessage({ ...said, epoch: under } satisfies Message);

  const heard = {
    lost: () => events?.lost(),
    inherited: () => {
      heardOf = 0;
      events?.inherited();
    },
  };
  const calls = navigator.locks === undefined ? callPresence((type) => say({ type }), heard) : null;
  const presence = calls ?? lockPresence(name, navigator.locks, heard);

  function giveWay(): void {
    presence.leave();
    events?.lost();
  }

  async function hear(message: Message): Promise<void> {
    if (epoch() === 0) heardOf = Math.max(heardOf, message.epoch);
    else if (epoch() < message.epoch) giveWay();
    if (message.type === 'written') events?.written();
    // The place is kept until it is taken: in between no third tab must inherit it.
    else if (message.type === 'ask' && presence.isHeld()) {
      const under = epoch();
      say({ type: 'yielded', id: message.id, file: await events?.asked() }, under);
    } else if (message.type === 'yielded') {
      if (message.id === awaited?.id) awaited.hear({ epoch: message.epoch, file: message.file });
    } else if (message.type !== 'ask' && message.type !== 'taken') calls?.hear(message.type);
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    // A tab with an earlier version of the game speaks otherwise.
    if (typeof data.epoch === 'number') void hear(data);
  });

  addEventListener('pagehide', () => rememberPlaying(name, presence.isHeld()));

  async function ask(lastEpoch: number): Promise<HandOver | null> {
    const id = [performance.timeOrigin, performance.now(), ...crypto.getRandomValues(new Uint32Array(2))].join(' ');
    try {
      return await new Promise((resolve) => {
        awaited = { id, hear: resolve };
        setTimeout(() => resolve(null), PATIENCE_MILLISECONDS);
        say({ type: 'ask', id }, lastEpoch);
      });
    } finally {
      if (awaited?.id === id) awaited = null;
    }
  }

  async function takeOver(lastEpoch: number): Promise<HandOver | null> {
    heardOf = 0;
    if (presence.isHeld()) return null;
    const answer = await ask(lastEpoch);
    await presence.seize();
    return answer;
  }

  return {
    takeOver,
    isHeld: presence.isHeld,
    listen: (heard) => {
      events = heard;
    },
    claim: async (lastEpoch) => {
      const hasPlayed = recallPlaying(name);
      if (await presence.claim()) return true;
      if (hasPlayed) await takeOver(await lastEpoch());
      else presence.wait();
      return hasPlayed;
    },
    tellTaken: () => {
      if (epoch() < heardOf) giveWay();
      else if (presence.isHeld()) say({ type: 'taken' });
    },
    tellWritten: () => say({ type: 'written' }),
  };
}

/** Who loads the page again goes on playing, although another tab inherits in between. */
function rememberPlaying(name: string, isPlaying: boolean): void {
  try {
    if (isPlaying) sessionStorage.setItem(name, 'playing');
  } catch {
    // Then a reload reads, and can take over.
  }
}

/** Once only: a copy of this tab must not take itself for it. */
function recallPlaying(name: string): boolean {
  try {
    const hasPlayed = sessionStorage.getItem(name) !== null;
    sessionStorage.removeItem(name);
    return hasPlayed;
  } catch {
    return false;
  }
}
