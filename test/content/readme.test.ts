import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shippedBook, shippedCatalog } from '../support/book';

const README = readFileSync('README.md', 'utf8');
const { abilities, cards, rules, terrain } = shippedCatalog();
const { battlefields } = shippedBook();

/** What is on some battlefield, and what the keywords that some card has can make of it. */
const held = new Set(Object.values(cards).flatMap((card) => card.abilities.map(({ id }) => id)));
const words = JSON.stringify([
  ...Object.values(battlefields).map(({ ground }) => ground),
  ...[...held].map((id) => abilities[id]?.parts),
]);
const grounds = Object.values(terrain).filter(({ id }) => words.includes(`"${id}"`));

describe('the README tells what a battle has', () => {
  it('of cover: the shares that its grounds take off shots', () => {
    const levels = new Set(grounds.flatMap(({ cover }) => (cover === undefined || cover === 'none' ? [] : [cover])));
    const shares = [...levels].map((level) => 100 - rules.cover[level]).sort((one, other) => one - other);
    expect(README).toContain(`cover takes ${shares.join(' or ')} % off shots`);
  });

  it('of battlefields: how many there are', () => {
    expect(Object.keys(battlefields)).toHaveLength(16);
    expect(README).toContain('There are sixteen battlefields.');
  });

  it('of keywords: none that no card has', () => {
    const unheld = Object.values(abilities).filter(({ id }) => !held.has(id));
    expect(unheld.map(({ id }) => id)).toContain('snared');
    expect(unheld.filter(({ name }) => new RegExp(`\\b${name}s?\\b`, 'i').test(README))).toEqual([]);
  });
});
