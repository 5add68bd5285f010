import { resolve } from 'node:path';

/** Where records are kept: a folder with an embedded database, or a server. */
export type Address =
  | { readonly type: 'embedded'; readonly folder: string }
  | { readonly type: 'server'; readonly url: URL; readonly hides: readonly string[] };

/** What the environment may say; passwords come from nowhere else. */
export interface Surroundings {
  readonly NINEKEEP_DATABASE?: string | undefined;
  readonly PGPASSWORD?: string | undefined;
}

const USUAL_FOLDER = 'ninekeep-records';

/** Something about a database that whoever asked can mend. */
export class DatabaseProblem extends Error {
  override readonly name = 'DatabaseProblem';
}

/** `word` is what the command was given; if left out the environment decides, then a folder beside where one stands. */
export function addressOf(word: string | undefined, folder: string, surroundings: Surroundings): Address {
  const { NINEKEEP_DATABASE: usual, PGPASSWORD: password } = surroundings;
  const chosen = word ?? (usual === undefined || usual === '' ? USUAL_FOLDER : usual);
  if (!isServer(chosen)) return { type: 'embedded', folder: resolve(folder, chosen) };
  const url = readUrl(chosen);
  if (url === null)
    throw new DatabaseProblem('the address of the database can’t be read: postgres://user@host:5432/name');
  if (word !== undefined && url.password !== '') {
    // Whoever lists the processes of a machine sees the words of a command.
    throw new DatabaseProblem(
      'a password is no part of a command: put it into PGPASSWORD, or the whole address into NINEKEEP_DATABASE',
    );
  }
  if (url.password === '' && password !== undefined) url.password = encodeURIComponent(password);
  return { type: 'server', url, hides: secretsOf(url) };
}

const isServer = (word: string): boolean => /^postgres(ql)?:/i.test(word);

function readUrl(text: string): URL | null {
  try {
    const url = new URL(text);
    return url.hostname === '' ? null : url;
  } catch {
    return null;
  }
}

function secretsOf({ password }: URL): string[] {
  const plain = decodeURIComponent(password);
  return [...new Set([password, plain])].filter((secret) => secret !== '').sort((a, b) => b.length - a.length);
}

/** How an address is told: without user and password. */
export function shownAddress(address: Address): string {
  if (address.type === 'embedded') return address.folder;
  const { protocol, host, pathname } = address.url;
  return `${protocol}//${host}${pathname}`;
}

/** A text of somebody else's, such as a driver's message, with every secret taken out. */
export function withoutSecrets(address: Address, text: string): string {
  if (address.type === 'embedded') return text;
  return address.hides.reduce((told, secret) => told.replaceAll(secret, '***'), text);
}
