import { EmblemIcon } from './EmblemIcon';
import type { IconName } from './iconNames';

/** A decorative glyph that the page itself draws: its name is checked. */
export function Icon({ name, className = '' }: { readonly name: IconName; readonly className?: string }) {
  return <EmblemIcon name={name} className={className} />;
}
