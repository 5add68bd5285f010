import { useEffect, useEffectEvent, useState } from 'react';

/** How it stands with battles that are fought to answer a question. */
export interface Trial<Found> {
  readonly status: 'running' | 'done' | 'failed';
  readonly done: number;
  readonly of: number;
  /** What is known so far; null before anything is. */
  readonly found: Found | null;
  /** What went wrong. */
  readonly detail: string;
}

/** Tells how many battles are over, of how many, and what is known so far. */
export type Tell<Found> = (done: number, of: number, found?: Found) => void;

const BEGUN = { status: 'running', done: 0, of: 0, found: null, detail: '' } as const;

/** Asks anew with each number; whoever leaves gives the battles up. */
export function useTrial<Found>(
  number: number,
  ask: (tell: Tell<Found>, signal: AbortSignal) => Promise<Found>,
): Trial<Found> {
  const [trial, setTrial] = useState<Trial<Found>>(BEGUN);
  const begin = useEffectEvent((signal: AbortSignal) => {
    setTrial(({ found }) => ({ ...BEGUN, found }));
    const tell: Tell<Found> = (done, of, found) => {
      if (signal.aborted) return;
      setTrial((before) => ({ ...before, done, of, found: found ?? before.found }));
    };
    ask(tell, signal).then(
      (found) => {
        if (!signal.aborted) setTrial((before) => ({ ...before, status: 'done', found }));
      },
      (error: unknown) => {
        const detail = error instanceof Error ? error.message : String(error);
        if (!signal.aborted) setTrial((before) => ({ ...before, status: 'failed', detail }));
      },
    );
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number asks anew
  useEffect(() => {
    const left = new AbortController();
    begin(left.signal);
    return () => left.abort();
  }, [number]);
  return trial;
}
