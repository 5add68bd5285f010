import { textOf } from '../../records/read/csv';
import type { Question } from '../../records/read/questions';
import type { ReadAnswer } from '../../records/read/readOnly';
import { drawCharts } from './drawCharts';
import { escaped } from './escaped';

export interface Answered {
  readonly question: Question;
  readonly answer: ReadAnswer;
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
figure { display: inline-block; margin: 1rem 2rem 1rem 0; overflow-x: auto; max-width: 100%; }
figcaption { font-weight: 600; text-align: center; }
svg text { fill: currentColor; font-size: 13px; }
.cell { fill: #c2410c; stroke: currentColor; stroke-opacity: 0.25; }
.bar { fill: #1d6fa5; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid #8886; padding: 0.15rem 0.6rem; text-align: right; }
th:first-child, td:first-child { text-align: left; }
pre { overflow-x: auto; padding: 0.5rem; border: 1px solid #8886; }
`;

/** A page by itself, without a script and without anything from elsewhere: each question with drawings, figures and its SQL. */
export function htmlReport(where: string, answered: readonly Answered[]): string {
  const contents = answered.map(({ question: { name, title } }) => `<li><a href="#${name}">${escaped(title)}</a></li>`);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Battles of Ninekeep</title>',
    '<meta name="viewport" content="width=device-width">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<style>${STYLE}</style></head><body>`,
    `<h1>Battles of Ninekeep</h1><p>From ${escaped(where)}.</p><ul>${contents.join('')}</ul>`,
    ...answered.map(section),
    '</body></html>\n',
  ].join('\n');
}

function section({ question, answer }: Answered): string {
  const { name, title, tells, chart, statement } = question;
  const drawings =
    answer.rows.length === 0
      ? '<p>No battle has anything to say about it yet.</p>'
      : drawCharts(answer, chart).join('');
  return [
    `<section id="${name}"><h2>${escaped(title)}</h2><p>${escaped(tells)}</p>`,
    drawings,
    `<details><summary>Figures</summary>${table(answer)}</details>`,
    `<details><summary>SQL</summary><pre>${escaped(statement)}</pre></details></section>`,
  ].join('\n');
}

function table({ columns, rows }: ReadAnswer): string {
  const line = (tag: 'th' | 'td', cells: readonly unknown[]): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(textOf(cell))}</${tag}>`).join('')}</tr>`;
  return `<table>${line('th', columns)}${rows.map((row) => line('td', row)).join('')}</table>`;
}
