import { type Packer, putWhole, takeWhole, type Unpacker } from './packer';

/** What a value is, and whether its text or its keys have been there before. */
const KINDS = ['null', 'false', 'true', 'whole', 'number', 'known', 'text', 'list', 'shape', 'object', 'same'] as const;
type Kind = (typeof KINDS)[number];

/** Deeper than anything of a game; a stranger's text must not end in a stack overflow. */
const DEEPEST = 40;
/** Some times what the largest position holds: items that are repeated take no room in the text, and must not fill a memory. */
const MOST_VALUES = 4000;
/** In all texts of one value; names are all that there is. */
const MOST_LETTERS = 4000;
const PLAIN = 128;
const UNIT = 2 ** 16;

/** Texts and lists of keys that were met so far. Both ends fill it in the same order, so a number is enough to name one. */
interface Met {
  readonly texts: string[];
  readonly places: Map<string, number>;
  readonly shapes: string[][];
  readonly shapePlaces: Map<string, number>;
}

function meeting(dictionary: readonly string[]): Met {
  const met: Met = { texts: [], places: new Map(), shapes: [], shapePlaces: new Map() };
  for (const text of dictionary) meet(met, text);
  return met;
}

function meet(met: Met, text: string): void {
  if (!met.places.has(text)) met.places.set(text, met.texts.push(text) - 1);
}

function meetShape(met: Met, keys: string[]): void {
  met.shapePlaces.set(JSON.stringify(keys), met.shapes.push(keys) - 1);
}

/** Packs plain JSON. Both ends know the dictionary; its texts take no more room than a number. */
export function putJson(packer: Packer, dictionary: readonly string[], json: unknown): void {
  const met = meeting(dictionary);
  const kind = (word: Kind): void => packer.put(KINDS.indexOf(word), KINDS.length);

  const putText = (text: string): void => {
    const place = met.places.get(text);
    kind(place === undefined ? 'text' : 'known');
    if (place === undefined) {
      putLetters(packer, text);
      meet(met, text);
    } else packer.put(place, met.texts.length);
  };
  const putObject = (object: object): void => {
    const members = Object.entries(object).filter(([, member]) => member !== undefined);
    const keys = members.map(([key]) => key);
    const place = met.shapePlaces.get(JSON.stringify(keys));
    kind(place === undefined ? 'object' : 'shape');
    if (place === undefined) {
      putWhole(packer, keys.length);
      for (const key of keys) putText(key);
      meetShape(met, keys);
    } else packer.put(place, met.shapes.length);
    for (const [, member] of members) put(member);
  };
  const putList = (list: readonly unknown[]): void => {
    kind('list');
    putWhole(packer, list.length);
    let before: string | null = null;
    for (const item of list) {
      const now = JSON.stringify(item ?? null);
      if (now === before) kind('same');
      else put(item ?? null);
      before = now;
    }
  };
  const put = (value: unknown): void => {
    if (value === null) kind('null');
    else if (typeof value === 'boolean') kind(value ? 'true' : 'false');
    else if (typeof value === 'string') putText(value);
    else if (Array.isArray(value)) putList(value);
    else if (typeof value === 'object') putObject(value);
    else if (Number.isSafeInteger(value) && !Object.is(value, -0) && Number(value) >= 0) {
      kind('whole');
      putWhole(packer, Number(value));
    } else {
      kind('number');
      putLetters(packer, JSON.stringify(value));
    }
  };
  put(json);
}

/** Throws where the text doesn't hold what `putJson` writes. */
export function takeJson(unpacker: Unpacker, dictionary: readonly string[]): unknown {
  const met = meeting(dictionary);
  let values = 0;
  let letters = 0;
  const count = (more: number): void => {
    values += more;
    if (values > MOST_VALUES) throw new Error(`it holds more than ${MOST_VALUES} values`);
  };
  const again = (value: unknown): unknown => {
    count(sizeOf(value));
    // A value of its own: who changes one of two that are alike must not change the other.
    return JSON.parse(JSON.stringify(value));
  };
  const takeText = (): string => {
    const kind = KINDS[unpacker.take(KINDS.length)];
    if (kind === 'known') return knownText();
    if (kind === 'text') return newText();
    throw new Error('a key is no text');
  };
  const knownText = (): string => {
    if (met.texts.length === 0) throw new Error('it names a text that was never there');
    return met.texts[unpacker.take(met.texts.length)] as string;
  };
  const newText = (): string => {
    const text = takeLetters(unpacker, MOST_LETTERS - letters);
    letters += text.length;
    meet(met, text);
    return text;
  };
  const takeMembers = (keys: readonly string[], depth: number): object =>
    // Defines members instead of setting them: a key such as `__proto__` is a name like any other.
    Object.fromEntries(keys.map((key) => [key, take(depth + 1)]));
  const takeObject = (depth: number): object => {
    const keys = Array.from({ length: bounded(takeWhole(unpacker)) }, takeText);
    meetShape(met, keys);
    return takeMembers(keys, depth);
  };
  const takeList = (depth: number): unknown[] => {
    const length = takeWhole(unpacker);
    const list: unknown[] = [];
    while (list.length < length) {
      const kind = KINDS[unpacker.take(KINDS.length)] as Kind;
      list.push(kind === 'same' && list.length > 0 ? again(list.at(-1)) : takeKind(kind, depth + 1));
    }
    return list;
  };
  const takeShape = (depth: number): object => {
    if (met.shapes.length === 0) throw new Error('it names keys that were never there');
    return takeMembers(met.shapes[unpacker.take(met.shapes.length)] as readonly string[], depth);
  };
  const rows: Readonly<Record<Kind, (depth: number) => unknown>> = {
    null: () => null,
    false: () => false,
    true: () => true,
    whole: () => takeWhole(unpacker),
    number: () => JSON.parse(takeLetters(unpacker, LONGEST_NUMBER)),
    known: knownText,
    text: newText,
    list: takeList,
    shape: takeShape,
    object: takeObject,
    same: () => {
      throw new Error('nothing came before');
    },
  };
  const takeKind = (kind: Kind, depth: number): unknown => {
    if (depth > DEEPEST) throw new Error('it is nested too deeply');
    count(1);
    return rows[kind](depth);
  };
  const take = (depth: number): unknown => takeKind(KINDS[unpacker.take(KINDS.length)] as Kind, depth);
  return take(0);
}

function putLetters(packer: Packer, text: string): void {
  const isPlain = /^[\0-\x7f]*$/.test(text);
  packer.put(isPlain ? 1 : 0, 2);
  putWhole(packer, text.length);
  for (let index = 0; index < text.length; index++) packer.put(text.charCodeAt(index), isPlain ? PLAIN : UNIT);
}

const LONGEST_NUMBER = 30;

function takeLetters(unpacker: Unpacker, most: number): string {
  const radix = unpacker.take(2) === 1 ? PLAIN : UNIT;
  const length = takeWhole(unpacker);
  if (length > most) throw new Error('it has too many letters');
  let text = '';
  while (text.length < length) text += String.fromCharCode(unpacker.take(radix));
  return text;
}

/** How many values it is made of, itself among them. */
function sizeOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((size: number, member) => size + sizeOf(member), 1);
}

const MOST_KEYS = 1000;

function bounded(keys: number): number {
  if (keys > MOST_KEYS) throw new Error('it has too many keys');
  return keys;
}
