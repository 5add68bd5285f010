import { type Source, withoutComments } from './sources';

/** Every way to reach the browser's own `Element.animate`; framer-motion's function of that name is called bare. */
const BY_HAND: readonly RegExp[] = [
  /\.\s*animate\b/,
  /\[\s*['"`]animate['"`]\s*\]/,
  /\{[^{}]*\banimate\b[^{}]*\}\s*=[^=>]/,
  /\bnew\s+(KeyframeEffect|Animation)\b/,
];

/** Whether a module moves something by the browser's own function. */
export function movesByHand(text: string): boolean {
  const code = withoutComments(text);
  return BY_HAND.some((way) => way.test(code));
}

/** What draws, carries or holds a unit, a card or a castle. */
const DRAWS_PIECES =
  /data-(token|spot|drag|hand)\b|dataset\.spot|<(Flown|UnitToken|HandPlace|Castle|Cell|GridCell|Grid|Board|Field|Hand|Prow)\b|\bmove\(/;

/** Style sheets of pieces: the modules that a file which draws one imports. */
export function pieceSheets(modules: readonly Source[]): string[] {
  const sheets = modules
    .filter(({ text }) => DRAWS_PIECES.test(withoutComments(text)))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/from '([^']+\.module\.css)'/g)].map(([, sheet = '']) => resolved(path, sheet)),
    );
  return [...new Set(sheets)].toSorted();
}

function resolved(from: string, relative: string): string {
  return new URL(relative, `file:///${from}`).pathname.slice(1);
}

interface Rule {
  readonly selector: string;
  readonly body: string;
}

/** Changes that move what they are made on; a glow or a fading moves nothing. */
const MOVES = /\b(transform|translate|rotate|scale|offset-distance|inset|top|left|right|bottom|margin[\w-]*|all)\b/;
/** A selector that names a piece wherever it stands. */
const NAMES_PIECE = /\[data-(token|spot|drag|dragged|ghosts|hand)\b/;

/** The rules of a sheet that move a piece by a keyframe or a transition. `isOfPieces` says that all of its classes are of pieces. */
export function piecesMoved(css: string, isOfPieces: boolean): string[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const keyframes = /@keyframes\s+([\w-]+)\s*\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g;
  const moving = [...bare.matchAll(keyframes)]
    .filter(([, , body = '']) => MOVES.test(body))
    .map(([, name = '']) => name);
  const isMoved = ({ body }: Rule): boolean => {
    const animations = [...body.matchAll(/(?<![\w-])animation(?:-name)?\s*:([^;]+)/g)].map(([, value = '']) => value);
    const transitions = [...body.matchAll(/(?<![\w-])transition(?:-property)?\s*:([^;]+)/g)].map(
      ([, value = '']) => value,
    );
    const names = animations.flatMap((value) => value.split(/[\s,]+/));
    return moving.some((name) => names.includes(name)) || transitions.some(movesByTransition);
  };
  return rulesIn(bare.replace(keyframes, ''))
    .filter(({ selector }) => isOfPieces || NAMES_PIECE.test(selector))
    .filter(isMoved)
    .map(({ selector }) => selector);
}

/** A transition that names no property is one of all of them. */
function movesByTransition(value: string): boolean {
  return MOVES.test(value) || /^\s*[\d.]+m?s\b/.test(value);
}

/** Innermost blocks: what `@media` and `@container` wrap are rules like others. */
function rulesIn(css: string): Rule[] {
  return [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    body,
  }));
}
