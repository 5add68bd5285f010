import { describe, expect, it } from 'vitest';
import {
  allPairings,
  type FieldFixture,
  type FieldSeries,
  fieldFixtureOf,
  fieldMindsOf,
} from '../../src/measure/field/fieldSeries';
import { FIELD_SQUADS } from '../../src/measure/field/fieldSquads';
import { playFieldMatch } from '../../src/measure/field/playFieldMatch';
import type { SkirmishState } from '../../src/skirmish/model/state';
import { type SkirmishEngine, skirmishEngineFor } from '../../src/skirmish/SkirmishEngine';
import { levelOf, strategyOf } from '../ai/field/support/scene';
import { SOAK } from '../support/gameRunner';
import type { Moment } from './support/battles';
import { fieldBook, RULE_SETS, type RuleSetId } from './support/books';
import { isRepeatable } from './support/exhaustive/looks';
import { INVARIANTS } from './support/invariants';

/** A soak plays all battlefields with all pairs of listed squads; otherwise the preset on small boards. */
const BATTLES = SOAK ? 1000 : 2;
/** In so many of them every state is saved, loaded and played on from. */
const SAVED = SOAK ? 50 : 1;
/** Outside of a soak every fourth order is looked at, another part in each battle. */
const EVERY = SOAK ? 1 : 4;
const SMALL = ['pinfold', 'ember-yard'];

const ROSTERS: Readonly<Record<RuleSetId, string>> = {
  clockwork: 'clockwork',
  d20: 'd20',
  d50: 'd50',
  '2d6': '2d6',
  mixed: 'd20',
};

function seriesOf(rules: RuleSetId): FieldSeries {
  const book = fieldBook(rules);
  const soldier = { level: levelOf('soldier'), strategy: strategyOf('balanced') };
  const { preset } = book.rules.muster;
  return {
    book,
    contestants: { first: soldier, second: soldier },
    pairings: SOAK ? allPairings(FIELD_SQUADS[ROSTERS[rules]] ?? []) : [[preset.slice(0, 3), preset.slice(0, 3)]],
    battlefields: SOAK ? Object.keys(book.maps) : SMALL,
    games: BATTLES,
    seed: 5,
  };
}

/** What is wrong after an order; null when nothing is. */
function faultAfter(engine: SkirmishEngine, moment: Moment, isSaved: boolean): string | null {
  const { before, order, step } = moment;
  if (isSaved && !isRepeatable(engine, before, order, step))
    return 'saved, loaded and played on it comes to another state';
  return INVARIANTS.find(({ holds }) => !holds(engine, moment))?.name ?? null;
}

function watchBattle(engine: SkirmishEngine, series: FieldSeries, fixture: FieldFixture, game: number): SkirmishState {
  let orders = 0;
  return playFieldMatch(engine, fieldMindsOf(series, engine, fixture), fixture.start, (before, order, step) => {
    if ((orders++ + game) % EVERY !== 0) return;
    const side = before.phase === 'deployment' && before.ready.left ? 'right' : before.turn;
    const legal = engine.legalOrders(before, side);
    const fault = faultAfter(engine, { before, order, step, legal }, game < SAVED);
    if (fault !== null) expect.fail(`${engine.book.rules.id}, battle ${game}, ${JSON.stringify(order)}: ${fault}`);
  });
}

describe.each(RULE_SETS)('battles between Soldiers by %s', (rules) => {
  it(
    'all end, and every invariant holds after every order',
    () => {
      const series = seriesOf(rules);
      const engine = skirmishEngineFor(series.book);
      for (let game = 0; game < BATTLES; game++) {
        const group = SOAK ? game : 4 * game;
        const { phase, winner } = watchBattle(engine, series, fieldFixtureOf(series, group), game);
        expect({ phase, isDecided: winner !== null }).toEqual({ phase: 'over', isDecided: true });
      }
    },
    SOAK ? 4 * 3_600_000 : 60_000,
  );
});
