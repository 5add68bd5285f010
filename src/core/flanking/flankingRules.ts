/** The `flanking` section of a rule set. */
export interface FlankingRules {
  readonly enabled: boolean;
  readonly attackBonus: number;
  readonly damageBonus: number;
  readonly behindAttackBonus: number;
  readonly behindDamageBonus: number;
  /** Ruling 13: concerns Flanked only. Without it a lone attacker at the side or behind flanks. */
  readonly requiresAlly: boolean;
  /** Ruling 13: concerns Flanked only. Without it an ally flanks from anywhere beyond the target. */
  readonly allyMustBeAdjacent: boolean;
  /** Ruling 10: how many degrees an ally may stand off the exact opposite. */
  readonly oppositeTolerance: 0 | 45;
  readonly description?: string;
}
