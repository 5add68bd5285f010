/**
 * Acts when the next frame is on the screen. What a step changes on the board is drawn in that frame, and nothing begins to
 * move while it is being drawn: a movement that starts in the middle of work starts with a jerk.
 */
export function afterNextFrame(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act);
  });
  return () => cancelAnimationFrame(frame);
}
