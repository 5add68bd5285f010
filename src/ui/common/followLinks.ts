import { isBattleLink, readBattleLink } from '../../store/battleLink';
import type { AppStore } from '../../store/createStore';
import { invitationFailed } from '../../store/invitationSlice';
import { invite } from '../../store/invite';
import { openLinkedScenario } from '../../store/openScenario';
import { isScenarioLink, readScenarioLink } from '../../store/scenarioLink';
import { freshSeed } from './freshSeed';

/**
 * Follows what stands behind `#` in the address, now and whenever it changes. It is taken out of the address then: a reload
 * goes on with the battle instead of beginning it anew.
 */
export function followLinks(store: AppStore): void {
  const follow = (): void => {
    const { hash, pathname, search } = location;
    if (!isBattleLink(hash) && !isScenarioLink(hash)) return;
    history.replaceState(null, '', `${pathname}${search}`);
    if (isBattleLink(hash)) followBattle(store, hash);
    else followScenario(store, hash);
  };
  addEventListener('hashchange', follow);
  follow();
}

function followBattle(store: AppStore, hash: string): void {
  const { catalog } = store.getState().catalog;
  const read = readBattleLink(hash, catalog, freshSeed());
  if (read.ok) invite(store, { type: 'match', setup: read.value });
  else store.dispatch(invitationFailed({ type: 'link', problems: read.refusal }));
}

function followScenario(store: AppStore, hash: string): void {
  const read = readScenarioLink(hash);
  if (!read.ok) store.dispatch(invitationFailed({ type: 'link', problems: read.refusal }));
  else void openLinkedScenario(store, read.value, location.href);
}
