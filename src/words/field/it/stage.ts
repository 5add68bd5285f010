import type { ENGLISH_STAGE } from '../en/stage';

/** Italian; a key that is missing fails to compile. */
export const ITALIAN_STAGE: Readonly<Record<keyof typeof ENGLISH_STAGE, string>> = {
  'stage.log': 'Cronaca della battaglia',
  'stage.miss': 'mancato',
  'stage.fumble': 'errore grave!',
  'stage.sum': '{total} contro {needed}',
  'stage.turn': '{who, select, you {Tocca a te} foe {Tocca al nemico} left {Tocca a Sinistra} other {Tocca a Destra}}',
  'stage.won':
    '{who, select, you {Vittoria} foe {Sconfitta} left {Vince Sinistra} right {Vince Destra} other {Pareggio}}',
};
