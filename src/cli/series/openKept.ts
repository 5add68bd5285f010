import type { Keep, KeptPart } from '../../measure/series/keptBattle';

/** Plays parts and hands their battles over beside what was counted. */
export function openKept<Counts, Battle>(
  open: (keep: Keep<Battle>) => (part: number) => Counts,
): (part: number) => KeptPart<Counts, Battle> {
  const battles: Battle[] = [];
  const play = open((battle) => battles.push(battle));
  return (part) => {
    const counts = play(part);
    return { counts, battles: battles.splice(0) };
  };
}
