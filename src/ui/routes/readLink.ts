import { loadRules } from '../../store/battle/lazyRules';
import type { AppStore } from '../../store/createStore';
import { invitationFailed } from '../../store/invitations/invitationSlice';
import { invite } from '../../store/invitations/invite';
import { openLinkedScenario } from '../../store/invitations/openLinkedScenario';
import { readBattleLink } from '../../store/links/battleLink';
import { linkKindOf } from '../../store/links/linkAddress';
import { readScenarioLink } from '../../store/links/scenarioLink';
import { freshSeed } from '../common/boot/freshSeed';
import { openAside } from '../trial/openAside';
import { takeToField } from '../trial/takeToField';

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
  else await openLinkedScenario(store, openAside, read.value, location.href, takeToField);
}
