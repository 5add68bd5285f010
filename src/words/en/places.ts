/** Where one is, and addresses that lead nowhere. */
export const ENGLISH_PLACES = {
  'place.battle': 'Battle',
  'place.field': 'The open field',
  'place.fieldBattle': 'Battle on the open field',
  'place.learn': 'Learn by fighting',
  'place.lesson': 'Lesson',
  'place.home': 'Start page',
  'place.ways': 'Pages',
  'place.skip': 'Skip to the board',
  'play.begin': 'Begin the battle',
  'home.continueField': 'Continue on the open field',
  'home.play': 'Set up a battle',
  'unknown.title': 'There is nothing here',
  'unknown.text': 'There is no page at the address “{address}”. It may be mistyped, or belong to another version.',
  'noBattle.title': 'No battle is running',
  'noBattle.text': 'This browser has no saved battle to continue.',
  'unknown.home': 'Go to the start page',
} as const;
