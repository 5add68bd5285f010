import type { FieldCatalog } from '../../../content/field/catalog';
import { beginField } from '../../../store/field/setup/beginField';
import type { FieldSetup } from '../../../store/field/setup/fieldSetup';
import { storeSetup } from '../../../store/field/setup/rememberedSetup';
import { PATHS } from '../../routes/address';
import { goTo } from '../../routes/navigation';
import { useFieldStore } from '../common/fieldHooks';

/** Begins the battle of a set-up and goes to the field; a set-up that can't begin leaves everything as it is. */
export function useBegin(catalog: FieldCatalog): (setup: FieldSetup) => void {
  const store = useFieldStore();
  return (setup) => {
    if (beginField(store, catalog, setup).length > 0) return;
    storeSetup(setup);
    goTo(PATHS.fieldBattle);
  };
}
