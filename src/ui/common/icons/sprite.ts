import { firstSpriteUrl, spriteUrl } from 'virtual:ninekeep/icons';

/** Names of icons are common words; those of other elements must not become glyphs. */
const PREFIX = 'glyph-';

/** What a `<use>` refers to. */
export function glyphReference(name: string): string {
  return `#${PREFIX}${name}`;
}

let laid: { readonly address: string; readonly sprite: Element | null } = { address: '', sprite: null };

/**
 * Inlines the SVG sprite into the page, the start page's small one first, or replaces it by a larger or newer one. With an external `<use href>` Chromium fetches and parses
 * the file whenever a glyph appears, in the middle of an animation, and repaints everything around.
 */
export async function laySprite(which: 'first' | 'whole'): Promise<void> {
  const address = which === 'first' ? firstSpriteUrl : spriteUrl;
  if (address === laid.address) return;
  laid = { ...laid, address };
  const sprite = await readSprite(address);
  // What every glyph means is said in words beside it: a page without its icons can still be played.
  if (sprite === null || laid.address !== address) return;
  laid.sprite?.remove();
  document.body.append(sprite);
  laid = { address, sprite };
}

async function readSprite(address: string): Promise<Element | null> {
  const answer = await fetch(address).catch(() => null);
  if (answer === null || !answer.ok) return null;
  const text = await answer.text();
  const sprite = document.importNode(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement, true);
  for (const symbol of sprite.children) symbol.id = `${PREFIX}${symbol.id}`;
  sprite.setAttribute('display', 'none');
  sprite.setAttribute('aria-hidden', 'true');
  return sprite;
}
