import { selectLanguage } from '../../../store/view/battleSelectors';
import { useAppSelector } from '../../common/hooks/storeHooks';
import { FieldHouse } from '../common/FieldHouse';
import { useFieldSelector, useFieldSpeak } from '../common/fieldHooks';
import { MusterTable } from './MusterTable';
import { useMuster } from './useMuster';

/** The muster: rules, ground and squads of the next battle on the open field. */
export function MusterScreen() {
  return (
    <FieldHouse>
      <Mustering />
    </FieldHouse>
  );
}

function Mustering() {
  const speak = useFieldSpeak();
  const language = useAppSelector(selectLanguage);
  const catalog = useFieldSelector((state) => state.fieldCatalog?.catalog ?? null);
  const muster = useMuster(catalog);
  if (muster === 'reading') return null;
  if (catalog === null || muster === null) return <p>{speak('muster.none')}</p>;
  return <MusterTable muster={muster} catalog={catalog} language={language} />;
}
