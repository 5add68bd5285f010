import type { Plugin } from 'vite';

const FILE = '/src/battle/model/refusals.ts';
const SENTENCE = 'REFUSAL_SENTENCES[code]';

/** Opponents tell nobody why an order is refused: in their worker a refusal's sentence is its code, and the sentences stay out. */
export function silentRefusals(): Plugin {
  return {
    name: 'silent-refusals',
    transform(code, id) {
      if (!id.endsWith(FILE)) return null;
      if (!code.includes(SENTENCE)) throw new Error(`${FILE} names no ${SENTENCE}`);
      return { code: code.replace(SENTENCE, 'code'), map: null };
    },
  };
}
