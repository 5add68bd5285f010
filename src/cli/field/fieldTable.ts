import { type FieldPlayer, isSurprising, type OrderReason } from '../../ai/field/fieldPlayer';
import type { BySide, Side } from '../../kernel/sides';
import { bySide } from '../../kernel/sides';
import type { SkirmishOrder } from '../../skirmish/model/orders';
import type { SkirmishState } from '../../skirmish/model/state';
import { type SkirmishEngine, type SkirmishStep, skirmishEngineFor } from '../../skirmish/SkirmishEngine';
import { sideToOrder } from '../../skirmish/turn/sideToOrder';
import { observeEvents } from '../../skirmish/view/observeEvents';
import { reveals } from '../../skirmish/view/reveals';
import { answerAbout } from '../../words/field/answers';
import { COMMAND_HELP, parseFieldCommand, type Question } from '../../words/field/parseCommand';
import { tellReason } from '../../words/field/tellReason';
import { EXIT, type Exit, type Terminal } from '../command';
import { fieldLines, fieldTeller, mapLines } from './fieldReport';
import { type FieldSetup, fieldPlayerOf } from './fieldSetup';

/** A battle at a terminal: people type, opponents answer. */
export interface FieldTable {
  play(lines: AsyncIterable<string>): Promise<Exit>;
}

/** What a table remembers. */
interface Course {
  state: SkirmishState;
  /** States before the orders that can be taken back. */
  past: SkirmishState[];
  why: OrderReason | null;
}

export function openTable(setup: FieldSetup, terminal: Terminal): FieldTable {
  const { book, catalog } = setup;
  const engine = skirmishEngineFor(book);
  const players: BySide<FieldPlayer | null> = bySide((side) => fieldPlayerOf(setup, side));
  const { state } = engine.begin(setup.start);
  const course: Course = { state, past: [], why: null };
  const narrator = fieldTeller(catalog, book, state);
  const say = (lines: readonly string[]) => {
    for (const line of lines) terminal.say(line);
  };
  /** What a person at this table may see: whose turn it is, or the only person's. */
  const viewer = (): Side => {
    const side = sideToOrder(course.state);
    if (players[side] === null) return side;
    return players.left === null ? 'left' : 'right';
  };
  const map = () => mapLines(catalog, book, narrator, engine.observe(course.state, viewer()));
  const isOver = (): boolean => course.state.phase === 'over';

  function take(before: SkirmishState, step: SkirmishStep): void {
    const heard = observeEvents(book, before, step.events, viewer());
    course.past = reveals(step.events) ? [] : [...course.past, before];
    course.state = step.state;
    say(fieldLines(narrator, heard, before.round));
  }

  function letOpponentsPlay(): void {
    for (let player = playerNow(); player !== null && !isOver(); player = playerNow()) {
      think(engine, player, course, take);
    }
  }
  const playerNow = (): FieldPlayer | null => players[sideToOrder(course.state)];

  function order(given: SkirmishOrder): void {
    const result = engine.submit(course.state, given);
    if (!result.ok) {
      const { code, sentence, details } = result.refusal;
      say([`Refused: ${sentence} (${code}${Object.keys(details).length > 0 ? ` ${JSON.stringify(details)}` : ''})`]);
      return;
    }
    take(course.state, result.value);
    const phase = course.state.phase;
    letOpponentsPlay();
    if (phase !== course.state.phase || given.type === 'end' || given.type === 'ready') say(map());
  }

  function undo(): readonly string[] {
    const before = course.past.at(-1);
    if (before === undefined) return ['Nothing can be taken back: something was revealed, or nothing was ordered.'];
    course.past = course.past.slice(0, -1);
    course.state = before;
    return ['Taken back.'];
  }

  function answer(question: Question, words: readonly string[]): readonly string[] {
    if (question === 'help') return COMMAND_HELP.map(([typed, does]) => `  ${typed.padEnd(64)} ${does}`);
    if (question === 'map') return map();
    if (question === 'undo') return undo();
    if (question === 'why') {
      return course.why === null ? [narrator.speak('field.why.nothing')] : tellReason(narrator, course.why);
    }
    const { field } = engine.observe(course.state, viewer());
    return answerAbout({ book, narrator, field, side: viewer() }, question, words);
  }

  return {
    play: async (lines) => {
      letOpponentsPlay();
      say(map());
      say(['Type help for the commands.']);
      if (isOver()) return EXIT.fine;
      for await (const line of lines) {
        if (line.trim() === '') continue;
        const command = parseFieldCommand(engine.observe(course.state, viewer()).field, line);
        if (!command.ok) say([command.refusal]);
        else if (command.value.type === 'order') order(command.value.order);
        else if (command.value.question === 'quit') return EXIT.fine;
        else say(answer(command.value.question, command.value.words));
        if (isOver()) return EXIT.fine;
      }
      return EXIT.fine;
    },
  };
}

/** One decision of an opponent: its orders, as long as all goes as it was planned. */
function think(
  engine: SkirmishEngine,
  player: FieldPlayer,
  course: Course,
  take: (before: SkirmishState, step: SkirmishStep) => void,
): void {
  const side = sideToOrder(course.state);
  for (const { order, reason } of player(engine.observe(course.state, side)).orders) {
    const result = engine.submit(course.state, order);
    if (!result.ok) return;
    course.why = reason;
    take(course.state, result.value);
    if (isSurprising(result.value.events)) return;
  }
}
