import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QUESTIONS_FOLDER } from '../folders';

export const CHARTS = ['heat', 'bars'] as const;
export type ChartKind = (typeof CHARTS)[number];

/** How an answer is drawn: which columns are places, labels and values; one drawing for each value of `split`. */
export interface Chart {
  readonly kind: ChartKind;
  readonly columns: Readonly<Record<string, string>>;
}

/** A ready question: a file of SQL whose first lines say what it is. */
export interface Question {
  readonly name: string;
  readonly title: string;
  readonly tells: string;
  readonly chart: Chart;
  readonly statement: string;
}

export function readQuestions(folder = QUESTIONS_FOLDER): Question[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  return files
    .sort()
    .map((file) => questionIn(file.slice(0, -'.sql'.length), readFileSync(join(folder, file), 'utf8')));
}

function questionIn(name: string, text: string): Question {
  const said = (key: string): string => {
    const found = new RegExp(`^-- ${key}: (.+)$`, 'm').exec(text)?.[1];
    if (found === undefined) throw new Error(`the question ${name} does not say its ${key}`);
    return found.trim();
  };
  return { name, title: said('title'), tells: said('tells'), chart: chartIn(said('chart')), statement: text };
}

function chartIn(line: string): Chart {
  const [word, ...rest] = line.split(/\s+/);
  const kind = CHARTS.find((each) => each === word);
  if (kind === undefined) throw new Error(`there is no chart "${word}"`);
  return { kind, columns: Object.fromEntries(rest.map((part) => part.split('=') as [string, string])) };
}
