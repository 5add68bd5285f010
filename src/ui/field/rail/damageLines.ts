import { baseOf } from '../../../skirmish/attack/base';
import type { AttackModifier } from '../../../skirmish/model/odds';
import { sourceName } from '../../../words/field/tellAttack';
import type { AttackReading } from './attackReading';
import { type LedgerLine, lineOf } from './ledgerLine';
import type { RailVoice } from './railVoice';

/** What a hit's damage is made of: the blow itself, then whatever changes it. */
export function damageLines(voice: RailVoice, reading: AttackReading): readonly LedgerLine[] {
  const { weapon } = reading.context;
  const name = voice.narrator.names.weapon(weapon.weapon.id);
  const { attack } = reading.context.book.rules;
  const blow = lineOf(name, blowText(voice, reading));
  return [
    attack.kind === 'fixed' ? { ...blow, detail: attack.stat } : blow,
    ...changesOf(reading).map((each) => changeLine(voice, each)),
  ];
}

function changesOf({ odds }: AttackReading): readonly AttackModifier[] {
  const ofSort = (sort: AttackModifier['sort']) => odds.modifiers.filter((modifier) => modifier.sort === sort);
  return [...ofSort('base'), ...ofSort('percent'), ...ofSort('flat')];
}

function changeLine(voice: RailVoice, modifier: AttackModifier): LedgerLine {
  const { sort, value } = modifier;
  const label = sourceName(voice.narrator, modifier);
  if (sort === 'percent') return lineOf(label, voice.speak('rail.times', { value: value / 100 }), value - 100);
  return lineOf(label, voice.signed(value), value);
}

/** Dice and figure of the weapon in this hand: "1d8 + 3". */
function blowText({ speak }: RailVoice, { context }: AttackReading): string {
  const { book, profile, weapon } = context;
  const { count, sides } = weapon.damageDice;
  const base = baseOf(book, profile.kind, weapon) / 100;
  if (count === 0) return speak('rail.figure', { value: base });
  return base === 0 ? `${count}d${sides}` : speak('rail.blow', { dice: `${count}d${sides}`, base });
}

/** The whole sum in one line: "(1d8 + 3 + 2) × 0.75 + 10". */
export function damageFormula(voice: RailVoice, reading: AttackReading): string {
  const changes = changesOf(reading);
  const added = (sort: AttackModifier['sort']) =>
    changes.filter((each) => each.sort === sort).map(({ value }) => (value < 0 ? ` − ${-value}` : ` + ${value}`));
  const times = changes
    .filter(({ sort }) => sort === 'percent')
    .map(({ value }) => ` ${voice.speak('rail.times', { value: value / 100 })}`);
  const base = `${blowText(voice, reading)}${added('base').join('')}`;
  const product = times.length > 0 && base.includes(' ') ? `(${base})` : base;
  return `${product}${times.join('')}${added('flat').join('')}`;
}
