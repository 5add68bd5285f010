import type { Page } from 'playwright';

/** What lies on a card of the hand or on a unit, each at a place of its own. An emblem is its figure, without the rim. */
const MARKS = {
  cost: 'HandCard-module__cost_',
  type: '-module__type_',
  threat: 'UnitToken-module__threat_',
  emblem: 'Medallion-module__emblem_',
  reason: 'HandCard-module__needs_',
  return: 'HandCard-module__back_',
  name: '-module__name_',
  key: 'Key-module__key_',
  chip: 'KeywordChips-module__chip_',
  pips: 'Pips-module__pips_',
  blow: 'BlowBadge-module__blow_',
  state: 'UnitState-module__state_',
  figure: 'Stats-module__stat_',
} as const;

/** What lies on a cell beside its unit. */
const ON_CELLS = {
  tag: 'FormationLinks-module__tag_',
  line: 'FormationLinks-module__line_',
  pill: 'GroundPill-module__pill_',
} as const;

type Kind = keyof typeof MARKS | keyof typeof ON_CELLS;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Mark extends Box {
  readonly kind: Kind;
  readonly text: string;
  readonly iconWidth: number;
  /** Some of its words are hidden by its own edge. */
  readonly isCut: boolean;
}

interface Plate extends Box {
  readonly marks: readonly Mark[];
}

/** The frames of two things that touch share two pixels. */
const TOUCH = 2;
/** Smaller, an icon is a spot. */
const LEAST_ICON = 8;
/** They hang over a corner on purpose. */
const HANGING: readonly Kind[] = ['cost', 'threat'];

/** Marks of cards and units that lie over each other, leave what they stand on, are cut off or have lost their icon. */
export async function crossings(page: Page): Promise<string[]> {
  const { plates, onCells } = await readMarks(page);
  const links = onCells.filter(({ kind }) => kind !== 'pill');
  const pills = onCells.filter(({ kind }) => kind === 'pill');
  const words = onCells.filter(({ kind }) => kind !== 'line');
  return [
    ...plates.flatMap((plate) => troublesOn(plate, words)),
    ...pills.flatMap((pill) =>
      links.filter((link) => isOver(link, pill)).map((link) => `${told(link)} on ${told(pill)}`),
    ),
  ];
}

function troublesOn(plate: Plate, words: readonly Mark[]): string[] {
  const { marks } = plate;
  const title = marks.find(({ kind }) => kind === 'name')?.text ?? marks.map(({ text }) => text).join(' ');
  const found = marks.flatMap((mark, index) => [
    ...[...marks.slice(index + 1), ...words]
      .filter((other) => isOver(mark, other))
      .map((other) => `${told(mark)} on ${told(other)}`),
    ...(HANGING.includes(mark.kind) || isWithin(mark, plate) ? [] : [`${told(mark)} leaves its frame`]),
    ...(mark.kind === 'figure' && mark.iconWidth < LEAST_ICON ? [`${told(mark)} without its icon`] : []),
    ...(mark.isCut ? [`${told(mark)} is cut off`] : []),
  ]);
  return found.map((trouble) => `${title}: ${trouble}`);
}

function isOver(one: Box, other: Box): boolean {
  return (
    one.left < other.right - TOUCH &&
    one.right > other.left + TOUCH &&
    one.top < other.bottom - TOUCH &&
    one.bottom > other.top + TOUCH
  );
}

function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom
  );
}

const told = ({ kind, text }: Mark): string => `${kind} ${text}`.trim();

/** Every card and unit in sight with its marks, and what lies on the cells. */
function readMarks(page: Page): Promise<{ plates: Plate[]; onCells: Mark[] }> {
  return page.evaluate(
    ({ marks, onCells }) => {
      const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      const plates = [...document.querySelectorAll('[data-hand] li:not([inert]) > button, [data-token]')].filter(
        isShown,
      );
      return {
        plates: plates.map((plate) => ({ ...boxOf(plate.getBoundingClientRect()), marks: marksOf(plate, marks) })),
        onCells: marksOf(document.body, onCells),
      };

      function marksOf(root: Element, kinds: Readonly<Partial<Record<Kind, string>>>): Mark[] {
        return Object.entries(kinds).flatMap(([kind, part]) =>
          [...root.querySelectorAll(`[class*="${part}"]`)]
            .filter(isShown)
            // The badge within a badge is the same badge.
            .filter(({ parentElement }) => parentElement?.closest(`[class*="${part}"]`) === null)
            .map((element) => markOf(kind as Kind, element))
            .filter(({ left, right, top, bottom }) => right > left && bottom > top),
        );
      }

      function markOf(kind: Kind, element: Element): Mark {
        const text = element instanceof HTMLElement ? element.innerText.replaceAll(/\s+/g, ' ') : '';
        const icon = element.querySelector('svg');
        // A name is as wide as its letters, not as its line.
        const letters = document.createRange();
        letters.selectNodeContents(element);
        const box = (kind === 'name' ? letters : element).getBoundingClientRect();
        return {
          kind,
          text,
          ...boxOf(box),
          iconWidth: icon === null || !isShown(icon) ? 0 : icon.getBoundingClientRect().width,
          isCut: [element, ...element.querySelectorAll('*')].some(isCutOff),
        };
      }

      function isCutOff(element: Element): boolean {
        if (!(element instanceof HTMLElement) || !isShown(element)) return false;
        return getComputedStyle(element).overflow !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      }

      function boxOf({ left, right, top, bottom }: DOMRect): Box {
        return { left, right, top, bottom };
      }
    },
    { marks: MARKS, onCells: ON_CELLS },
  );
}
