import { useEffect, useMemo, useState } from 'react';
import type { KeptBattle } from '../../store/archive/keptBattle';
import { selectCatalog, selectLanguage } from '../../store/view/battleSelectors';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import type { Teller } from './battleWords';

const NOT_FOUGHT: Teller['campaign'] = new Map();

/** Who tells of kept battles. The names of the open field and of the campaign come only where somebody fought there. */
export function useTeller(battles: readonly KeptBattle[]): Teller {
  const speak = useSpeak();
  const catalog = useAppSelector(selectCatalog);
  const language = useAppSelector(selectLanguage);
  const field = useNames(
    battles.some(({ mode }) => mode === 'field'),
    loadFieldNames,
  );
  const campaign = useNames(
    battles.some((battle) => battle.campaign !== undefined),
    loadCampaignNames,
  );
  return useMemo(
    () => ({ speak, catalog, language, field, campaign: campaign ?? NOT_FOUGHT }),
    [speak, catalog, language, field, campaign],
  );
}

async function loadFieldNames(): Promise<Teller['field']> {
  const { loadPageField } = await import('../../content/field/liveFieldCatalog');
  return (await loadPageField()).catalog;
}

async function loadCampaignNames(): Promise<Teller['campaign']> {
  const { loadPageCampaign } = await import('../../content/campaign/liveCampaign');
  const { battles } = await loadPageCampaign();
  return new Map(battles.map((battle) => [battle.id, battle]));
}

function useNames<Names>(isWanted: boolean, load: () => Promise<Names>): Names | null {
  const [names, setNames] = useState<Names | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    load().then(
      (loaded) => (isHere ? setNames(loaded) : undefined),
      // Without names a battle is called by the ids of its files.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isWanted, load]);
  return names;
}
