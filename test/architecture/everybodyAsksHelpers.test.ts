import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import { hasCell } from '../../src/battle/model/cellSet';
import { cellOf, POSITIONS, type Position } from '../../src/battle/model/position';
import type { BattleState } from '../../src/battle/model/state';
import { selectOpenings } from '../../src/store/advice/foresightSelectors';
import { loadRules } from '../../src/store/battle/lazyRules';
import { selectBlows, selectLegalOrders, selectSteps } from '../../src/store/view/battleSelectors';
import { selectDeploymentZone } from '../../src/store/view/zoneSelectors';
import { cellKey, marksFor } from '../../src/ui/battle/marks';
import type { Selection } from '../../src/ui/battle/selection';
import { chosenText, problemText, refusedText } from '../../src/ui/command/answers';
import { complete } from '../../src/ui/command/complete';
import type { CommandContext } from '../../src/ui/command/context';
import { type Problem, parse } from '../../src/ui/command/parse';
import { type Phrase, type Piece, phraseOf } from '../../src/ui/command/pieces';
import { sayPhrase } from '../../src/ui/command/say';
import { cellWord, columnWord } from '../../src/ui/command/spelling';
import { zoneName } from '../../src/words/names';
import { begunTable } from '../store/support/table';
import { shippedBook, starterDeck } from '../support/book';
import { playGame } from '../support/gameRunner';
import { position, unit } from '../support/position';
import { contextAt } from '../ui/command/support/context';
import { goesTo } from './support/destinations';

/**
 * Document 003's helpers say where a card may go. They are made to leave out a cell: whoever worked the answer out by
 * himself would go on naming it.
 */
const lie = vi.hoisted((): { leftOut: number } => ({ leftOut: 0 }));

vi.mock('../../src/battle/legality/validCells', async (load) => {
  const real = await load<typeof import('../../src/battle/legality/validCells')>();
  return {
    ...real,
    validDeploymentCells: (...asked: Parameters<typeof real.validDeploymentCells>) =>
      real.validDeploymentCells(...asked) & ~lie.leftOut,
    validMovementCells: (...asked: Parameters<typeof real.validMovementCells>) =>
      real.validMovementCells(...asked) & ~lie.leftOut,
  };
});

await loadRules();

function leavingOut<Answer>(cell: number, ask: () => Answer): Answer {
  lie.leftOut = 1 << cell;
  const answer = ask();
  lie.leftOut = 0;
  return answer;
}

afterEach(() => {
  lie.leftOut = 0;
});

/** With every optional rule: columns march and can be won. */
function everyRule() {
  const book = shippedBook();
  const { optional } = book.rules;
  return { ...book, rules: { ...book.rules, optional: { ...optional, march: true, zoneOwnership: true } } };
}
const book = everyRule();
const engine = createBattleEngine(book);

/** Positions of battles in which anything may happen, each with a cell that some order goes to. */
const cases: { readonly state: BattleState; readonly cell: number }[] = [];

beforeAll(() => {
  for (const cell of [1, 4, 7]) cases.push({ state: marching(), cell });
  // One side has cards that are deployed anywhere.
  const decks = { left: starterDeck('galecrest'), right: starterDeck('bastion') };
  for (let seed = 80_000; seed < 80_012; seed++) {
    let orders = 0;
    const players = { left: 'wild', right: 'random' } as const;
    playGame(engine, { seed, players, decks, battlefield: 'redoubt' }, ({ before }) => {
      if (before.phase !== 'battle' || orders++ % 3 !== 0) return;
      const legal = engine.legalOrders(before, before.turn);
      const named = POSITIONS.map(cellOf).filter((cell) => legal.some(goesTo(cell)));
      const cell = named[orders % named.length];
      if (cell !== undefined) cases.push({ state: before, cell });
    });
  }
});

