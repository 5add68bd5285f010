import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldLink } from '../../../../src/store/field/setup/fieldLink';
import { defaultSetup } from '../../../../src/store/field/setup/fieldSetup';
import { readFieldLink } from '../../../../src/store/field/setup/readFieldLink';
import { anySetup, CATALOG } from './support';

const read = (text: string) => readFieldLink(`#/field?${text}`, CATALOG, 7);

function problemsOf(text: string) {
  const answer = read(text);
  return answer.ok ? [] : answer.refusal;
}

describe('a link to a set-up', () => {
  it('is read as it was written, whatever the set-up', () => {
    fc.assert(
      fc.property(anySetup, (setup) => {
        expect(readFieldLink(fieldLink(setup), CATALOG, setup.seed + 1)).toEqual({ ok: true, value: setup });
      }),
    );
  });

  it('stays readable by people', () => {
    const setup = defaultSetup(CATALOG, 5);
    if (setup === null) throw new Error('there is a first battle');
    expect(fieldLink(setup)).toBe(
      '#/field?rules=2d6&battlefield=the-commons&left=human&right=recruit&squad=bowman,warden,axeman,spearman,runesinger&enemy=bowman,warden,axeman,spearman,runesinger&seed=5&fog=off&victory=control',
    );
  });

  it('leaves what it does not say to the rule set and the first battle', () => {
    const answer = read('rules=clockwork');
    expect(answer).toMatchObject({
      ok: true,
      value: {
        seed: 7,
        rules: 'clockwork',
        battlefield: 'the-commons',
        fog: true,
        victory: 'control',
        seats: { left: 'human', right: 'recruit' },
        squads: { left: CATALOG.rules.clockwork?.muster.preset },
      },
    });
  });

  it.each([
    ['rulez=2d6', { kind: 'unknown-part', part: 'rulez', suggestion: 'rules' }],
    ['rules=2d7', { kind: 'unknown-value', part: 'rules', value: '2d7', suggestion: '2d6' }],
    ['battlefield=the-comons', { kind: 'unknown-value', part: 'battlefield', suggestion: 'the-commons' }],
    ['battlefield=generated:1:99x2', { kind: 'unknown-value', part: 'battlefield', value: 'generated:1:99x2' }],
    ['right=solider-wall', { kind: 'unknown-value', part: 'right', suggestion: 'soldier-wall' }],
    ['left=human-wall', { kind: 'unknown-value', part: 'left' }],
    ['squad=axeman,bowmann', { kind: 'unknown-value', part: 'squad', value: 'bowmann', suggestion: 'bowman' }],
    ['enemy=,', { kind: 'unknown-value', part: 'enemy', value: '' }],
    ['seed=-1', { kind: 'no-seed', part: 'seed', value: '-1' }],
    ['seed=4294967296', { kind: 'no-seed' }],
    ['fog=maybe', { kind: 'unknown-value', part: 'fog', possible: ['on', 'off'] }],
    ['victory=points', { kind: 'unknown-value', part: 'victory', possible: ['control', 'last'] }],
    ['rules=2d6&rules=d20', { kind: 'twice', part: 'rules', value: 'd20' }],
    ['rules=__proto__', { kind: 'unknown-value', part: 'rules' }],
    ['battlefield=constructor', { kind: 'unknown-value', part: 'battlefield' }],
    ['left=toString', { kind: 'unknown-value', part: 'left' }],
    ['__proto__=1', { kind: 'unknown-part', part: '__proto__' }],
    ['squad=%E0%A4%A', { kind: 'unknown-value', part: 'squad' }],
    [`rules=${'x'.repeat(5000)}`, { kind: 'too-long' }],
  ])('%s is refused, and the part is named', (text, problem) => {
    expect(problemsOf(text)).toMatchObject([problem]);
  });

  it('says everything that is wrong at once', () => {
    const found = problemsOf('rulez=1&seed=x&fog=2&left=genius&squad=x,y');
    expect(found.map(({ part }) => part).sort()).toEqual(['fog', 'left', 'rulez', 'seed', 'squad']);
  });

  it('never throws, whatever stands in it', () => {
    const unit = fc.constantFrom(
      'rules',
      'squad',
      '=',
      '&',
      '%',
      '%E0',
      '+',
      ',',
      '2d6',
      '\u0000',
      '\ud800',
      '\u202e',
      '__proto__',
    );
    fc.assert(fc.property(fc.array(unit), (pieces) => void read(pieces.join(''))));
  });
});
