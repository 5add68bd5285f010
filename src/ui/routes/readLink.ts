import { readBattleLink } from '../../store/battleLink';
import type { AppStore } from '../../store/createStore';
import { invitationFailed } from '../../store/invitationSlice';
import { invite } from '../../store/invite';
import { loadRules } from '../../store/lazyRules';
import { linkKindOf } from '../../store/linkAddress';
import { openLinkedScenario } from '../../store/openScenario';
import { readScenarioLink } from '../../store/scenarioLink';
import { freshSeed } from '../common/freshSeed';
import { openAside } from '../trial/openAside';

/** Begins the battle that a link asks for, asks before another is given up for it, or says what is wrong with the link. */
export async function readLink(store: AppStore, hash: string): Promise<void> {
  if (linkKindOf(hash) === 'scenario') return readScenario(store, hash);
  await loadRules();
  const { catalog } = store.getState().catalog;
  const read = readBattleLink(hash, catalog, freshSeed());
  if (read.ok) invite(store, { type: 'match', setup: read.value });
  else store.dispatch(invitationFailed({ type: 'link', problems: read.refusal }));
}

async function readScenario(store: AppStore, hash: string): Promise<void> {
  const read = readScenarioLink(hash);
  if (!read.ok) store.dispatch(invitationFailed({ type: 'link', problems: read.refusal }));
  else await openLinkedScenario(store, openAside, read.value, location.href);
}
