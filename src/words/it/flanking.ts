import type { ENGLISH_FLANKING } from '../en/flanking';

export const ITALIAN_FLANKING: Readonly<Record<keyof typeof ENGLISH_FLANKING, string>> = {
  'flanking.off': 'L’aggiramento è disattivato.',
  'flanking.tooFar': 'Per aggirare bisogna essere adiacenti.',
  'flanking.ally': 'Aggiramento!',
  'flanking.alone': 'Aggiramento!',
  'flanking.behind': 'Pugnalata alle spalle!',
  'flanking.side': 'Attacco dal lato.',
  'flanking.front': 'Nessun vantaggio di aggiramento.',
  'flanking.attack': '{points, number, ::sign-always} all’attacco',
  'flanking.damage': '{points, number, ::sign-always} ai danni',
};
