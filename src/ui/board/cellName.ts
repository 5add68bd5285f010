import type { Opening } from '../../battle/foresight/openings';
import type { Threat } from '../../battle/foresight/threats';
import type { Position } from '../../battle/model/position';
import type { Unit } from '../../battle/model/unit';
import type { Standing } from '../../store/view/boardSelectors';
import type { MarchingColumn } from '../../store/view/houseRuleSelectors';
import type { Readiness } from '../../store/view/readinessSelectors';
import { openingWords, threatWords } from '../../words/foresight';
import { zoneName } from '../../words/names';
import type { Speak } from '../../words/speak';
import type { Outcome, Toll } from '../battle/outcome';
import { angleWord } from './angleWord';
import type { CellMark } from './cellMark';
import { type CellPlay, playWords } from './cellPlay';

export interface CellFacts {
  readonly at: Position;
  readonly unit: Unit | null;
  readonly unitName: string;
  readonly own: boolean;
  readonly readiness: Readiness | null;
  readonly standing: Standing | null;
  /** Its formation may move as one now. */
  readonly march: MarchingColumn | null;
  readonly mark: CellMark;
  readonly chosen: boolean;
  readonly blow: Outcome | null;
  readonly toll: Toll | null;
  /** While threats are shown: what could come over the own unit here, and how many enemies could strike here at all. */
  readonly threat: Threat | null;
  readonly watchers: number | null;
  /** The best blow that the chosen unit could strike from here, and whom. */
  readonly opening: Opening | null;
  readonly openingName: string;
  /** What the chosen stratagem has to do with this cell. */
  readonly play: CellPlay | null;
  /** What a press here would bring besides, in the sentences that the log will have. */
  readonly foretold: readonly string[];
  /** The ground and what it does: "high ground +10"; empty where it is open. */
  readonly groundWords: string;
  /** Nobody can stand there. */
  readonly blocked: boolean;
  /** Titles of the unit's keywords and of the formations it stands in. */
  readonly titles: readonly string[];
}

/** The whole truth about a cell in words: who plays by ear or by name needs nothing else. */
export function cellName(speak: Speak, facts: CellFacts): string {
  const { at, unit, groundWords } = facts;
  const place = speak('cell.place', { row: at.row + 1, zone: zoneName(speak, at.col) });
  const ground = groundWords === '' ? [] : [groundWords];
  const parts = unit === null ? emptyParts(speak, facts) : unitParts(speak, facts, unit);
  const aimed = playWords(speak, facts.play);
  const threats = threatParts(speak, facts);
  return [place, ...ground, ...parts, ...threats, ...aimed, ...thenWords(speak, facts.foretold)].join(', ');
}

/** What a press brings besides, at the end of a name. */
export function thenWords(speak: Speak, foretold: readonly string[]): string[] {
  return foretold.length === 0 ? [] : [speak('cell.then', { sentences: foretold.join(' ') })];
}

const OFFERS: Readonly<
  Partial<Record<CellMark, 'cell.deployHere' | 'cell.moveHere' | 'cell.slideHere' | 'cell.raiseHere'>>
> = {
  deploy: 'cell.deployHere',
  move: 'cell.moveHere',
  slide: 'cell.slideHere',
  raise: 'cell.raiseHere',
};

function emptyParts(speak: Speak, { mark, blow, toll, blocked, opening, openingName }: CellFacts): string[] {
  if (blow !== null) return [blowPart(speak, blow)];
  if (blocked) return [];
  const offer = OFFERS[mark];
  const parts = [speak('cell.empty')];
  if (offer !== undefined) parts.push(speak(offer));
  if (toll !== null) parts.push(speak('cell.toll', { damage: toll.damage, falls: toll.falls ? 'yes' : 'no' }));
  if (opening !== null) parts.push(openingWords(speak, opening, openingName));
  return parts;
}

function unitParts(speak: Speak, facts: CellFacts, unit: Unit): string[] {
  const { own, unitName, chosen, blow, march, readiness, standing, titles } = facts;
  const parts = [
    speak('cell.unit', {
      side: speak(own ? 'side.yours' : 'side.enemys'),
      name: unitName,
      type: speak(`type.${unit.type}`),
      health: unit.health,
      full: unit.fullHealth,
      attack: standing?.attack ?? unit.attack,
      defense: standing?.defense ?? unit.defense,
      facing: speak(`facing.${unit.facing}`),
    }),
    ...titles,
  ];
  if (standing?.hidden === true) parts.push(speak('cell.hidden'));
  if (unit.braced) parts.push(speak('cell.braced'));
  if (readiness !== null) parts.push(...readinessParts(speak, readiness, unit));
  if (march !== null) parts.push(speak('cell.canMarch', { way: wayOf(march) }));
  if (blow !== null) parts.push(blowPart(speak, blow));
  if (chosen) parts.push(speak('cell.chosen'));
  return parts;
}

function wayOf({ forward, back }: MarchingColumn): 'both' | 'on' | 'back' {
  if (forward && back) return 'both';
  return forward ? 'on' : 'back';
}

/** Nothing while threats are not shown. */
function threatParts(speak: Speak, { unit, own, threat, watchers }: CellFacts): string[] {
  if (watchers === null) return [];
  if (unit !== null) return own ? [threatWords(speak, threat)] : [];
  return watchers === 0 ? [] : [speak('threat.cell', { count: watchers })];
}

function readinessParts(speak: Speak, readiness: Readiness, unit: Unit): string[] {
  const parts: string[] = [];
  if (unit.fresh) parts.push(speak('cell.fresh'));
  if (readiness.canMove) parts.push(speak('cell.canMove'));
  if (readiness.targets > 0) parts.push(speak('cell.targets', { count: readiness.targets }));
  if (readiness.canBrace) parts.push(speak('cell.canBrace'));
  if (!readiness.canMove && !readiness.canStrike && !readiness.canBrace) parts.push(speak('cell.spent'));
  return parts;
}

function blowPart(speak: Speak, { damage, left, fells, angle }: Outcome): string {
  const from = angle === null ? '' : ` ${angleWord(speak, angle)}`;
  return fells ? speak('cell.strikeFells', { damage, from }) : speak('cell.strikeLeaves', { damage, left, from });
}
