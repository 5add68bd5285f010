const CLEAR_LINE = '\r\u001b[K';

interface Screen {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
}

/** A line that is written over: only on a terminal, a file would keep them all. */
export function progressLine(screen: Screen): (line: string | null) => void {
  if (screen.isTTY !== true) return () => undefined;
  return (line) => screen.write(line === null ? CLEAR_LINE : `${CLEAR_LINE}${line}`);
}

const WIDTH = 30;

/** `[#####.....] 50 % (60 of 120)` */
export function progressBar(done: number, all: number, of: string): string {
  const share = all === 0 ? 1 : done / all;
  const filled = Math.round(WIDTH * share);
  return `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${Math.floor(100 * share)} % (${done} of ${all} ${of})`;
}
