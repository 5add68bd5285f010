import { describe, expect, it } from 'vitest';
import { complete } from '../../../src/ui/command/complete';
import { parse } from '../../../src/ui/command/parse';
import { say } from '../../../src/ui/command/say';
import { shippedBook } from '../../support/book';
import { at, position, unit } from '../../support/position';
import { contextAt } from './support/context';

const { oathguard, 'slag-knight': knight } = shippedBook().cards;
if (oathguard === undefined || knight === undefined) throw new Error('the cards of this test are not shipped');

const CONTEXT = contextAt(
  position({
    supply: { left: 7 },
    hands: { left: ['snare', 'gale', 'change-the-guard', 'lock-shields', 'oathguard'] },
    units: [
      unit(oathguard, 'front', 'left', [1, 1]),
      unit(oathguard, 'back', 'left', [1, 0]),
      unit(oathguard, 'side', 'left', [0, 0]),
      unit(knight, 'foe', 'right', [2, 1]),
    ],
  }),
);

const ordered = (line: string) => {
  const said = parse(line, CONTEXT);
  return said.type === 'order' ? said.order : said;
};

describe('a play that is typed', () => {
  it.each([
    ['play snare slag', { type: 'play', card: 'snare', unit: 'foe' }],
    ['play snare 3 center', { type: 'play', card: 'snare', unit: 'foe' }],
    ['play gale row 3', { type: 'play', card: 'gale', row: 2 }],
    ['play lock left', { type: 'play', card: 'lock-shields', column: 0 }],
    ['play new guard 2 center 2 left', { type: 'play', card: 'change-the-guard', unit: 'front', to: at(1, 0) }],
  ])('%s', (line, order) => {
    expect(ordered(line)).toEqual(order);
  });

  it('asks for what is missing and names what is legal', () => {
    expect(ordered('play snare')).toMatchObject({ problem: { kind: 'missing', slot: 'enemy' } });
    expect(ordered('play gale')).toMatchObject({ problem: { kind: 'missing', slot: 'row' } });
    expect(ordered('play snare row 2')).toMatchObject({ problem: { kind: 'unknown', slot: 'enemy' } });
  });

  it('lets the rules refuse a unit card', () => {
    expect(ordered('play oathguard')).toEqual({ type: 'play', card: 'oathguard' });
  });

  it('is completed by legal targets, with what it takes', () => {
    expect(complete('play snare ', CONTEXT)).toEqual([
      { line: 'play Snare Slag Knight', detail: 'row 3, center: 5 damage' },
    ]);
    expect(complete('play lock', CONTEXT).map(({ line }) => line)).toEqual(['play Lock Shields ']);
  });

  it('says every legal play so that it is understood as itself', () => {
    const plays = CONTEXT.legal.filter(({ type }) => type === 'play');
    expect(plays.length).toBeGreaterThan(3);
    for (const order of plays) expect(ordered(say(order, CONTEXT))).toEqual(order);
  });
});
