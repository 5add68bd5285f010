import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Asks a driver by WebDriver's classic protocol (w3.org/TR/webdriver2): JSON over HTTP. */
export type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

export function askAt(address: string): Ask {
  return async (method, path, body) => {
    const answer = await fetch(`${address}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

/** A driver says nothing when it is ready: it is asked until it answers. */
export async function whenReady(ask: Ask): Promise<void> {
  const deadline = performance.now() + 30_000;
  for (;;) {
    try {
      await ask('GET', '/status');
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await sleep(50);
    }
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
