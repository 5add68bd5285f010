import { expect, it } from 'vitest';
import type { Trigger } from '../../../src/battle/abilities/vocabulary';
import { loadWith, marked } from './cards';

export const ZAP_FILE = 'cards/abilities/zap.json';

/** An ability of one part. */
export function zap(part: string): string {
  return `{ "id": "zap", "name": "Zap", "parts": [\n${part}\n] }`;
}

export function part(trigger: Trigger, condition: string, effect: string): string {
  const asked = condition === '' ? '' : `"condition": { ${condition} }, `;
  return `{ "trigger": "${trigger}", ${asked}"effect": { ${effect} } }`;
}

export const HEAL_SELF = '"heal": { "amount": 5, "to": { "who": "self" } }';
export const HURT_OTHER = '"dealDamage": { "amount": 5, "to": { "who": "other" } }';

export function changeGround(at: string, change: string): string {
  return `"setTerrain": { "at": ${at}, "change": { ${change} } }`;
}

export function healTo(audience: string): string {
  return `"heal": { "amount": 5, "to": { ${audience} } }`;
}

/** The pointer starts at the part; ▸ marks where the problem must be found. */
export type PartRow = readonly [pointer: string, part: string, message: string, suggestion?: string];

export function eachPartIsOneProblem(rows: readonly PartRow[]): void {
  for (const [pointer, text, message, suggestion] of rows) {
    it(`${pointer} ${text}`, () => {
      const { line, column, ...file } = marked(zap(text));
      const hint = suggestion === undefined ? {} : { suggestion };
      const { catalog, problems } = loadWith({ [ZAP_FILE]: file.text });
      expect(problems).toEqual([{ file: ZAP_FILE, line, column, pointer: `/parts/0${pointer}`, message, ...hint }]);
      expect(catalog?.abilities).not.toHaveProperty('zap');
    });
  }
}
