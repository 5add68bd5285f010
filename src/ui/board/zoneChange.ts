/** A change by percent as it is written everywhere: with its sign, and without one where nothing changes. */
export function zoneChange(percent: number): string {
  const change = percent - 100;
  if (change === 0) return '0';
  return change > 0 ? `+${change}` : `−${-change}`;
}
