import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import { shippedBook } from '../support/book';
import { plain } from '../support/engine';
import { type Match, openGame, playGame } from '../support/gameRunner';
import type { Moment } from '../support/invariants/moment';
import { INVARIANT_NAMES, INVARIANTS } from '../support/invariants/table';
import { PLANTS } from '../support/plants/table';
import { position } from '../support/position';
import { checkTrial } from '../support/trials/checkTrial';
import { drawTrial, engineOf, lineOf, matchOf, readLine, type Trial } from '../support/trials/trial';

/** Battles that see everything: walls and hazards, counter-blows and shoves, mulligans, attrition. */
const TRIALS: readonly Trial[] = [
  ...Array.from({ length: 24 }, (_, index) => drawTrial(700 + index, { left: 'wild', right: 'wild' })),
  { ...drawTrial(1, { left: 'greedy', right: 'greedy' }), battlefield: 'burning-yard', switches: ['zoneOwnership'] },
  { ...drawTrial(2, { left: 'random', right: 'wild' }), decks: { left: 'proving', right: 'proving' } },
];

const moments: Moment[] = [];
const keep = ({ context, ...moment }: Moment): void => {
  moments.push({ ...moment, context: { ...context, orders: [...context.orders] } });
};
for (const trial of TRIALS) {
  const engine = engineOf(trial);
  playGame(engine, matchOf(engine, trial), keep);
}
keep(openGame(plain, { type: 'position', state: position() }).give({ type: 'concede' }));
const lastRound = position({ round: 16, turn: 'right', castles: { left: 3, right: 10 } });
keep(openGame(plain, { type: 'position', state: lastRound }).give({ type: 'endTurn' }));

describe('each invariant', () => {
  it.each(INVARIANT_NAMES)('%s: holds, and a planted fault breaks it', (name) => {
    const { where, spoil } = PLANTS[name];
    const moment = moments.find(where);
    if (moment === undefined) throw new Error('no moment to plant the fault in');
    expect(INVARIANTS[name](moment)).toBeNull();
    expect(INVARIANTS[name](spoil(moment))).toMatch(/./);
  });

  it('is one of forty and more', () => {
    expect(INVARIANT_NAMES.length).toBeGreaterThan(40);
  });

  it.each(['attrition', 'concession'] as const)('the right side wins: a wrong winner by %s is noticed', (how) => {
    const moment = moments.find((candidate) => candidate.after.ending === how);
    if (moment === undefined) throw new Error(`no battle ends by ${how}`);
    const winner = moment.after.winner === 'left' ? 'right' : 'left';
    expect(INVARIANTS['the right side wins'](moment)).toBeNull();
    expect(INVARIANTS['the right side wins']({ ...moment, after: { ...moment.after, winner } })).not.toBeNull();
  });
});

describe('the runner', () => {
  const trial: Trial = {
    seed: 77,
    players: { left: 'random', right: 'greedy' },
    decks: { left: 'proving', right: 'cinder+thornveil@12' },
    battlefield: '.x./%=#/c~^:3',
    switches: ['march', 'noMulligan'],
  };
  const line =
    'seed=77 left=random right=greedy decks=proving,cinder+thornveil@12 battlefield=.x./%=#/c~^:3 switches=march,noMulligan order=8';

  it('names a broken invariant in one line that reproduces it', () => {
    const faulty = {
      'a battle is over by round 20': ({ context }: Moment) => (context.orders.length === 9 ? 'too\nlate' : null),
    };
    expect(() => checkTrial(trial, faulty)).toThrow(`${line}: a battle is over by round 20: too`);
  });

  it('names the order at which the rules themselves break', () => {
    const faulty = {
      'a battle is over by round 20': ({ context }: Moment) => {
        if (context.orders.length === 9) throw new RangeError('no zone for column 7');
        return null;
      },
    };
    expect(() => checkTrial(trial, faulty)).toThrow(`${line}: no zone for column 7`);
  });

  it('reads its own line, whatever stands behind it', () => {
    expect(readLine(`${line}: a battle is over by round 20: too late`)).toEqual(trial);
    const plain = drawTrial(3, { left: 'wild', right: 'wild' });
    expect(readLine(lineOf(plain, 0))).toEqual(plain);
    expect(() => readLine('seed=1 left=nobody right=wild decks=a,b battlefield=x switches=none')).toThrow(
      'nobody is none of greedy, random, wild',
    );
  });

  it('plays the same battle for the same seed', () => {
    const engine = createBattleEngine(shippedBook());
    const match: Match = { seed: 78, players: { left: 'random', right: 'greedy' } };
    const nothing = (): undefined => undefined;
    expect(playGame(engine, match, nothing)).toEqual(playGame(engine, match, nothing));
  });
});
