import type { DescribedWords, Language, Named } from '../../../content/catalog';

interface Translated<Words> {
  readonly translations: Readonly<Partial<Record<string, Words>>>;
}

/** What a file is called in a language; English stands in the file itself. */
export function faceName({ name, translations }: Named & Translated<Named>, language: Language): string {
  return translations[language]?.name ?? name;
}

type Described = DescribedWords & Translated<DescribedWords>;

export function faceDescription({ description, translations }: Described, language: Language): string {
  return translations[language]?.description ?? description;
}
