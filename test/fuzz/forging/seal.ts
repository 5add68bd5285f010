import { hashOfBook } from '../../../src/battle/model/record';
import { stableHash } from '../../../src/kernel/hash';

/** Makes the checksums fit whatever a save says now; what has no place for them stays as it is. */
export function resealed(file: unknown): unknown {
  if (typeof file !== 'object' || file === null) return file;
  try {
    const { save, ...rest } = file as { readonly save: { readonly record: object; readonly book: never } };
    const record = { ...save.record, rules: hashOfBook(save.book) };
    const forged = { ...save, record };
    return { ...rest, format: 'ninekeep-save', version: 2, checksum: stableHash(forged), save: forged };
  } catch {
    return file;
  }
}
