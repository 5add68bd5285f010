import type { CoverQuality } from './quality';

/**
 * Ruling 32: cover by the angle between target→obstacle and target→attacker: up to 22.5° excellent, up to 45° good,
 * up to 90° partial. Exact in integers: with tan = |cross| / dot and tan 22.5° = √2 − 1, "up to 22.5°" is
 * √2 × |cross| ≤ dot − |cross|, squared.
 */
export function coverByAngle(obstacleX: number, obstacleY: number, attackerX: number, attackerY: number): CoverQuality {
  const dot = obstacleX * attackerX + obstacleY * attackerY;
  const cross = Math.abs(obstacleX * attackerY - obstacleY * attackerX);
  if (dot < 0) return 'none';
  const margin = dot - cross;
  if (margin < 0) return 'partial';
  return 2 * cross * cross <= margin * margin ? 'excellent' : 'good';
}
