import { type Part, partsOfStratagem } from '../abilities/parts';
import type { SecondCell, TargetCondition, TargetKind } from '../abilities/targets';
import type { Stratagem } from './stratagem';

/** What a stratagem does, compiled once per book. */
export interface StratagemProfile {
  readonly of: TargetKind;
  readonly where: readonly TargetCondition[];
  readonly to: SecondCell | null;
  readonly parts: readonly Part[];
}

export function compileStratagem(stratagem: Stratagem): StratagemProfile {
  const { of, where = [], to = null } = stratagem.target;
  return Object.freeze({ of, where, to, parts: partsOfStratagem(stratagem) });
}
