/** A seed that nobody chose: the page's only chance that isn't seeded itself. */
export function freshSeed(): number {
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  return seed ?? 1;
}
