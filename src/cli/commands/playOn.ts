import { createFieldPlayer } from '../../ai/field/createFieldPlayer';
import { createBattleEngine } from '../../battle/BattleEngine';
import type { BattleEvent } from '../../battle/model/events';
import { stableHash } from '../../kernel/hash';
import { bySide } from '../../kernel/sides';
import { playerMind } from '../../measure/contestants/contestants';
import { mindOf, playFieldMatch } from '../../measure/field/playFieldMatch';
import { playFrom } from '../../measure/series/playMatch';
import type { SkirmishEvent } from '../../skirmish/model/events';
import { skirmishEngineFor } from '../../skirmish/SkirmishEngine';
import { knownPlayer, knownSeed, optionValue } from '../arguments/choices';
import type { Given, Terminal } from '../command';
import { catalogFor, fieldCatalogFor } from '../disk/catalogFor';
import { type FoundMoment, followTo, onlyMomentNamed } from '../disk/packedMoments';
import { fieldLines, fieldTeller } from '../field/fieldReport';
import { knownFieldPlayer } from '../field/fieldSpec';
import { battleReport } from '../report/battleReport';

/** A battle of a link or a file, played on from its moment by two opponents. */
export async function playOn(given: Given, terminal: Terminal): Promise<void> {
  const found = await followTo(onlyMomentNamed(given.words, terminal.folder), terminal);
  const seed = knownSeed(optionValue(given, 'seed') ?? '1');
  const { lines, end } =
    found.mode === 'field' ? fieldOn(found, given, terminal, seed) : battleOn(found, given, terminal, seed);
  for (const line of lines) terminal.say(line);
  const { winner, round } = end;
  const result = winner === 'draw' ? 'a draw' : `${winner} wins`;
  terminal.say('');
  terminal.say(
    `on from order ${found.opened.record.orders.length}: ${result} in round ${round}, state ${stableHash(end)}`,
  );
}

type Found<Mode> = Extract<FoundMoment, { readonly mode: Mode }>;

function battleOn({ book, opened }: Found<'battle'>, given: Given, terminal: Terminal, seed: number) {
  const engine = createBattleEngine(book);
  const minds = bySide((side) => playerMind(engine, knownPlayer(optionValue(given, side) ?? 'greedy')));
  const events: BattleEvent[] = [...opened.events];
  const start = { type: 'position' as const, state: opened.state };
  const end = playFrom(engine, minds, start, seed, (_before, _order, step) => {
    for (const event of step.events) events.push(event);
  });
  const catalog = { ...catalogFor(terminal), rules: book.rules };
  const before = battleReport(catalog, opened.events);
  return { end, lines: battleReport(catalog, events).slice(before.length) };
}

function fieldOn({ book, opened }: Found<'field'>, given: Given, terminal: Terminal, seed: number) {
  const catalog = fieldCatalogFor(terminal);
  const engine = skirmishEngineFor(book);
  const table = { catalog, book, squads: [] };
  const minds = bySide((side) => {
    const contestant = knownFieldPlayer(table, optionValue(given, side) ?? 'soldier');
    return mindOf(engine, createFieldPlayer(book, { ...contestant, seed }));
  });
  const events: SkirmishEvent[] = [];
  const start = { type: 'position' as const, state: opened.state };
  const end = playFieldMatch(engine, minds, start, (_before, _order, step) => {
    for (const event of step.events) events.push(event);
  });
  return { end, lines: fieldLines(fieldTeller(catalog, book, end), events, opened.state.round) };
}
