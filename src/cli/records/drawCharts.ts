import type { Chart } from '../../records/read/questions';
import type { ReadAnswer } from '../../records/read/readOnly';
import { escaped } from './escaped';

const CELL = 56;
const LABEL = 70;
const BAR = { height: 20, gap: 6, label: 230, width: 420 } as const;
const MOST_BARS = 30;

interface Point {
  readonly split: string;
  readonly label: string;
  readonly column: string;
  readonly row: string;
  readonly value: number;
}

/** One drawing as SVG for each value of the column that splits the answer. */
export function drawCharts(answer: ReadAnswer, chart: Chart): string[] {
  const points = pointsIn(answer, chart);
  return [...new Set(points.map(({ split }) => split))].map((split) => {
    const own = points.filter((point) => point.split === split);
    return `<figure>${chart.kind === 'heat' ? heatMap(own) : bars(own)}<figcaption>${escaped(split)}</figcaption></figure>`;
  });
}

function pointsIn({ columns, rows }: ReadAnswer, { columns: named }: Chart): Point[] {
  const valueIn = (row: readonly unknown[], name: string | undefined): unknown =>
    name === undefined ? undefined : row[columns.indexOf(name)];
  const text = (row: readonly unknown[], names: string | undefined): string =>
    (names ?? '')
      .split(',')
      .map((name) => String(valueIn(row, name) ?? ''))
      .filter((part) => part !== '')
      .join(', ');
  return rows.map((row) => ({
    split: text(row, named.split),
    label: text(row, named.label),
    column: text(row, named.column),
    row: text(row, named.row),
    value: Number(valueIn(row, named.value) ?? 0),
  }));
}

/** Numbers by size, words by the order in which battles are told: own before enemy, front before rear. */
function inOrder(words: readonly string[]): string[] {
  const known = ['own', 'center', 'enemy', 'front', 'side', 'rear'];
  const rank = (word: string): number => (known.includes(word) ? known.indexOf(word) : Number(word));
  return [...new Set(words)].sort((one, other) => rank(one) - rank(other));
}

function heatMap(points: readonly Point[]): string {
  const columns = inOrder(points.map(({ column }) => column));
  const rows = inOrder(points.map(({ row }) => row));
  const most = Math.max(...points.map(({ value }) => value), 1);
  const cells = points.map(({ column, row, value }) => {
    const [x, y] = [LABEL + CELL * columns.indexOf(column), CELL * rows.indexOf(row)];
    const share = (value / most).toFixed(3);
    return `<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}" class="cell" fill-opacity="${share}"/><text x="${x + CELL / 2}" y="${y + CELL / 2 + 5}" text-anchor="middle">${value}</text>`;
  });
  const labels = [
    ...rows.map((row, place) => label(LABEL - 8, CELL * place + CELL / 2 + 5, row, 'end')),
    ...columns.map((column, place) =>
      label(LABEL + CELL * place + CELL / 2, CELL * rows.length + 18, column, 'middle'),
    ),
  ];
  return svg(LABEL + CELL * columns.length, CELL * rows.length + 26, [...cells, ...labels]);
}

function bars(points: readonly Point[]): string {
  const shown = points.slice(0, MOST_BARS);
  const most = Math.max(...shown.map(({ value }) => value), 1);
  const drawn = shown.flatMap(({ label: name, value }, place) => {
    const y = place * (BAR.height + BAR.gap);
    const width = Math.max(1, (BAR.width * value) / most).toFixed(1);
    return [
      label(BAR.label - 8, y + 15, name, 'end'),
      `<rect x="${BAR.label}" y="${y}" width="${width}" height="${BAR.height}" class="bar"/>`,
      label(BAR.label + Number(width) + 6, y + 15, String(value), 'start'),
    ];
  });
  return svg(BAR.label + BAR.width + 60, shown.length * (BAR.height + BAR.gap), drawn);
}

function label(x: number, y: number, text: string, anchor: 'start' | 'middle' | 'end'): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}">${escaped(text)}</text>`;
}

function svg(width: number, height: number, parts: readonly string[]): string {
  return `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">${parts.join('')}</svg>`;
}
