import type { BattleEvent } from '../battle/model/events';
import type { Grant } from '../battle/model/grant';
import { COLUMNS } from '../battle/model/position';
import { UNKNOWN_CARD } from '../battle/view/observe';
import type { Entry } from '../core/arithmetic/entry';
import { getArrow } from '../core/geometry/direction';
import { type DispatchTable, dispatch } from '../kernel/dispatch';
import type { Side } from '../kernel/sides';
import { arithmeticSentence, isBareAttack } from './arithmeticSentence';
import { listed } from './lists';
import { zoneName } from './names';
import { aimedAt, cardSentence, causeOf, facedPlaceOf, type Narrator, named, placeOf, whose } from './narrator';

/** A sentence and, for a blow, the arithmetic behind its number. */
export interface Told {
  readonly sentence: string;
  readonly arithmetic?: string;
}

const TELLERS: DispatchTable<BattleEvent, Narrator, Told | null> = {
  mulliganed: (narrator, { side, returned }) => {
    const { speak, names, enemyName } = narrator;
    const cards = listed(speak, returned.map(names.card), 'and');
    return say(speak(`log.mulligan.${whose(narrator, side)}`, { count: returned.length, cards, player: enemyName }));
  },
  turnBegan: (narrator, { side, round, supply }) =>
    say(narrator.speak(`log.turn.${whose(narrator, side)}`, { round, supply, player: narrator.enemyName })),
  attrition: ({ speak }, { loss }) => say(speak('log.attrition', { loss })),
  cardDrawn: (narrator, { side, card }) =>
    side === narrator.viewer && card !== UNKNOWN_CARD
      ? say(narrator.speak('log.drawn.yours', { card: narrator.names.card(card) }))
      : null,
  cardOverdrawn: (narrator, { side, card }) => say(cardSentence(narrator, 'overdrawn', side, card)),
  deployed: (narrator, { unit }) =>
    say(cardSentence(narrator, 'deployed', unit.side, unit.card, facedPlaceOf(narrator, unit, unit.facing))),
  moved: (narrator, { unit, to, facing, strayed }) =>
    say(
      narrator.speak('log.moved', {
        ...named(narrator, unit),
        ...facedPlaceOf(narrator, to, facing),
        strayed: strayed ? 'yes' : 'no',
      }),
    ),
  struck: (narrator, { unit, target, damage, arithmetic, angle, angleReason }) => ({
    sentence: narrator.speak('log.struck', {
      ...named(narrator, unit),
      target: aimedAt(narrator, target),
      damage,
      angle,
      reason: angleReason,
    }),
    ...reasons(narrator, arithmetic, damage),
  }),
  countered: (narrator, { unit, target, damage, arithmetic, angle, angleReason, ability }) => ({
    sentence: narrator.speak('log.countered', {
      ...named(narrator, unit),
      target: aimedAt(narrator, target),
      damage,
      angle,
      reason: angleReason,
      named: ability === null ? 'no' : 'yes',
      ability: ability === null ? '' : narrator.names.ability(ability),
    }),
    ...reasons(narrator, arithmetic, damage),
  }),
  cellStruck: (narrator, { unit, at, damage, health, arithmetic }) => ({
    sentence: narrator.speak('log.cellStruck', {
      ...named(narrator, unit),
      ...placeOf(narrator, at),
      damage,
      health: Math.max(0, health),
    }),
    ...reasons(narrator, arithmetic, damage),
  }),
  wounded: () => null,
  burned: (narrator, { unit, damage }) => say(narrator.speak('log.burned', { ...named(narrator, unit), damage })),
  hurt: (narrator, { unit, damage, by, ability }) =>
    say(narrator.speak('log.hurt', { ...named(narrator, unit), damage, cause: causeOf(narrator, by, ability, unit) })),
  healed: (narrator, { unit, amount, by, ability }) =>
    say(
      narrator.speak('log.healed', { ...named(narrator, unit), amount, cause: causeOf(narrator, by, ability, unit) }),
    ),
  emboldened: (narrator, { unit, amount, by, ability }) => {
    const cause = causeOf(narrator, by, ability, unit);
    return say(narrator.speak('log.emboldened', { ...named(narrator, unit), amount, cause }));
  },
  readied: (narrator, { unit, what, by, ability }) => {
    const cause = causeOf(narrator, by, ability, unit);
    return say(narrator.speak('log.readied', { ...named(narrator, unit), what, cause }));
  },
  played: (narrator, { side, card, target }) => {
    const { speak, names, enemyName } = narrator;
    const aimed = target === null ? { aimed: 'no', target: '' } : { aimed: 'yes', target: aimedAt(narrator, target) };
    return say(speak(`log.played.${whose(narrator, side)}`, { card: names.card(card), player: enemyName, ...aimed }));
  },
  granted: (narrator, { unit, grant, by, ability }) =>
    say(
      narrator.speak('log.granted', {
        ...named(narrator, unit),
        ability: narrator.names.ability(grant.id),
        until: untilText(narrator, grant.ends),
        cause: causeOf(narrator, by, ability, unit),
      }),
    ),
  turned: (narrator, { unit, facing, by, ability }) => {
    const cause = causeOf(narrator, by, ability, unit);
    return say(narrator.speak('log.turned', { ...named(narrator, unit), arrow: getArrow(facing), cause }));
  },
  swapped: (narrator, { unit, with: partner, by, ability }) => {
    const cause = causeOf(narrator, by, ability, unit);
    return say(narrator.speak('log.swapped', { ...named(narrator, unit), target: aimedAt(narrator, partner), cause }));
  },
  recalled: (narrator, { unit, by, ability }) =>
    say(narrator.speak('log.recalled', { ...named(narrator, unit), cause: causeOf(narrator, by, ability, unit) })),
  shoved: (narrator, { unit, kind, to, by, ability }) => {
    const cause = causeOf(narrator, by, ability, unit);
    return say(narrator.speak('log.shoved', { ...named(narrator, unit), ...placeOf(narrator, to), kind, cause }));
  },
  groundChanged: (narrator, { at, from, to, health, by, ability }) =>
    say(
      narrator.speak('log.groundChanged', {
        ...placeOf(narrator, at),
        from: narrator.names.terrain(from),
        to: narrator.names.terrain(to),
        wall: health === null ? 'no' : 'yes',
        health: health ?? 0,
        cause: causeOf(narrator, by, ability, null),
      }),
    ),
  concealed: (narrator, { unit }) => say(narrator.speak('log.concealed', named(narrator, unit))),
  braced: (narrator, { unit }) => say(narrator.speak('log.braced', named(narrator, unit))),
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
  columnsHeld: (narrator, { side, turns }) => {
    const gained = columnsGained(narrator, side, turns);
    if (gained.length === 0) return null;
    const { speak, enemyName } = narrator;
    const zones = listed(
      speak,
      gained.map((col) => zoneName(speak, col)),
      'and',
    );
    return say(speak(`log.held.${whose(narrator, side)}`, { zones, player: enemyName }));
  },
  effectsCut: ({ speak }, { limit }) => say(speak('log.effectsCut', { limit })),
  turnEnded: () => null,
  battleEnded: ({ speak, viewer, enemyName }, { winner, ending }) => {
    if (winner === 'draw') return say(speak('log.ended.draw'));
    const how = ending === 'goal' ? 'goal.' : '';
    return say(speak(`log.ended.${how}${winner === viewer ? 'won' : 'lost'}`, { player: enemyName }));
  },
};

/** What happened, as a sentence; null for events that another one's sentence already tells. */
export function tell(event: BattleEvent, narrator: Narrator): Told | null {
  return dispatch<BattleEvent, Narrator, Told | null>(TELLERS, narrator, event);
}

function say(sentence: string): Told {
  return { sentence };
}

function untilText(narrator: Narrator, ends: Grant['ends']): string {
  if (ends === 'turn') return narrator.speak('log.until.turn');
  return narrator.speak(`log.until.${whose(narrator, ends)}`, { player: narrator.enemyName });
}

/** A bare attack needs no arithmetic: "12 = 12" tells nothing. */
function reasons({ speak, names }: Narrator, entries: readonly Entry[], damage: number): Pick<Told, 'arithmetic'> {
  return isBareAttack(entries) ? {} : { arithmetic: arithmeticSentence(entries, damage, speak, names) };
}

/** Columns held just long enough to be deployed to; a side's own columns were never closed to it. */
function columnsGained({ rules }: Narrator, side: Side, turns: readonly number[]): number[] {
  return COLUMNS.filter(
    (column) => turns[column] === rules.optional.ownershipTurns && !rules.deployColumns[side].includes(column),
  );
}
