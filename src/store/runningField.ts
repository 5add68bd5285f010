/** Whether a battle on the open field is unfinished: the start page says so without loading any of that mode. */
const KEY = 'ninekeep-field-running';

export function isFieldRunning(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** A mark that can't be kept only costs a shortcut: the muster knows the battle itself. */
export function markFieldRunning(isRunning: boolean): void {
  try {
    if (isRunning) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden.
  }
}
