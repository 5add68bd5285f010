import { useMemo } from 'react';
import type { Language } from '../../../content/catalog';
import type { CoverQuality } from '../../../core/cover/quality';
import type { Direction } from '../../../core/geometry/direction';
import { lookUp } from '../../../kernel/dispatch';
import type { SkirmishRefusal } from '../../../skirmish/model/refusals';
import type { FieldUnit } from '../../../skirmish/model/state';
import { selectLanguage } from '../../../store/view/battleSelectors';
import { type FieldNarrator, type FieldSpeak, numberOf, unitName } from '../../../words/field/narrator';
import { useAppSelector } from '../../common/hooks/storeHooks';
import { type FieldView, useFieldView } from '../common/fieldHooks';
import { refusalWords } from './refusalWords';

/** Who says what stands beside the board, in one language. */
export interface RailVoice {
  readonly speak: FieldSpeak;
  readonly narrator: FieldNarrator;
  /** By its class and number, without its side. */
  unit(unit: Pick<FieldUnit, 'id' | 'kind' | 'side'>): string;
  /** With its side. */
  named(id: string): string;
  stat(id: string): string;
  cover(quality: CoverQuality): string;
  band(name: string): string;
  maneuverText(id: string): string;
  formationText(id: string): string;
  facing(direction: Direction): string;
  refusal(refusal: SkirmishRefusal): string;
  signed(value: number): string;
}

export function railVoice({ book, catalog, narrator }: Omit<FieldView, 'seen'>, language: Language): RailVoice {
  const { names } = narrator;
  const speak: FieldSpeak = (word, values) => withFigures(narrator.speak(word, values));
  const face = lookUp(catalog.rules, book.rules.id);
  const told = language === 'en' ? undefined : face?.translations[language];
  const stat = (id: string) => told?.stats?.[id] ?? face?.stats[id] ?? id;
  const described = (table: Readonly<Record<string, Described>>) => (id: string) => {
    const found = lookUp(table, id);
    return (language === 'en' ? undefined : found?.translations[language]?.description) ?? found?.description ?? '';
  };
  const named = (id: string) => unitName(narrator, id);
  return {
    speak,
    narrator,
    unit: (unit) => speak('rail.unit', { name: names.unit(unit.kind), number: numberOf(narrator.units, unit) }),
    named,
    stat,
    cover: (quality) => told?.cover?.[quality] ?? book.rules.cover?.[quality].name ?? quality,
    band: (name) => told?.bands?.[name] ?? name,
    maneuverText: described(catalog.maneuvers),
    formationText: described(catalog.formations),
    facing: (direction) => speak(`rail.facing.${direction}`),
    refusal: (refusal) => refusalWords(speak, refusal, { unit: named, thing: names.thing, stat }),
    signed: (value) => speak('rail.signed', { value }),
  };
}

interface Described {
  readonly description: string;
  readonly translations: Readonly<Partial<Record<string, { readonly description: string }>>>;
}

/** A hyphen before a figure is a minus, as wide as a plus; and no line breaks between a figure and its percent sign. */
function withFigures(sentence: string): string {
  return sentence.replace(/(^|[\s(])-(?=\d)/g, '$1−').replace(/(\d) %/g, '$1\u00a0%');
}

export function useRailVoice(): RailVoice {
  const { book, catalog, narrator } = useFieldView();
  const language = useAppSelector(selectLanguage);
  return useMemo(() => railVoice({ book, catalog, narrator }, language), [book, catalog, narrator, language]);
}
