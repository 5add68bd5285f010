import type { ENGLISH_ARMS } from '../en/arms';

export const ITALIAN_ARMS: Readonly<Record<keyof typeof ENGLISH_ARMS, string>> = {
  'arms.azure': 'campo azzurro',
  'arms.gules': 'campo di rosso',
  'arms.watchtower': 'una torre',
  'arms.crown': 'una corona',
  'arms.feathered-wing': 'un’ala',
  'arms.ringing-bell': 'una campana',
  'arms.lion': 'un leone',
  'arms.plain': 'bordo semplice',
  'arms.gold': 'bordura d’oro',
  'arms.swallowtail': 'stendardo bifido',
  'arms.square': 'stendardo quadro',
  'arms.gilded': 'dorso dorato delle carte',
  'arms.banner': 'Il tuo stendardo: {pieces}.',
};
