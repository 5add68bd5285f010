import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { SIDES, type Side } from '../../../src/kernel/sides';
import { CastleChart } from '../../../src/ui/screens/CastleChart';
import styles from '../../../src/ui/screens/RoundsChart.module.css';
import { MESSAGES } from '../../words/support/messages';

const MARKS = [
  { round: 0, castles: { left: 140, right: 140 } },
  { round: 1, castles: { left: 120, right: 90 } },
];

function drawn(viewer: Side): string {
  const fighters = { left: { name: 'on the left' }, right: { name: 'on the right' } };
  const chart = createElement(CastleChart, { marks: MARKS, fighters, viewer });
  return renderToStaticMarkup(createElement(IntlProvider, { locale: 'en', messages: MESSAGES.en }, chart));
}

/** Class and name of each row of the legend, from left to right. */
function legend(page: string): readonly [string, string][] {
  return [...page.matchAll(/<li><svg class="([^"]*)".*?<span>(.*?)<\/span>/g)].map(([, look = '', name = '']) => [
    look,
    name,
  ]);
}

test.each(SIDES)('whoever plays %s is drawn as oneself, and the other as the enemy', (viewer) => {
  const { own = '', foe = '' } = styles;
  expect(own).not.toBe(foe);
  const page = drawn(viewer);
  expect(legend(page)).toEqual([
    [viewer === 'left' ? own : foe, 'on the left'],
    [viewer === 'right' ? own : foe, 'on the right'],
  ]);
  const line = new RegExp(`<g class="${own}"><polyline points="([^"]*)"`).exec(page)?.[1] ?? '';
  const [start = 0, end = 0] = [...line.matchAll(/,([\d.]+)/g)].map(([, down]) => Number(down));
  const fall = { left: 20, right: 50 }[viewer];
  // 140 of health are 86 units of the drawing.
  expect(end - start).toBeCloseTo((fall * 86) / 140, 3);
});
