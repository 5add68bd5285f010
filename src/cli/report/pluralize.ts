/** "no files", "1 file", "2 files". */
export function pluralize(count: number, thing: string): string {
  return `${count === 0 ? 'no' : count} ${thing}${count === 1 ? '' : 's'}`;
}
