import { afterNextFrame } from './afterNextFrame';

const ACTS = ['keydown', 'pointerdown'] as const;

/** Acts once what is drawn now has been seen, or before the first key or press: whatever a person does next must find it done. */
export function onceSeen(act: () => void): () => void {
  let timer = 0;
  const actOnce = (): void => {
    stop();
    act();
  };
  const forgetFrame = afterNextFrame(() => {
    timer = window.setTimeout(actOnce, 0);
  });
  const stop = (): void => {
    forgetFrame();
    clearTimeout(timer);
    for (const name of ACTS) window.removeEventListener(name, actOnce, { capture: true });
  };
  for (const name of ACTS) window.addEventListener(name, actOnce, { capture: true });
  return stop;
}
