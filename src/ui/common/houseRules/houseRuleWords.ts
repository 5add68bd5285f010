import type { DescribedWords, HouseRule, Language } from '../../../content/catalog';

/** Name and sentence in a language, in English where nobody translated them. */
export function houseRuleWords(rule: HouseRule, language: Language): DescribedWords {
  return language === 'en' ? rule : (rule.translations[language] ?? rule);
}
