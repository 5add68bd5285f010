import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { gameIcons } from '../../../src/cli/disk/gameIcons';
import type { Order, Play } from '../../../src/content/art/recipe';
import { type Head, ORDER_TONES, PLAY_TONES } from '../../../src/content/art/words';
import { glyphsOf } from '../../../src/content/check/art';
import { compose } from '../../../src/ui/art/theatre/compose';
import { contoursOf } from '../../../src/ui/art/theatre/contours';
import { derivePlay } from '../../../src/ui/art/theatre/derive';
import { glyphBox } from '../../../src/ui/art/theatre/glyphs';
import { islandsOf } from '../../../src/ui/art/theatre/islands';
import { orderPalette, playPalette } from '../../../src/ui/art/theatre/palettes';
import { type Subject, VIEWS } from '../../../src/ui/art/theatre/subject';
import { TROUPES } from '../../../src/ui/art/theatre/troupes';
import { loadWith } from '../../content/support/cards';

const { catalog, art, stage } = loadWith({});
const CARDS = Object.values(catalog?.cards ?? {});
const STRATAGEMS = Object.values(catalog?.stratagems ?? {});

const outlineOf = (name: string) =>
  [...(gameIcons().get(name) ?? '').matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join('') || undefined;
const glyphs = glyphBox(outlineOf);

/** Every card, with its recipe or without. */
function subjects(isBare: boolean): Subject[] {
  const units = CARDS.map(({ id, faction, emblem, type, cost, abilities }): Subject => {
    const own = isBare ? undefined : (art[id] as Play);
    const manner = stage.manners[abilities[0]?.id ?? ''];
    const home = stage.homes[faction ?? 'none'];
    return { kind: 'unit', id, faction: faction ?? 'none', emblem, type, cost, manner, home, art: own };
  });
  const orders = STRATAGEMS.map(({ id, faction, emblem, target }): Subject => {
    const own = isBare ? undefined : (art[id] as Order);
    return { kind: 'stratagem', id, faction: faction ?? 'none', emblem, target: target.of, art: own };
  });
  return [...units, ...orders];
}

/** What is wrong with a drawing: tags that don't close, colours and numbers that are none, ids that nobody defined. */
function faultsOf(svg: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  for (const [tag, isEnd, name = '', isEmpty] of svg.matchAll(/<(\/?)(\w+)(?:"[^"]*"|[^">])*?(\/?)>/g)) {
    if (isEnd === '' && isEmpty === '') open.push(name);
    if (isEnd !== '' && open.pop() !== name) faults.push(`${tag} closes another`);
  }
  const defined = new Set([...svg.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id));
  const asked = [...svg.matchAll(/url\(#([\w-]+)\)/g)].map(([, id]) => id);
  faults.push(...open, ...asked.filter((id) => !defined.has(id)).map((id) => `nothing is called ${id}`));
  return [...faults, ...(svg.match(/\{\w*\}|#888\b|NaN|undefined|null|style=|<script|href/g) ?? [])];
}

describe('the theatre', () => {
  it('sees what is wrong with a drawing', () => {
    expect(faultsOf('<svg><g></svg>')).not.toEqual([]);
    expect(faultsOf('<svg><path fill="{cloth}" d="MNaN 0"/></svg>')).toEqual(['{cloth}', 'NaN']);
    expect(faultsOf('<svg><rect fill="url(#sky)"/></svg>')).toEqual(['nothing is called sky']);
  });

  it.each([
    ['with their recipes', false],
    ['without', true],
  ])('draws all cards %s, in every view', (_, isBare) => {
    for (const subject of subjects(isBare)) {
      for (const view of VIEWS) {
        const { svg } = compose(subject, view, 'dark', glyphs);
        expect({ id: subject.id, view, faults: faultsOf(svg) }).toEqual({ id: subject.id, view, faults: [] });
        expect(svg.length, subject.id).toBeGreaterThan(1500);
      }
    }
  });

  it('gives the same card the same picture, and each card one of its own', () => {
    const all = subjects(false);
    const draw = () => all.map((subject) => compose(subject, 'stage', 'dark', glyphBox(outlineOf)).svg);
    const pictures = draw();
    expect(draw()).toEqual(pictures);
    expect(new Set(pictures).size).toBe(all.length);
  });

  it('has another picture by daylight, and a colour for every word', () => {
    for (const troupe of TROUPES) {
      expect(playPalette(troupe, 'light')).not.toEqual(playPalette(troupe, 'dark'));
      for (const theme of ['dark', 'light'] as const) {
        expect(Object.keys(playPalette(troupe, theme)).sort()).toEqual([...PLAY_TONES].sort());
        expect(Object.keys(orderPalette(troupe, theme)).sort()).toEqual([...ORDER_TONES].sort());
      }
    }
  });

  it('casts a card without a recipe by its data', () => {
    const [card] = CARDS.filter(({ type }) => type === 'ranged');
    if (card === undefined) throw new Error('no card shoots');
    const subject = {
      ...card,
      kind: 'unit',
      faction: 'cinder',
      manner: undefined,
      home: stage.homes.cinder,
      art: undefined,
    } as const;
    expect(derivePlay(subject).figure).toMatchObject({ near: 'bow', pose: 'aim' });
    expect(derivePlay({ ...subject, manner: stage.manners.stealth }).figure.pose).toBe('crouch');
    const [small, large] = [1, 6].map((cost) => derivePlay({ ...subject, cost }).figure.scale ?? 0);
    expect(large).toBeGreaterThan(small ?? 0);
  });

  it('steps back from a head that stands tall, so that a portrait has the whole of it', () => {
    const [card] = subjects(false).filter((subject) => subject.kind === 'unit' && subject.id === 'marshal-odrane');
    if (card?.kind !== 'unit') throw new Error('nobody wears a crown');
    const seenOf = (head: Head) => {
      const art = { ...card.art, figure: { ...card.art?.figure, head } };
      const { svg } = compose({ ...card, art }, 'token', 'dark', glyphs);
      const [, , top, width] = /<svg x="[^>]* viewBox="(\S+) (\S+) (\S+)/.exec(svg)?.map(Number) ?? [];
      return { top: top ?? 0, width: width ?? 0 };
    };
    for (const head of ['crown', 'antler', 'burning', 'pelt', 'iron'] as const) {
      expect(seenOf(head).width).toBeGreaterThan(seenOf('bascinet').width);
      expect(seenOf(head).top).toBeLessThan(seenOf('bascinet').top);
    }
  });

  it('cuts an icon into its parts, with their holes', () => {
    const square = (at: number, size: number) => `M${at} ${at}h${size}v${size}h-${size}z`;
    const { silhouette, parts } = islandsOf(square(0, 100) + square(20, 60) + square(40, 20));
    expect(parts).toHaveLength(2);
    expect(silhouette.match(/M/g)).toHaveLength(1);
    expect(parts[0]?.match(/M/g)).toHaveLength(2);
  });

  it('reads arcs whose flags are glued to what follows', () => {
    const [contour] = contoursOf('M0 0a50 50 0 01100 0a50 50 0 01-100 0z');
    expect(contour?.d).toBe('M0 0a50 50 0 0 1 100 0a50 50 0 0 1 -100 0z');
  });
});

describe('recipes', () => {
  const all = [...CARDS, ...STRATAGEMS];

  it('stand in the file of every card, each at most 0.6 KB compressed', () => {
    expect(all.filter(({ id }) => art[id] === undefined)).toEqual([]);
    const heavy = all.filter(({ id }) => gzipSync(JSON.stringify(art[id])).length > 614);
    expect(heavy.map(({ id }) => id)).toEqual([]);
  });

  it('name no more icons than fit beside them', () => {
    const emblems = new Set(all.map(({ emblem }) => emblem));
    const named = new Set(Object.values(art).flatMap(glyphsOf));
    const shared = [...named].filter((name) => !emblems.has(name)).map((name) => outlineOf(name) ?? '');
    expect(gzipSync(shared.join('')).length).toBeLessThan(24_000);
  });

  it('stay out of the catalog that the start page carries', () => {
    expect(JSON.stringify(catalog)).not.toContain('"art"');
  });
});
