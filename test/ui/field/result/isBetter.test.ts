import { describe, expect, it } from 'vitest';
import type { SideFigures } from '../../../../src/store/field/statistics';
import { isBetter } from '../../../../src/ui/field/result/FieldFigures';

const FEW = { damageDealt: 3, damageTaken: 3, felled: 1 } as SideFigures;
const MANY = { damageDealt: 9, damageTaken: 9, felled: 2 } as SideFigures;

describe('of two squads in figures', () => {
  it.each([
    ['damageDealt', MANY, FEW],
    ['felled', MANY, FEW],
    ['damageTaken', FEW, MANY],
  ] as const)('the better one is marked: %s', (row, better, worse) => {
    expect([isBetter(row, better, worse), isBetter(row, worse, better)]).toEqual([true, false]);
  });

  it('none is marked where both are alike', () => {
    expect([isBetter('damageTaken', FEW, FEW), isBetter('damageDealt', FEW, FEW)]).toEqual([false, false]);
  });
});
