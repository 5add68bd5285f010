import { useEffect, useMemo, useState } from 'react';
import { Provider } from 'react-redux';
import { lazyAdviser } from '../../../ai/worker/lazyAdviser';
import { createAnalysisStore } from '../../../store/analysis/analysisStore';
import type { Archive } from '../../../store/archive/archive';
import type { FoundBattle } from '../../../store/archive/keptBattle';
import { momentNamed } from '../../../store/replay/moments';
import { selectCatalog } from '../../../store/view/battleSelectors';
import { MedallionDefinitions } from '../../art/MedallionDefinitions';
import { useAppSelector, useAppStore } from '../../common/hooks/storeHooks';
import { Motion } from '../../common/motion/Motion';
import { ownFile, useOwnFile } from '../../common/notices/useOwnFile';
import { BattleWords } from '../../common/words/BattleWords';
import { Staged } from '../../stage/Staged';
import { BattlesWords } from '../BattlesWords';
import { type LoadedBattle, type LoadedField, loadReplay, readReplayPath } from '../replay/loadReplay';
import { Said, useLoaded } from '../replay/ReplayScreen';
import { AnalysisTable } from './AnalysisTable';
import { useAnalysisPath } from './analysisPath';
import { useAnalysisStore } from './useAnalysisStore';

/** One adviser for all boards: a worker is not for one visit alone. */
const ADVISER = lazyAdviser();

/** A battle of the past on the ordinary table, with orders for both sides from any moment of it. */
export function AnalysisScreen() {
  return (
    <BattleWords>
      <BattlesWords>
        <MedallionDefinitions />
        <Motion>
          <Opening />
        </Motion>
      </BattlesWords>
    </BattleWords>
  );
}

function Opening() {
  const address = readReplayPath(useAnalysisPath());
  const { archive } = useAppStore();
  const catalog = useAppSelector(selectCatalog);
  const name = address.id ?? address.packed ?? '';
  const loaded = useLoaded(name, () => loadReplay(address, archive, catalog));
  if (loaded === null) return <Said word="replay.opening" />;
  if (loaded.type === 'missing') return <Said word="replay.missing" />;
  if (loaded.type === 'noBook') return <Said word="replay.noBook" />;
  if (loaded.type === 'noNetwork') return <Said word="replay.noNetwork" />;
  if (loaded.type === 'unreadable') return <Said word="replay.unreadable" reason={loaded.reason} />;
  return <WithVariations key={name} loaded={loaded} moment={address.moment} archive={archive} />;
}

interface LaidProps {
  readonly loaded: LoadedBattle;
  readonly moment: string | null;
  readonly variations: FoundBattle['variations'];
}

interface WithVariationsProps extends Pick<LaidProps, 'moment'> {
  readonly loaded: LoadedBattle | LoadedField;
  readonly archive: Archive | null;
}

function WithVariations({ archive, loaded, moment }: WithVariationsProps) {
  const id = loaded.kept?.id ?? null;
  const [variations, setVariations] = useState<FoundBattle['variations'] | null>(id === null ? [] : null);
  useEffect(() => {
    let isWanted = true;
    const found = id === null ? undefined : archive?.find(id);
    void found?.then((battle) => (isWanted ? setVariations(battle?.variations ?? []) : undefined));
    return () => {
      isWanted = false;
    };
  }, [archive, id]);
  if (variations === null) return <Said word="replay.opening" />;
  return loaded.mode === 'field' ? (
    <FieldLaid loaded={loaded} moment={moment} variations={variations} />
  ) : (
    <Laid loaded={loaded} moment={moment} variations={variations} />
  );
}

/** Nothing of the open field comes with a card battle. */
const fieldAnalysis = ownFile(() => import('../../field/analysis/FieldAnalysis').then((room) => room.FieldAnalysis));

function FieldLaid(props: Omit<LaidProps, 'loaded'> & { readonly loaded: LoadedField }) {
  const FieldAnalysis = useOwnFile(fieldAnalysis);
  return FieldAnalysis === null ? <Said word="replay.opening" /> : <FieldAnalysis {...props} />;
}

/** The board's own store lies around its table; the page's settings lead it. */
function Laid({ loaded, moment, variations }: LaidProps) {
  const page = useAppStore();
  // Laid once: the board leads the moment in the address from then on.
  const [first] = useState(moment);
  const { store, dropped, places } = useMemo(() => {
    const { replay } = loaded;
    const place = { variation: null, orders: momentNamed(replay.places, first) };
    const { catalog, settings: now } = page.getState();
    const parts = { replay, variations, place, catalog, settings: now, adviser: ADVISER };
    return { ...createAnalysisStore(parts), places: replay.places };
  }, [page, loaded, variations, first]);
  useAnalysisStore(store, page, loaded);
  return (
    <Provider store={store}>
      <Staged>
        <AnalysisTable loaded={loaded} places={places} dropped={dropped} />
      </Staged>
    </Provider>
  );
}