describe('when the helpers leave out a cell', () => {
  it('there are positions enough, and some in which columns march', () => {
    expect(cases.length).toBeGreaterThan(100);
    expect(engine.legalOrders(marching(), 'left').some(({ type }) => type === 'march')).toBe(true);
  });

  it('the lists leave it out, and legal orders are the same without those that go there', () => {
    for (const { state, cell } of cases) {
      const truth = engine.legalOrders(state, state.turn);
      const told = leavingOut(cell, () => engine.legalOrders(state, state.turn));
      expect(truth.some(goesTo(cell))).toBe(true);
      expect(told).toEqual(truth.filter((order) => !goesTo(cell)(order)));
      const lists = leavingOut(cell, () => [
        engine.getValidDeploymentPositions(state.turn, state),
        ...state.units.map((unit) => engine.getValidMovementPositions(unit, state)),
      ]);
      expect(lists.flat().map(cellOf)).not.toContain(cell);
      expect(leavingOut(cell, () => engine.canDeployToPosition(at(cell), state.turn, state))).toBe(false);
    }
  });

  it('whoever is sent there is refused, and nobody else', () => {
    for (const { state, cell } of cases) {
      for (const order of engine.legalOrders(state, state.turn)) {
        const refusal = leavingOut(cell, () => engine.whyIllegal(state, order));
        expect(refusal !== null, JSON.stringify(order)).toBe(goesTo(cell)(order));
      }
    }
  });

  it('no mark, prospect, opening or zone of the board names it', () => {
    for (const { state, cell } of sample()) {
      leavingOut(cell, () => {
        const store = begunTable({}, { type: 'position', state }, book).getState();
        const legal = selectLegalOrders(store);
        expect(legal.length).toBeGreaterThan(0);
        for (const selection of selections(state)) {
          const marks = marksFor(selection, legal, selectBlows(store), selectSteps(store));
          const named = [...marks.deploy, ...marks.move, ...marks.prospects.keys()];
          expect(named).not.toContain(cellKey(at(cell)));
        }
        const openings = state.units.flatMap(({ id }) => selectOpenings(id)(store));
        expect(openings.map(({ to }) => cellOf(to))).not.toContain(cell);
        const zones = [null, ...state.hands[state.turn]].map((card) => selectDeploymentZone(state.turn, card)(store));
        expect(zones.some((zone) => hasCell(zone, cell))).toBe(false);
      });
    }
  });

  it('no line of the command line is completed to it', () => {
    let completions = 0;
    for (const { state, cell } of sample()) {
      const going = goingTo(state, cell);
      leavingOut(cell, () => {
        const context = contextAt(state, 'en', book);
        for (const { verb, pieces } of going) {
          const begun = `${sayPhrase({ verb, pieces: pieces.slice(0, 1) }, context)} `;
          const offered = complete(begun, context).map(({ line }) => parse(line, context));
          completions += offered.length;
          expect(
            offered.some((said) => said.type === 'order' && goesTo(cell)(said.order)),
            begun,
          ).toBe(false);
        }
      });
    }
    expect(completions).toBeGreaterThan(100);
  });

  it('no answer of the command line proposes it', () => {
    for (const { state, cell } of sample()) {
      const context = contextAt(state, 'en', book);
      const lyingContext = leavingOut(cell, () => contextAt(state, 'en', book));
      for (const phrase of goingTo(state, cell)) {
        const [first] = phrase.pieces;
        if (phrase.verb === 'march' || first === undefined) continue;
        const truth = answersTo(phrase, first, cell, context);
        const told = answersTo(phrase, first, cell, lyingContext);
        // A refusal says once where the card was sent.
        expect(truth).toEqual({ meant: true, missing: 1, chosen: 1, refused: 2 });
        expect(told).toEqual({ meant: false, missing: 0, chosen: 0, refused: 1 });
      }
    }
  });
});

function at(cell: number): Position {
  return POSITIONS[cell] as Position;
}

/** Three cards that fill a column and may go on as one. */
function marching(): BattleState {
  const cards = Object.values(book.cards).filter(({ attack }) => attack > 0);
  const column = cards.slice(0, 3).map((card, row) => unit(card, `u${row}`, 'left', [row, 0]));
  return position({ units: column });
}

/** A store for each is dear. */
function sample() {
  return cases.filter((_, index) => index % 8 === 0);
}

function selections({ hands, units, turn }: BattleState): Selection[] {
  const cards = hands[turn].map((card, index): Selection => ({ mode: 'cardChosen', index, card }));
  return [...cards, ...units.map(({ id }): Selection => ({ mode: 'unitChosen', unit: id }))];
}

/** Whatever may truly be ordered to go there, taken to pieces. */
function goingTo(state: BattleState, cell: number): Phrase[] {
  const orders = engine.legalOrders(state, state.turn).filter(goesTo(cell));
  return orders.filter((order) => !('palisadeAt' in order)).map(phraseOf);
}

/** How often a cell is named by what the command line says to a slip of the pen, to too few words, to a choice and to a refusal. */
function answersTo({ verb, pieces }: Phrase, first: Piece, cell: number, context: CommandContext) {
  const { row, col } = at(cell);
  const { speak } = context;
  const place = speak('command.cell', { row: row + 1, zone: zoneName(speak, col) });
  const times = (text: string): number => text.split(place).length - 1;
  const begun = sayPhrase({ verb, pieces: [first] }, context);
  const slip = problemIn(`${begun} ${row + 1} x${columnWord(speak, col)}`, context);
  const missing = problemIn(begun, context);
  return {
    meant: slip.kind === 'unknown' && slip.meant === cellWord(speak, at(cell)),
    missing: times(problemText(missing, context)),
    chosen: times(chosenText(first, context)),
    refused: times(refusedText({ verb, pieces }, '', context)),
  };
}

function problemIn(line: string, context: CommandContext): Problem {
  const said = parse(line, context);
  if (said.type !== 'problem') throw new Error(`“${line}” was understood`);
  return said.problem;
}
