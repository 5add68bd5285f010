import { listed } from '../../words/lists';
import { zoneName } from '../../words/names';
import { placeText } from './brief';
import type { CommandContext } from './context';
import { optionsAfter } from './options';
import type { Problem } from './parse';
import type { Phrase, Piece } from './pieces';
import { nameOf } from './say';
import { LONGEST_LINE } from './spelling';

/** Why a line can't be understood, and what could be said instead. */
export function problemText(problem: Problem, context: CommandContext): string {
  const { speak } = context;
  if (problem.kind === 'empty') return speak('command.empty');
  if (problem.kind === 'long') return speak('command.long', { length: problem.length, most: LONGEST_LINE });
  if (problem.kind === 'more') return speak('command.more', { words: problem.words });
  if (problem.kind === 'verb') {
    const { word, meant } = problem;
    return speak('command.unknownVerb', { word, meant: meant ?? '', isMeant: yes(meant !== null) });
  }
  const choices = choiceText(problem.choices, context, 'or');
  const some = yes(problem.choices.length > 0);
  if (problem.kind === 'unclear') return speak('command.unclear', { words: problem.words, choices });
  if (problem.kind === 'missing') return speak('command.missing', { slot: problem.slot, choices, some });
  const { slot, words, meant } = problem;
  return speak('command.unknown', { slot, words, meant: meant ?? '', isMeant: yes(meant !== null), choices, some });
}

/** Why the rules refuse an order, and what they would allow instead. */
export function refusedText(phrase: Phrase, why: string, context: CommandContext): string {
  const { speak } = context;
  const { verb, pieces } = phrase;
  const [first, second] = pieces;
  const refused = speak('command.refused', {
    verb,
    why,
    name: first === undefined ? '' : nameOf(first, context),
    place: second === undefined ? '' : pieceText(second, context),
  });
  if (first === undefined) return refused;
  const instead = insteadOf(phrase, first, context);
  const word = instead.length === 0 ? 'command.nothingInstead' : 'command.instead';
  return `${refused} ${speak(word, { verb, choices: listed(speak, instead, 'or') })}`.trim();
}

function insteadOf({ verb, pieces }: Phrase, first: Piece, context: CommandContext): string[] {
  const named = (phrase: Phrase) => optionsAfter(phrase, context).map((piece) => pieceText(piece, context));
  if (verb === 'deploy') return named({ verb, pieces: pieces.length > 2 ? pieces.slice(0, 2) : [first] });
  if (verb === 'play') return named({ verb, pieces: pieces.length > 2 ? pieces.slice(0, 2) : [first] });
  if (verb === 'move') return named({ verb, pieces: [first] });
  if (!['attack', 'castle', 'wall'].includes(verb)) return [];
  return targetsOf(first, context);
}

/** Cards, the castle and walls that a unit may strike now. */
function targetsOf(unit: Piece, context: CommandContext): string[] {
  const named = (phrase: Phrase) => optionsAfter(phrase, context).map((piece) => pieceText(piece, context));
  const { speak } = context;
  const isCastle = context.legal.some(
    (order) => order.type === 'attackCastle' && unit.type === 'unit' && order.unit === unit.unit,
  );
  const walls = named({ verb: 'wall', pieces: [unit] });
  return [
    ...named({ verb: 'attack', pieces: [unit] }),
    ...(isCastle ? [speak('command.theCastle')] : []),
    ...walls.map((place) => speak('command.theWall', { place })),
  ];
}

/** What can be done with what was chosen. */
export function chosenText(piece: Piece, context: CommandContext): string {
  const { speak } = context;
  const named = (verb: 'deploy' | 'move' | 'play') =>
    optionsAfter({ verb, pieces: [piece] }, context).map((option) => pieceText(option, context));
  const parts = [
    ['deploy', piece.type === 'card' ? named('deploy') : []],
    ['play', piece.type === 'card' ? named('play') : []],
    ['move', piece.type === 'unit' ? named('move') : []],
    ['attack', piece.type === 'unit' ? targetsOf(piece, context) : []],
  ] as const;
  const said = parts
    .filter(([, choices]) => choices.length > 0)
    .map(([verb, choices]) => speak('command.instead', { verb, choices: listed(speak, choices, 'or') }));
  const name = nameOf(piece, context);
  return [speak('command.chosen', { name }), ...(said.length === 0 ? [speak('command.idle')] : said)].join(' ');
}

export function helpLines({ speak, verbs }: CommandContext): string[] {
  return verbs.map((verb) => `${speak(`command.form.${verb}`)}: ${speak(`command.about.${verb}`)}`);
}

export function handLines({ seen, namesOf, figuresOf, stratagemOf, speak }: CommandContext): string[] {
  if (seen.hand.length === 0) return [speak('hand.empty')];
  return seen.hand.map((card) => {
    const figures = figuresOf(card);
    const cost = stratagemOf(card)?.cost;
    if (cost !== undefined) return `${namesOf(card)[0]}, ${speak('cards.stratagem', { cost })}`;
    if (figures === undefined) return `${namesOf(card)[0]}, ${speak('hand.missingCard')}`;
    const { attack, defense, health } = figures;
    const missing = Math.max(0, figures.cost - seen.supply[seen.side]);
    return speak('hand.card', {
      ...{ name: namesOf(card)[0], type: speak(`type.${figures.type}`), attack, defense, health, missing },
      cost: figures.cost,
      keywords: '',
      lock: missing > 0 ? 'dear' : 'none',
      chosen: 'no',
    });
  });
}

function choiceText(choices: readonly Piece[], context: CommandContext, word: 'and' | 'or'): string {
  const texts = choices.map((piece) => pieceText(piece, context));
  const isTwice = new Set(texts).size < texts.length;
  return listed(context.speak, isTwice ? choices.map((piece) => placedText(piece, context)) : texts, word);
}

/** A cell inside a list is written without a comma of its own. */
function pieceText(piece: Piece, context: CommandContext): string {
  if (piece.type !== 'cell') return nameOf(piece, context);
  const { row, col } = piece.at;
  return context.speak('command.cell', { row: row + 1, zone: zoneName(context.speak, col) });
}

/** Two of a name are told apart by where they stand. */
function placedText(piece: Piece, context: CommandContext): string {
  const unit = piece.type === 'unit' ? context.seen.units.find(({ id }) => id === piece.unit) : undefined;
  if (unit === undefined) return pieceText(piece, context);
  return context.speak('command.placed', { name: nameOf(piece, context), place: placeText(context.speak, unit) });
}

function yes(holds: boolean): 'yes' | 'no' {
  return holds ? 'yes' : 'no';
}
