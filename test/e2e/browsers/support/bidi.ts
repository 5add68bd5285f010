import { once } from 'node:events';
import { WebSocket } from 'undici';

type Values = Readonly<Record<string, unknown>>;

interface Message {
  readonly id?: number | null;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: Values;
  readonly message?: string;
  readonly method?: string;
  readonly params?: Values;
}

/** A connection by WebDriver BiDi (w3.org/TR/webdriver-bidi): commands have answers, events come by themselves. */
export interface Bidi {
  send(method: string, params: Values): Promise<Values>;
  close(): void;
}

interface Answer {
  resolve(result: Values): void;
  reject(error: Error): void;
}

export async function connectBidi(address: string, onEvent: (params: Values) => void): Promise<Bidi> {
  // Node has one of its own from version 22 on.
  const socket = new WebSocket(address);
  const waiting = new Map<number, Answer>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.type === 'event') return onEvent(message.params ?? {});
    const answer = waiting.get(message.id ?? 0);
    waiting.delete(message.id ?? 0);
    if (message.type === 'success') answer?.resolve(message.result ?? {});
    else answer?.reject(new Error(message.message ?? 'the browser refused'));
  });
  socket.addEventListener('close', () => {
    for (const answer of waiting.values()) answer.reject(new Error('the browser closed the connection'));
  });
  await once(socket, 'open');
  return {
    send: (method, params) => {
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
    close: () => socket.close(),
  };
}
