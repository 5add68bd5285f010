import { startClock } from './clock';
import type { Door, Opened, Sample } from './door';
import type { Watch } from './untouched';

export const LONGEST_WAIT = 50;
const TRIES = 3;
const LONGEST_MESSAGE = 1200;

/** What came of one input: how it was answered, how fast, and what is wrong with the answer. */
export interface Verdict {
  readonly accepted: boolean;
  readonly milliseconds: number;
  readonly fault: string | null;
}

export function judge(door: Door, text: string, sample: Sample, touched: Watch): Verdict {
  try {
    const { opened, milliseconds } = timed(door, text, sample);
    const slow = milliseconds > LONGEST_WAIT ? `it took ${Math.round(milliseconds)} ms` : null;
    const fault = slow ?? faultOf(opened) ?? touched();
    return { accepted: opened.accepted, milliseconds, fault };
  } catch (error) {
    const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { accepted: false, milliseconds: 0, fault: `it threw ${told.slice(0, 900)}` };
  }
}

/** Whoever is slow may try three times more: collecting garbage is nobody's fault either. */
function timed(door: Door, text: string, sample: Sample): { readonly opened: Opened; readonly milliseconds: number } {
  const before = performance.now();
  let opened = door.open(text, sample);
  let best = performance.now() - before;
  for (let tries = 0; tries < TRIES && best > LONGEST_WAIT; tries++) {
    const since = startClock();
    opened = door.open(text, sample);
    best = Math.min(best, since());
  }
  return { opened, milliseconds: best };
}

function faultOf(opened: Opened): string | null {
  if (opened.accepted) {
    opened.use();
    return null;
  }
  if (opened.complaints.length === 0) return 'it was turned away without a word';
  for (const { where, message } of opened.complaints) {
    if (where === '') return `nobody knows where: ${message}`;
    if (message.trim() === '') return `nothing is said about ${where}`;
    if (message.length > LONGEST_MESSAGE) return `${message.length} characters are said about ${where.slice(0, 80)}`;
    if (/\bundefined\b|\[object [A-Z]|expected .* received|Invalid input|Unexpected token/.test(message)) {
      return `it speaks in code: ${message}`;
    }
    if (/[\p{Cc}\p{Cf}\p{Cs}]/u.test(`${where}${message}`))
      return `it repeats invisible characters: ${JSON.stringify(message)}`;
  }
  return null;
}
