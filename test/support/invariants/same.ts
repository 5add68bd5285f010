/** Deep sameness in which −0 is not 0 and a member that is undefined is not a missing one. */
export function isDeeplySame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && isSameList(one, other);
  return !Array.isArray(other) && hasSameMembers(one as Members, other as Members);
}

type Members = Readonly<Record<string, unknown>>;

// Millions of comparisons: the loops below allocate nothing. What is compared inherits nothing but from Object.
function hasSameMembers(one: Members, other: Members): boolean {
  let more = 0;
  for (const key in one) {
    const here = one[key];
    const there = other[key];
    if (here !== there && !isDeeplySame(here, there)) return false;
    if (there === undefined && !Object.hasOwn(other, key)) return false;
    if (here === 0 && !Object.is(here, there)) return false;
    more++;
  }
  for (const _key in other) more--;
  return more === 0;
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) if (!isDeeplySame(one[index], other[index])) return false;
  return true;
}
