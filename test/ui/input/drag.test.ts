import { describe, expect, it } from 'vitest';
import { isDrag } from '../../../src/ui/input/dragStart';

describe('a press becomes a drag', () => {
  it.each([
    ['mouse', 'card', 0, 0, false],
    ['mouse', 'card', 5, 0, false],
    ['mouse', 'card', 4, 4, false],
    ['mouse', 'card', 6, 0, true],
    ['mouse', 'card', 0, 6, true],
    ['mouse', 'unit', -5, -5, true],
    ['pen', 'card', 9, 0, true],
    ['touch', 'card', 9, 0, false],
    ['touch', 'card', -9, -8, false],
    ['touch', 'card', 0, 20, false],
    ['touch', 'card', 8, -9, true],
    ['touch', 'card', 0, -5, false],
    ['touch', 'unit', 9, 0, true],
    ['touch', 'unit', 0, 9, true],
  ] as const)('%s on a %s, moved by %i, %i: %s', (pointerType, kind, x, y, expected) => {
    expect(isDrag({ x: 100, y: 200, pointerType, kind }, 100 + x, 200 + y)).toBe(expected);
  });
});
