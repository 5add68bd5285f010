import { packedField } from '../../../../src/content/packed/packedField';
import { packBattle } from '../../../../src/content/packed/packedText';
import { openFieldReplay } from '../../../../src/store/field/replay/openFieldReplay';
import { fieldBook } from '../../../skirmish/support/books';
import { playedField } from './played';

const SEATS = { left: 'human', right: 'recruit' };

/** The battle on the open field, as it is opened from its link. */
export function openedField() {
  const text = packBattle('field', packedField, fieldBook('clockwork'), { record: playedField(), seats: SEATS });
  const opened = openFieldReplay(text, fieldBook('clockwork'));
  if (!opened.ok) throw new Error(opened.refusal);
  return opened.value;
}
