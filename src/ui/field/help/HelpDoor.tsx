import type { Language } from '../../../content/catalog';
import type { FieldCatalog } from '../../../content/field/catalog';
import type { FieldSetup } from '../../../store/field/setup/fieldSetup';

export interface HelpDoorProps {
  readonly catalog: FieldCatalog;
  readonly setup: FieldSetup;
  readonly language: Language;
}

export function HelpDoor(_: HelpDoorProps) {
  return null;
}
