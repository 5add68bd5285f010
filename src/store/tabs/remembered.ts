/** Who loads the page again goes on playing, although another tab inherits in between. */
export function rememberPlaying(name: string, isPlaying: boolean): void {
  try {
    if (isPlaying) sessionStorage.setItem(name, 'playing');
  } catch {
    // Then a reload reads, and can take over.
  }
}

/** Once only: a copy of this tab must not take itself for it. */
export function recallPlaying(name: string): boolean {
  try {
    const hasPlayed = sessionStorage.getItem(name) !== null;
    sessionStorage.removeItem(name);
    return hasPlayed;
  } catch {
    return false;
  }
}
