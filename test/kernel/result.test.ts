import { describe, expect, it } from 'vitest';
import { accepted, refused } from '../../src/kernel/result';

describe('a result', () => {
  it('carries an accepted value', () => {
    expect(accepted(7)).toEqual({ ok: true, value: 7 });
  });

  it('carries a refusal as a value', () => {
    expect(refused('no')).toEqual({ ok: false, refusal: 'no' });
  });

  it('can accept a value that is nothing', () => {
    expect(accepted(undefined).ok).toBe(true);
    expect(refused(null).ok).toBe(false);
  });
});
