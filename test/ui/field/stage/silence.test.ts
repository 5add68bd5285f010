import { describe, expect, it } from 'vitest';
import { cloneSkirmish, type SkirmishState } from '../../../../src/skirmish/model/state';
import { skirmishEngineFor } from '../../../../src/skirmish/SkirmishEngine';
import { listenTo, type Told } from '../../../../src/store/field/hearing';
import { FIELD_SCORE, quietly } from '../../../../src/ui/field/stage/score';
import { nextStep } from '../../../../src/ui/playback/steps';
import { playRandomly } from '../../../skirmish/support/battles';
import { fieldBook } from '../../../skirmish/support/books';

const FOG = skirmishEngineFor(fieldBook('clockwork'));

interface Moment {
  readonly told: Told;
  /** Before it. */
  readonly state: SkirmishState;
}

/** A battle as Left hears it. */
function battle(seed: number): Moment[] {
  const moments: Moment[] = [];
  playRandomly(FOG, seed, 'the-commons', ({ before, step }) => {
    const state = cloneSkirmish(before);
    for (const event of step.events) {
      const now = cloneSkirmish(state);
      moments.push({ told: listenTo(FOG.book, state, event, 'left'), state: now });
    }
  });
  return moments;
}

/** What is seen and heard of it: all steps with their times, pictures and sounds. */
function performed(moments: readonly Moment[]): unknown[] {
  const shown: unknown[] = [];
  let at = 0;
  while (at < moments.length) {
    // What nobody hears joins the step before: the board is looked at when there is something to play.
    const next = moments.slice(at).find(({ told }) => told.heard !== null);
    if (next === undefined) break;
    const [first, ...rest] = moments.slice(at, at + 60).map(({ told }) => told);
    if (first === undefined) break;
    const board = { book: FOG.book, seen: FOG.observe(next.state, 'left') };
    const { events, effects, cues, milliseconds } = nextStep(FIELD_SCORE, board, [first, ...rest]);
    const taken = moments.slice(at, at + events).filter(({ told }) => told.heard !== null);
    shown.push({ effects, cues, milliseconds, heard: taken.map(({ told }) => told.heard) });
    at += events;
  }
  return shown;
}

describe('what nobody hears', () => {
  it('neither pictures, sounds nor the pace betray it', () => {
    const moments = battle(5);
    const unheard = moments.filter(({ told }) => told.heard === null);
    expect(unheard.length).toBeGreaterThan(50);
    const asItWas = performed(moments);
    expect(asItWas.length).toBeGreaterThan(30);
    expect(performed(moments.filter(({ told }) => told.heard !== null))).toEqual(asItWas);
    const noisy = moments.flatMap((moment, index) => {
      const other = unheard[(index * 7) % unheard.length];
      const more = other === undefined ? [] : [{ told: other.told, state: moment.state }];
      return moment.told.heard === null ? more : [moment, ...(index % 3 === 0 ? more : [])];
    });
    expect(performed(noisy)).toEqual(asItWas);
  });

  it('where nothing is played, it makes no tick', () => {
    const heard: string[] = [];
    const silent: Told = { event: { type: 'battleStarted' }, heard: null, cells: [] };
    const loud: Told = { ...silent, heard: silent.event };
    const over = (waiting: readonly Told[]) =>
      quietly({ progress: () => ({ match: 1, played: 0, waiting }) }, (name) => heard.push(name));
    over([silent])('tick');
    expect(heard).toEqual([]);
    over([silent, loud])('tick');
    over([silent])('blow');
    expect(heard).toEqual(['tick', 'blow']);
  });
});
