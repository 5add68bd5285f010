import type { Dice } from '../../support/dice';
import { ODD_KEYS, ODD_NUMBERS, ODD_TEXTS } from './odd';
import { allOf, copyOf, type Place, placesIn, raw, type Tree } from './tree';

/** What inputs are made of: the parts of one door's samples and of all others. */
export interface Shelf {
  readonly own: readonly Tree[];
  readonly foreign: readonly Tree[];
}

type Mutation = (tree: Tree, dice: Dice, shelf: Shelf) => Tree;

/** Deeper than any stack at the far end. */
const DEPTHS = [2, 18, 25, 300, 20_000];
const REPEATS = [2, 8, 40, 300, 4000];

/** Changes one value somewhere below the root. */
function somewhere(change: (place: Place, dice: Dice, shelf: Shelf) => Tree): Mutation {
  return (tree, dice, shelf) => {
    const places = placesIn(tree);
    if (places.length === 0) return tree;
    const place = dice.pick(places);
    place.put(change(place, dice, shelf));
    return tree;
  };
}

/** Changes one number or text; where there is none, anything. */
function inLeaf(
  isFit: (text: string) => boolean,
  change: (text: string, dice: Dice, shelf: Shelf) => string,
): Mutation {
  return (tree, dice, shelf) => {
    const leaves = allOf(tree, 'raw').filter(({ text }) => isFit(text));
    if (leaves.length === 0) return tree;
    const leaf = dice.pick(leaves);
    leaf.text = change(leaf.text, dice, shelf);
    return tree;
  };
}

function inObject(change: (members: [string, Tree][], dice: Dice, shelf: Shelf) => void): Mutation {
  return (tree, dice, shelf) => {
    const objects = allOf(tree, 'object');
    if (objects.length > 0) change(dice.pick(objects).members, dice, shelf);
    return tree;
  };
}

function inList(change: (items: Tree[], dice: Dice, shelf: Shelf) => void): Mutation {
  return (tree, dice, shelf) => {
    const lists = allOf(tree, 'list');
    if (lists.length > 0) change(dice.pick(lists).items, dice, shelf);
    return tree;
  };
}

const isNumber = (text: string): boolean => /^-?\d/.test(text);
const isText = (text: string): boolean => text.startsWith('"');

const dropMember = inObject((members, dice) => members.splice(dice.below(members.length + 1), 1));
const repeatKey = inObject((members, dice, shelf) => {
  if (members.length === 0) return;
  const [key, value] = dice.pick(members);
  members.splice(dice.below(members.length + 1), 0, [key, dice.chance(50) ? copyOf(value) : part(shelf.own, dice)]);
});
const renameKey = inObject((members, dice, shelf) => {
  const member = members[dice.below(Math.max(1, members.length))];
  if (member === undefined) return;
  const known = allOf(dice.pick(shelf.own), 'object').flatMap((object) => object.members.map(([key]) => key));
  member[0] = dice.chance(40) ? dice.pick(ODD_KEYS) : dice.pick([typo(member[0], dice), ...known]);
});
const addMember = inObject((members, dice, shelf) => {
  const trees = dice.chance(50) ? shelf.own : shelf.foreign;
  members.splice(dice.below(members.length + 1), 0, [dice.pick(ODD_KEYS), part(trees, dice)]);
});
const manyMembers = inObject((members, dice, shelf) => {
  const value = part(shelf.own, dice);
  const count = dice.pick(REPEATS);
  for (let index = 0; index < count; index++) members.push([`k${index}`, value]);
});
const dropItem = inList((items, dice) => items.splice(dice.below(items.length + 1), 1));
const permute = inList((items, dice) => items.splice(0, items.length, ...dice.shuffle(items)));
const repeatItem = inList((items, dice, shelf) => {
  const item = items.length > 0 && dice.chance(70) ? dice.pick(items) : part(shelf.own, dice);
  const count = dice.pick(REPEATS);
  for (let index = 0; index < count; index++) items.push(item);
});

const oddNumber = inLeaf(isNumber, (_text, dice) => dice.pick(ODD_NUMBERS));
const nudge = inLeaf(isNumber, (text, dice) => String(Number(text) + dice.pick([-2, -1, 1, 2, 10, -10, 100])));
const oddText = inLeaf(isText, (_text, dice) => JSON.stringify(dice.pick(ODD_TEXTS)));
const misspell = inLeaf(isText, (text, dice) => JSON.stringify(typo(JSON.parse(text), dice)));
/** Another word of the same vocabulary: what is most likely to be let in. */
const otherWord = inLeaf(isText, (text, dice, shelf) => {
  const words = allOf(dice.pick(shelf.own), 'raw').filter((leaf) => isText(leaf.text));
  return words.length === 0 ? text : dice.pick(words).text;
});
const toggle = inLeaf(
  (text) => text === 'true' || text === 'false',
  (text) => (text === 'true' ? 'false' : 'true'),
);

const otherType = somewhere(({ value }, dice) => {
  const asText = value.type === 'raw' ? raw(JSON.stringify(value.text)) : raw('"[object Object]"');
  const wrapped: Tree = { type: 'list', items: [value] };
  const empty: Tree = { type: 'object', members: [] };
  return dice.pick([
    asText,
    wrapped,
    empty,
    raw('null'),
    raw('true'),
    raw('0'),
    raw('""'),
    { type: 'list', items: [] },
  ]);
});
const mixOwn = somewhere((_place, dice, shelf) => part(shelf.own, dice));
const mixForeign = somewhere((_place, dice, shelf) => part(shelf.foreign, dice));
const swapTwo: Mutation = (tree, dice) => {
  const places = placesIn(tree);
  if (places.length < 2) return tree;
  const [one, other] = [dice.pick(places), dice.pick(places)];
  const first = copyOf(one.value);
  one.put(copyOf(other.value));
  other.put(first);
  return tree;
};
const nest = somewhere(({ value }, dice) => {
  const depth = dice.pick(DEPTHS);
  const [open, close] = dice.chance(50) ? ['[', ']'] : ['{"a":', '}'];
  return value.type === 'raw'
    ? raw(`${open.repeat(depth)}${value.text}${close.repeat(depth)}`)
    : raw(open.repeat(depth));
});
const otherRoot: Mutation = (_tree, dice, shelf) =>
  dice.chance(50) ? copyOf(dice.pick(shelf.foreign)) : part(shelf.own, dice);

function part(trees: readonly Tree[], dice: Dice): Tree {
  const tree = dice.pick(trees);
  const places = placesIn(tree);
  return copyOf(places.length === 0 ? tree : dice.pick(places).value);
}

function typo(word: string, dice: Dice): string {
  const at = dice.below(word.length + 1);
  return dice.pick([
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word.charAt(at) + word.slice(at),
    word.toUpperCase(),
    `${word} `,
    `${word.slice(0, at)}-${word.slice(at)}`,
    `${word.slice(0, at)}\u200b${word.slice(at)}`,
  ]);
}

export const STRUCTURE_MUTATIONS: readonly Mutation[] = [
  ...[dropMember, repeatKey, renameKey, addMember, manyMembers, dropItem, permute, repeatItem],
  ...[oddNumber, oddNumber, nudge, nudge, nudge, oddText, oddText, misspell, otherWord, otherWord, otherWord, toggle],
  ...[otherType, otherType, mixOwn, mixForeign, swapTwo, nest, otherRoot],
];
