import type { Language } from '../../../content/catalog';
import type { FieldCatalog } from '../../../content/field/catalog';

export function PositionsDoor(_: { readonly catalog: FieldCatalog; readonly language: Language }) {
  return null;
}
