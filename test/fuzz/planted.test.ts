import { describe, expect, it } from 'vitest';
import { type Door, LET_IN, type Opened, turnedAway } from './support/door';
import { openPatience } from './support/patience';
import { watchShared } from './support/untouched';
import { judge, LONGEST_WAIT } from './support/verdict';

const SAMPLE = { name: 'sample', text: '{}' };

function doorThat(open: Door['open']): Door {
  return { name: 'planted', format: 'json', samples: [SAMPLE], open };
}

function complaint(where: string, message: string): Opened {
  return turnedAway({ where, message });
}

const FAULTS: readonly (readonly [string, Door['open'], RegExp])[] = [
  ['says nothing', () => turnedAway(), /without a word/],
  ['does not know where', () => complaint('', 'attack must be a number'), /nobody knows where/],
  ['has an empty message', () => complaint('/attack', ' '), /nothing is said/],
  ['talks on and on', () => complaint('/attack', 'x'.repeat(2000)), /2000 characters/],
  ['speaks in code', () => complaint('/attack', 'undefined is no number'), /in code/],
  ['prints an object', () => complaint('/attack', 'not [object Object]'), /in code/],
  ['repeats a direction override', () => complaint('/attack', 'no card "\u202ex"'), /invisible/],
  ['throws', () => JSON.parse('{') as Opened, /it threw/],
  ['lets in what cannot be used', () => ({ ...LET_IN, use: () => JSON.parse('[') as undefined }), /it threw/],
  ['is slow', slowly, /it took/],
];

function slowly(): Opened {
  wait(LONGEST_WAIT + 15);
  return LET_IN;
}

/** At work all the time: on a busy machine the clock on the wall says nothing. */
function wait(milliseconds: number): void {
  const { user, system } = process.cpuUsage();
  for (let now = process.cpuUsage(); now.user + now.system < user + system + 1000 * milliseconds; )
    now = process.cpuUsage();
}

describe('the judge of what comes from outside sees a door that', () => {
  it.each(FAULTS)('%s', (_what, open, fault) => {
    expect(judge(doorThat(open), '{}', SAMPLE, watchShared()).fault).toMatch(fault);
  });

  it.each([
    ['Object.prototype', Object.prototype],
    ['Array.prototype', Array.prototype],
    ['globalThis', globalThis],
  ])('writes to %s', (name, shared) => {
    const touched = watchShared();
    const open = () => {
      Reflect.set(shared, 'fuzzed', 1);
      return LET_IN;
    };
    try {
      expect(judge(doorThat(open), '{}', SAMPLE, touched).fault).toBe(`${name} was touched: fuzzed`);
    } finally {
      Reflect.deleteProperty(shared, 'fuzzed');
    }
    expect(touched()).toBeNull();
  });

  it('replaces what all objects share', () => {
    const own = Reflect.getOwnPropertyDescriptor(Object.prototype, 'toString') ?? {};
    const open = () => {
      Reflect.defineProperty(Object.prototype, 'toString', { ...own, value: () => 'fuzzed' });
      return LET_IN;
    };
    try {
      expect(judge(doorThat(open), '{}', SAMPLE, watchShared()).fault).toMatch(/touched: toString/);
    } finally {
      Reflect.defineProperty(Object.prototype, 'toString', own);
    }
  });

  it('does nothing wrong', () => {
    expect(
      judge(
        doorThat(() => LET_IN),
        '{}',
        SAMPLE,
        watchShared(),
      ),
    ).toMatchObject({ accepted: true, fault: null });
    const open = () => complaint('/attack', 'attack must be a whole number');
    expect(judge(doorThat(open), '{}', SAMPLE, watchShared())).toMatchObject({ accepted: false, fault: null });
  });
});

describe('the time that a step may take', () => {
  const limit = 20;
  const given = () => ({});

  it('is that of its work: a freeze is named, whoever else sleeps or works meanwhile is not', () => {
    const { within, slowest } = openPatience();
    const freeze = () => wait(3 * limit);
    expect(() => within({ what: 'drawing', limit, given, act: freeze })).toThrow(/^drawing took \d+ ms$/);
    expect(slowest()).toBeGreaterThan(limit);
    const sleep = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5 * limit);
    expect(within({ what: 'drawing', limit, given, act: sleep })).toBe('timed-out');
  });

  it('is not shortened by what the page remembers', () => {
    const seen = new WeakSet<object>();
    const freezeOnce = (asked: object) => {
      if (!seen.has(asked)) wait(3 * limit);
      seen.add(asked);
    };
    expect(() => openPatience().within({ what: 'drawing', limit, given, act: freezeOnce })).toThrow(/took/);
  });
});
