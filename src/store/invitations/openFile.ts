import type { BySide, Side } from '../../kernel/sides';
import { loadRules } from '../battle/lazyRules';
import type { AppStore } from '../createStore';
import type { Seat } from '../seats/seatsSlice';
import { type FieldInvitation, invitationFailed } from './invitationSlice';
import { invite } from './invite';
import type { OpenAside } from './openText';

/** A thousand times what a long battle takes: more is no file of this game, and reading it would only cost memory. */
const MOST_BYTES = 64_000_000;

/** Takes a battle to the open field, whose part of the page comes with the first visit. */
export type TakeToField = (store: AppStore, invitation: FieldInvitation) => Promise<void>;

/** Opens a file on the board, or says what is wrong where. It is opened aside: until it has passed, nothing gives way to it. */
export async function openFile(
  store: AppStore,
  openAside: OpenAside,
  name: string,
  content: Blob,
  seatsFor: (turn: Side) => BySide<Seat>,
  takeToField: TakeToField,
): Promise<void> {
  const text = await content.slice(0, MOST_BYTES).text();
  const [file] = await Promise.all([openAside(name, text, store.getState().catalog.catalog), loadRules()]);
  if (file.type === 'field') {
    if (file.opened.ok) await takeToField(store, { type: 'field', name, ...file.opened.value });
    else store.dispatch(invitationFailed({ type: 'battle', name, reason: file.opened.refusal }));
  } else if (file.type === 'battle') {
    if (file.opened.ok) invite(store, { type: 'battle', name, ...file.opened.value });
    else store.dispatch(invitationFailed({ type: 'battle', name, reason: file.opened.refusal }));
  } else if (file.scenario === null) store.dispatch(invitationFailed({ type: 'file', problems: file.problems }));
  else invite(store, { type: 'scenario', ...file.scenario, seats: seatsFor(file.scenario.state.turn) });
}
