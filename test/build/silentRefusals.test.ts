import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { silentRefusals } from '../../build/silentRefusals';

const FILE = 'src/battle/model/refusals.ts';
const transform = silentRefusals().transform as (code: string, id: string) => { readonly code: string } | null;

it('makes a refusal say its code, so that nothing needs the sentences', () => {
  const silent = transform(readFileSync(FILE, 'utf8'), `/project/${FILE}`)?.code ?? '';
  expect(silent).toContain('return { code, sentence: code };');
  expect(silent.match(/REFUSAL_SENTENCES/g)).toHaveLength(2);
});

it('leaves other files alone, and notices when the file has changed', () => {
  expect(transform('const a = 1;', '/project/src/skirmish/model/refusals.ts')).toBeNull();
  expect(() => transform('const a = 1;', `/project/${FILE}`)).toThrow('names no REFUSAL_SENTENCES[code]');
});
