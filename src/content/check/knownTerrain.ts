import type { SiegeRules } from '../../battle/model/rules';
import type { TerrainFace } from '../catalog';
import { quoted } from '../json/document';
import { RULES_FILE } from '../load/kinds';
import { hint } from '../problems/explain';
import type { Problem } from '../problems/problem';
import { suggest } from '../problems/suggest';
import type { Ids } from './references';

/** The terrain that battlefields and abilities may name. */
export interface KnownTerrain {
  /** All that a file claims to be, right or wrong. */
  readonly claimed: Ids;
  readonly right: ReadonlyMap<string, TerrainFace>;
  /** Null while the rules are broken. */
  readonly rules: SiegeRules | null;
}

type Wrong = Pick<Problem, 'message' | 'suggestion'>;

/** What is wrong with an id of terrain, or null. */
export function wrongTerrain({ claimed, rules }: KnownTerrain, id: string): Wrong | null {
  if (!claimed.has(id)) {
    return { message: `there is no terrain ${quoted(id)}`, ...hint(suggest(id, [...(rules?.terrain ?? claimed)])) };
  }
  return rules === null || rules.terrain.includes(id) ? null : { message: notListed(id) };
}

export function notListed(id: string): string {
  return `the terrain ${quoted(id)} is not in the list of ${RULES_FILE}`;
}
