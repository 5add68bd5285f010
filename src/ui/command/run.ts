import { POSITIONS, type Position } from '../../battle/model/position';
import { whenAnswered } from '../../match/referee';
import type { AppStore } from '../../store/createStore';
import { selectHasHints } from '../../store/settings/tableSettings';
import { selectWhyNoUndo } from '../../store/view/battleSelectors';
import { selectHistory } from '../../store/view/tableSelectors';
import type { Speak } from '../../words/speak';
import { giveOn, undoOn } from '../battle/give';
import type { Pressed } from '../battle/selection';
import { chosenText, handLines, helpLines, problemText, refusedText } from './answers';
import { type CommandContext, selectCommandBattle } from './context';
import { parse, type Said } from './parse';

/** What the command line shows for a line. */
export type Answer =
  /** In its own words, one paragraph each; nobody else says them. */
  | { readonly type: 'text'; readonly lines: readonly string[]; readonly sure?: 'concede' }
  /** Somebody else speaks: here it is only to be seen. */
  | { readonly type: 'seen'; readonly lines: readonly string[] }
  /** What has happened since, from this place in the log on; the announcer speaks it. */
  | { readonly type: 'told'; readonly since: number }
  /** The hint, as far as it was asked for, once it is found; its button speaks it. */
  | { readonly type: 'hint' };

/** The table, as far as commands act on more than the store. */
export interface CommandTable {
  readonly store: AppStore;
  readonly speak: Speak;
  /** Ends the turn or asks first; gives what it asks, in sentences. */
  readonly endTurn: () => readonly string[] | null;
  readonly take: (pressed: Pressed) => unknown;
  readonly describe: (at: Position) => string;
  readonly castles: () => readonly string[];
  readonly log: () => readonly string[];
  /** Asks for a hint or for more of it; whether there can be one now. */
  readonly hint: () => boolean;
  readonly why: () => readonly string[];
}

/** Carries out a line and gives the answer to it, later when the referee answers later; `last` is the answer before. */
export function run(line: string, table: CommandTable, last: Answer | null): Answer | null | Promise<Answer> {
  const { store, speak } = table;
  const battle = selectCommandBattle(store.getState());
  if (battle === null) return null;
  const context = { ...battle, speak };
  return answerTo(parse(line, context), table, context, last);
}

function answerTo(
  said: Said,
  table: CommandTable,
  context: CommandContext,
  last: Answer | null,
): Answer | Promise<Answer> {
  if (said.type === 'problem') return text(problemText(said.problem, context));
  if (said.type === 'look') return text(table.describe(said.at));
  if (said.type === 'ask') return asked(said.verb, table, context);
  if (said.type === 'choose') {
    table.take(said.pressed);
    return text(chosenText(said.piece, context));
  }
  return ordered(said, table, context, last);
}

function ordered(
  { order, phrase }: Extract<Said, { type: 'order' }>,
  table: CommandTable,
  context: CommandContext,
  last: Answer | null,
): Answer | Promise<Answer> {
  const { store, speak } = table;
  const since = selectHistory(store.getState()).length;
  if (order.type === 'concede' && context.legal.length > 0 && !isSure(last)) {
    return { type: 'text', lines: [speak('command.sure')], sure: 'concede' };
  }
  if (order.type === 'endTurn' && context.seen.phase === 'battle' && context.legal.length > 0) {
    const question = table.endTurn();
    if (question !== null) return { type: 'seen', lines: [...question, speak('command.endSure')] };
    return { type: 'told', since };
  }
  return whenAnswered(giveOn(store, order), (result): Answer => {
    if (result.ok) return { type: 'told', since };
    const { refusal } = result;
    if (refusal === 'elsewhere') return text(speak('command.elsewhere'));
    if (refusal === 'not-your-turn') return text(speak('command.notYourTurn'));
    return text(refusedText(phrase, speak(`refusal.${refusal}`), context));
  });
}

function isSure(last: Answer | null): boolean {
  return last?.type === 'text' && last.sure === 'concede';
}

function asked(verb: Extract<Said, { type: 'ask' }>['verb'], table: CommandTable, context: CommandContext): Answer {
  if (verb === 'help') return text(...helpLines(context));
  if (verb === 'hand') return text(...handLines(context));
  if (verb === 'log') return text(...table.log());
  if (verb === 'why') return text(...table.why());
  if (verb === 'hint') return table.hint() ? { type: 'hint' } : text(table.speak(whyNoHint(table)));
  if (verb === 'board') {
    const cells = POSITIONS.filter((at) => isWorthTelling(at, context)).map(table.describe);
    return text(...table.castles(), ...cells);
  }
  return undone(table);
}

function whyNoHint({ store }: CommandTable): 'hint.off' | 'hint.not-now' {
  return selectHasHints(store.getState()) ? 'hint.not-now' : 'hint.off';
}

/** Empty open ground is no news. */
function isWorthTelling({ row, col }: Position, { seen }: CommandContext): boolean {
  return [...seen.units, ...seen.walls].some((standing) => standing.row === row && standing.col === col);
}

function undone({ store, speak }: CommandTable): Answer {
  const hindrance = selectWhyNoUndo(store.getState());
  if (hindrance !== null) return text(speak(`undo.${hindrance}`));
  undoOn(store);
  return { type: 'seen', lines: [speak('command.undone')] };
}

function text(...lines: readonly string[]): Answer {
  return { type: 'text', lines };
}
