import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, EXIT } from '../command';
import { booksFolder, booksOf, type NamedBook } from '../disk/books';

export const publish: Command = {
  summary: 'freeze the present rules and cards under their hash, so that links to battles can be opened for ever',
  usage: 'publish [--check]',
  flags: [{ name: 'check', summary: 'write nothing, only say which books are not published yet' }],
  takesWords: false,
  run: ({ flags }, terminal) => {
    const folder = booksFolder(terminal.folder);
    const missing = booksOf(terminal).filter(({ hash }) => !existsSync(pathOf(folder, hash)));
    const isChecking = flags.has('check');
    if (!isChecking) publishAll(folder, missing);
    for (const { name, hash } of missing) {
      terminal.say(`${name}: public/books/${hash}.json ${isChecking ? 'is missing' : 'written'}`);
    }
    if (missing.length === 0) terminal.say('all books are published');
    return isChecking && missing.length > 0 ? EXIT.findings : EXIT.fine;
  },
};

/** A published book is never written again: what a link names must stay as it was. The list tells the page what there is. */
function publishAll(folder: string, books: readonly NamedBook[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { hash, file } of books) writeFileSync(pathOf(folder, hash), JSON.stringify(file), { flag: 'wx' });
  const hashes = readdirSync(folder).flatMap((file) => /^([0-9a-f]{16})\.json$/.exec(file)?.[1] ?? []);
  writeFileSync(join(folder, 'index.json'), `${JSON.stringify(hashes.sort(), null, 2)}\n`);
}

function pathOf(folder: string, hash: string): string {
  return join(folder, `${hash}.json`);
}
