import type { BySide, Side } from '../battle/sides';
import type { AppStore } from './createStore';
import { invitationFailed } from './invitationSlice';
import { invite } from './invite';
import { openScenario } from './openScenario';
import { openSaveText } from './save';
import type { Seat } from './seatsSlice';

/** Some fifty times what a long battle takes. */
const MOST_BYTES = 2_000_000;

/** Opens a file of the person's own disk: a battle that was exported, or else a scenario. */
export async function openFile(
  store: AppStore,
  name: string,
  content: Blob,
  seatsFor: (turn: Side) => BySide<Seat>,
): Promise<void> {
  const opened = openSaveText(await content.slice(0, MOST_BYTES).text());
  if (opened === null) await openScenario(store, name, content, seatsFor);
  else if (opened.ok) invite(store, { type: 'battle', name, ...opened.value });
  else store.dispatch(invitationFailed({ type: 'battle', name, reason: opened.refusal }));
}
