import { resolve } from 'node:path';
import { type BattleEngine, createBattleEngine } from '../../battle/BattleEngine';
import type { BattleState } from '../../battle/model/state';
import { bookOf, type Catalog } from '../../content/catalog';
import { problemLine } from '../../content/problems/problem';
import { readScenario } from '../../content/scenario/readScenario';
import { divideField } from '../../measure/field/fieldPerft';
import { divide } from '../../measure/perft';
import {
  deckCards,
  HOUSE_RULES_FLAG,
  houseRulesIn,
  knownBattlefield,
  knownDeck,
  knownSeed,
  optionValue,
  wholeNumber,
} from '../arguments/choices';
import { CannotRun, type Command, EXIT, type Given, type Terminal } from '../command';
import { catalogFor } from '../disk/catalogFor';
import { readStart } from '../disk/readCards';
import { fieldSetup } from '../field/fieldSetup';
import { FIELD_FLAGS, isFieldMode } from '../field/fieldSpec';
import { textTable } from '../report/textTable';

const DEFAULTS = { depth: '3', seed: '1', battlefield: 'open-field', decks: ['bastion', 'cinder'] } as const;
const DEEPEST = 20;

interface Place {
  readonly engine: BattleEngine;
  readonly state: BattleState;
}

export const perft: Command = {
  summary: 'count the ways to give so many orders from a position',
  usage:
    'perft [--depth N] [--scenario FILE | --seed S --battlefield B --decks L R --house-rules A,B | --mode field --rules SET --squads L R] [--divide] [--json]',
  flags: [
    { name: 'depth', takes: ['N'], summary: `how many orders, of both sides; ${DEFAULTS.depth} if left out` },
    { name: 'scenario', takes: ['FILE'], summary: 'the position that a scenario begins from' },
    { name: 'seed', takes: ['S'], summary: 'else a battle of this seed as its first round begins; 1 if left out' },
    { name: 'battlefield', takes: ['B'], summary: `its battlefield; ${DEFAULTS.battlefield} if left out` },
    { name: 'decks', takes: ['L', 'R'], summary: `its decks; ${DEFAULTS.decks.join(' ')} if left out` },
    HOUSE_RULES_FLAG,
    ...FIELD_FLAGS,
    { name: 'divide', summary: 'print the count of every first order' },
    { name: 'json', summary: 'print depth, leaves, and with --divide the count of every first order as JSON' },
  ],
  takesWords: false,
  run: (given, terminal) => {
    const depth = wholeNumber('the depth', optionValue(given, 'depth') ?? DEFAULTS.depth, 1, DEEPEST);
    const count = isFieldMode(given) ? fieldDivider(given, terminal) : battleDivider(given, terminal);
    const began = performance.now();
    const divisions = count(depth);
    const seconds = (performance.now() - began) / 1000;
    const leaves = divisions.reduce((sum, division) => sum + division.leaves, 0);
    const shown = given.flags.has('divide') ? divisions : [];
    if (given.flags.has('json')) {
      terminal.say(JSON.stringify({ depth, leaves, ...(shown.length > 0 ? { divide: shown } : {}) }, null, 2));
      return EXIT.fine;
    }
    for (const line of textTable(shown.map(row))) terminal.say(line);
    const speed = Math.round(leaves / Math.max(seconds, 0.001));
    terminal.say(`depth ${depth}: ${leaves} leaves in ${seconds.toFixed(2)} s, ${speed} a second`);
    return EXIT.fine;
  },
};

function battleDivider(given: Given, terminal: Terminal): (depth: number) => readonly Counted[] {
  const { engine, state } = placeOf(given, terminal);
  return (depth) => divide(engine, state, depth);
}

/** The first turn after both squads stand as they are placed. */
function fieldDivider(given: Given, terminal: Terminal): (depth: number) => readonly Counted[] {
  const { book, start } = fieldSetup(given, terminal);
  return (depth) => divideField(book, start, depth);
}

/** A first order of either game, and the ways behind it. */
interface Counted {
  readonly order: { readonly type: string };
  readonly leaves: number;
}

function row({ order, leaves }: Counted): string[] {
  const { type, ...rest } = order;
  return [[type, ...Object.values(rest).map((part) => JSON.stringify(part))].join(' '), String(leaves)];
}

function placeOf(given: Given, terminal: Terminal): Place {
  const catalog = catalogFor(terminal);
  const file = optionValue(given, 'scenario');
  return file === undefined ? matchPlace(given, catalog) : scenarioPlace(file, terminal.folder, catalog);
}

function scenarioPlace(file: string, folder: string, catalog: Catalog): Place {
  const { scenario, problems } = readScenario(file, readStart(resolve(folder, file)), catalog);
  if (scenario === null) throw new CannotRun(problems.map(problemLine).join('\n'));
  return { engine: createBattleEngine(scenario.book), state: scenario.state };
}

/** Both sides keep their hands: the choices before the first round are another question. */
function matchPlace(given: Given, catalog: Catalog): Place {
  const engine = createBattleEngine(bookOf(catalog, houseRulesIn(given, catalog).houseRules));
  const deck = (place: 0 | 1) =>
    deckCards(catalog, knownDeck(catalog, optionValue(given, 'decks', place) ?? DEFAULTS.decks[place]));
  let { state } = engine.begin({
    type: 'match',
    seed: knownSeed(optionValue(given, 'seed') ?? DEFAULTS.seed),
    battlefield: knownBattlefield(catalog, optionValue(given, 'battlefield') ?? DEFAULTS.battlefield),
    decks: { left: deck(0), right: deck(1) },
  });
  while (state.phase === 'mulligan') {
    const kept = engine.submit(state, { type: 'mulligan', cards: [] });
    if (!kept.ok) throw new Error(kept.refusal.sentence);
    state = kept.value.state;
  }
  return { engine, state };
}
