import type { BattleSummary } from '../../../store/home/battleSummary';

/** What lies on the table before the first battle. */
export const UNTOUCHED: Pick<BattleSummary, 'tokens' | 'ground' | 'castles' | 'viewer'> = {
  viewer: 'left',
  castles: {
    left: { health: 1, full: 1, faction: 'bastion' },
    right: { health: 1, full: 1, faction: 'cinder' },
  },
  ground: [null, 'hill', 'wood', 'mud', null, 'mud', 'wood', 'hill', null],
  tokens: [
    { row: 1, col: 1, side: 'left', faction: 'bastion', emblem: 'templar-shield' },
    { row: 2, col: 0, side: 'left', faction: 'bastion', emblem: 'crossbow' },
    { row: 1, col: 2, side: 'right', faction: 'cinder', emblem: 'visored-helm' },
  ],
};
