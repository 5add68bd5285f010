import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stableHash } from '../../../src/kernel/hash';
import { wholeFile } from '../../../src/store/saves/save';
import { openBattleFile } from '../support/table';

interface Kept {
  readonly books: Readonly<Record<string, unknown>>;
  /** A save as the storage held it; of some also the checksum of the file that exporting it gave; and the state it led to. */
  readonly battles: readonly { readonly file: unknown; readonly whole?: string; readonly hash: string }[];
}

/** Written by the engine before its units became fighters. Never written anew: they must open for ever. */
const KEPT: Kept = JSON.parse(readFileSync(join(import.meta.dirname, 'kept/battles.json'), 'utf8'));

describe('saves from before', () => {
  it('are fifty, of matches and positions, of several books', () => {
    expect(KEPT.battles).toHaveLength(50);
    expect(Object.keys(KEPT.books)).toHaveLength(2);
    const starts = new Set(KEPT.battles.map(({ file }) => (file as StartedFile).save.record.start.type));
    expect([...starts].sort()).toEqual(['match', 'position']);
  });

  it.each(KEPT.battles.map(({ file, hash }, index) => [index, file, hash] as const))(
    'number %i opens and replays to the same state',
    (_index, file, hash) => {
      const opened = openBattleFile(file, KEPT.books);
      expect(opened.ok && stableHash(opened.value.match.truth)).toBe(hash);
    },
  );

  it('are exported as the same file', () => {
    const exported = KEPT.battles.filter(({ whole }) => whole !== undefined);
    expect(exported).not.toHaveLength(0);
    for (const { file, whole, hash } of exported) {
      const text = wholeFile('battle', file, KEPT.books);
      expect(text).toMatchObject({ checksum: whole });
      const opened = openBattleFile(text);
      expect(opened.ok && stableHash(opened.value.match.truth)).toBe(hash);
    }
  });
});

interface StartedFile {
  readonly save: { readonly record: { readonly start: { readonly type: string } } };
}
