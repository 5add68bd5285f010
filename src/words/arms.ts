import { ARMS_PARTS, type Arms, type ArmsPart } from '../content/campaign/arms';
import type { Speak } from './speak';

/** The pieces of somebody's arms, in a row: "azure field, a crown, bordure of gold". */
export function armsWords(speak: Speak, arms: Arms, parts: readonly ArmsPart[] = ARMS_PARTS): string {
  return parts
    .flatMap((part) => {
      const value = arms[part];
      return value === undefined ? [] : [speak(`arms.${value}`)];
    })
    .join(', ');
}

/** What of them flies from a castle. */
export const FLYING: readonly ArmsPart[] = ARMS_PARTS.filter((part) => part !== 'back');
