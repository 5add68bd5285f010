import type { CardId } from '../battle/card';
import type { BattleEvent } from '../battle/events';
import type { Side } from '../battle/sides';
import type { UnitId } from '../battle/unit';
import type { Entry } from '../core/arithmetic/ledger';
import { type DispatchTable, dispatch, lookUp } from '../kernel/dispatch';
import { arithmeticSentence, isBareAttack } from './arithmetic';
import { type Roster, zoneName } from './names';
import type { Speak } from './speak';

/** From whose side of the table the battle is told, and by what names. */
export interface Narrator {
  readonly speak: Speak;
  readonly viewer: Side;
  readonly roster: Roster;
  readonly enemyName: string;
  readonly nameOf: (card: CardId) => string;
}

/** A sentence and, for a blow, the arithmetic behind its number. */
export interface Told {
  readonly sentence: string;
  readonly arithmetic?: string;
}

const TELLERS: DispatchTable<BattleEvent, Narrator, Told | null> = {
  turnBegan: (narrator, { side, round, supply }) =>
    say(narrator.speak(`log.turn.${whose(narrator, side)}`, { round, supply, player: narrator.enemyName })),
  attrition: ({ speak }, { loss }) => say(speak('log.attrition', { loss })),
  cardDrawn: (narrator, { side, card }) =>
    side === narrator.viewer ? say(narrator.speak('log.drawn.yours', { card: narrator.nameOf(card) })) : null,
  cardOverdrawn: (narrator, { side, card }) => say(cardSentence(narrator, 'overdrawn', side, card)),
  deployed: (narrator, { unit }) => {
    const place = { row: unit.row + 1, zone: zoneName(narrator.speak, unit.col) };
    return say(cardSentence(narrator, 'deployed', unit.side, unit.card, place));
  },
  moved: (narrator, { unit, to }) => {
    const place = { row: to.row + 1, zone: zoneName(narrator.speak, to.col) };
    return say(narrator.speak('log.moved', { ...named(narrator, unit), ...place }));
  },
  struck: (narrator, { unit, target, damage, arithmetic }) => ({
    sentence: narrator.speak('log.struck', {
      ...named(narrator, unit),
      target: aimedAt(narrator, target),
      damage,
    }),
    ...reasons(narrator, arithmetic, damage),
  }),
  wounded: () => null,
  fell: (narrator, { unit }) => say(narrator.speak('log.fell', named(narrator, unit))),
  castleStruck: (narrator, { unit, castle, damage, health, arithmetic }) => ({
    sentence: narrator.speak('log.castleStruck', {
      ...named(narrator, unit),
      castle: narrator.speak(`log.castle.${whose(narrator, castle)}`),
      damage,
      health: Math.max(0, health),
    }),
    ...reasons(narrator, arithmetic, damage),
  }),
  turnEnded: () => null,
  battleEnded: ({ speak, viewer, enemyName }, { winner }) => {
    if (winner === 'draw') return say(speak('log.ended.draw'));
    return say(speak(winner === viewer ? 'log.ended.won' : 'log.ended.lost', { player: enemyName }));
  },
};

/** What happened, as a sentence; null for events that another one's sentence already tells. */
export function tell(event: BattleEvent, narrator: Narrator): Told | null {
  return dispatch<BattleEvent, Narrator, Told | null>(TELLERS, narrator, event);
}

function say(sentence: string): Told {
  return { sentence };
}

/** A bare attack needs no arithmetic: "12 = 12" tells nothing. */
function reasons(narrator: Narrator, entries: readonly Entry[], damage: number): Pick<Told, 'arithmetic'> {
  return isBareAttack(entries) ? {} : { arithmetic: arithmeticSentence(entries, damage, narrator.speak) };
}

function whose(narrator: Narrator, side: Side): 'yours' | 'enemys' {
  return side === narrator.viewer ? 'yours' : 'enemys';
}

function named(narrator: Narrator, id: UnitId): { readonly owner: string; readonly card: string } {
  const identity = lookUp(narrator.roster, id);
  if (identity === undefined) return { owner: '', card: id };
  const owner = narrator.speak(`log.owner.${whose(narrator, identity.side)}`);
  return { owner, card: narrator.nameOf(identity.card) };
}

function aimedAt(narrator: Narrator, id: UnitId): string {
  const identity = lookUp(narrator.roster, id);
  if (identity === undefined) return id;
  return narrator.speak(`log.target.${whose(narrator, identity.side)}`, { card: narrator.nameOf(identity.card) });
}

function cardSentence(
  narrator: Narrator,
  what: 'overdrawn' | 'deployed',
  side: Side,
  card: CardId,
  place: Readonly<Record<string, string | number>> = {},
): string {
  const values = { card: narrator.nameOf(card), player: narrator.enemyName, ...place };
  return narrator.speak(`log.${what}.${whose(narrator, side)}`, values);
}
