import { CannotRun } from '../command';

/** How the client connects. */
export interface RedisAddress {
  readonly host: string;
  readonly port: number;
  readonly db: number;
  readonly username?: string;
  readonly password?: string;
  readonly tls?: Record<string, never>;
}

const USUAL_PORT = 6379;

/** `redis://` or, encrypted, `rediss://`. The password is the one that redis-cli takes, too. */
export function redisAddress(text: string, password: string | undefined): RedisAddress {
  const url = readUrl(text);
  if (url === null) throw new CannotRun('the address of the queue can’t be read: redis://host:6379');
  if (url.password !== '') {
    throw new CannotRun('a password is no part of a command: put it into REDISCLI_AUTH');
  }
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? USUAL_PORT : Number(url.port),
    db: /^\/\d{1,4}$/.test(url.pathname) ? Number(url.pathname.slice(1)) : 0,
    ...(url.username === '' ? {} : { username: decodeURIComponent(url.username) }),
    ...(password === undefined || password === '' ? {} : { password }),
    ...(url.protocol === 'rediss:' ? { tls: {} } : {}),
  };
}

function readUrl(text: string): URL | null {
  try {
    const url = new URL(text);
    return /^rediss?:$/.test(url.protocol) && url.hostname !== '' ? url : null;
  } catch {
    return null;
  }
}

export const shownRedis = ({ host, port }: RedisAddress): string => `redis://${host}:${port}`;
