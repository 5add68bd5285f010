import { describe, expect, it } from 'vitest';
import { followsEnd, type Standing } from '../../../../src/ui/common/log/useNewestInSight';

const at = (scrollTop: number, scrollHeight: number): Standing => ({ scrollTop, scrollHeight, clientHeight: 300 });

describe('a log follows its newest entry', () => {
  it.each<[string, boolean, Standing, Standing, boolean]>([
    ['at its end', false, at(0, 300), at(700, 1000), true],
    ['while entries come faster than it scrolls', true, at(700, 1000), at(900, 1900), true],
    ['when its oldest entries leave and others have come since', true, at(1700, 2000), at(700, 1500), true],
    ['not while somebody reads back', true, at(700, 1000), at(400, 1000), false],
    ['not while somebody reads back and entries come', true, at(700, 1000), at(400, 1200), false],
    ['again once somebody has come back near its end', false, at(100, 1000), at(660, 1000), true],
    ['not yet on the way back', false, at(100, 1000), at(400, 1000), false],
  ])('%s', (_, follows, before, now, still) => {
    expect(followsEnd(follows, before, now)).toBe(still);
  });
});
