import { type ArtSupplies, loadArt, watchArt } from '../../../content/load/liveArt';
import { glyphReference } from '../../common/icons/sprite';
import { compose } from '../theatre/compose';
import { type GlyphBox, glyphBox } from '../theatre/glyphs';
import type { Draw, Wish } from './shelf';
import { withRecipe } from './subjectOf';

export interface Studio {
  readonly draw: Draw<Wish>;
}

/** All that composes pictures, with the recipes: fetched after the first frame of a screen that shows cards. */
export async function openStudio(onNewRecipes: () => void): Promise<Studio> {
  let supplies = await loadArt();
  let glyphs = glyphsFrom(supplies);
  watchArt((newer) => {
    supplies = newer;
    glyphs = glyphsFrom(newer);
    onNewRecipes();
  });
  return {
    draw: async ({ subject, view, theme, pixels }, last) => {
      const picture = compose(withRecipe(subject, supplies), view, theme, glyphs, pixels);
      if (picture.svg === last?.text) return last;
      const height = Math.round((pixels * picture.height) / picture.width);
      return { text: picture.svg, bitmap: await rasterize(picture.svg, pixels, height) };
    },
  };
}

/** Emblems are in the page's own sprite; the other icons come with the recipes. */
function glyphsFrom(supplies: ArtSupplies): GlyphBox {
  return glyphBox((name) => (Object.hasOwn(supplies.glyphs, name) ? supplies.glyphs[name] : outlineInPage(name)));
}

function outlineInPage(name: string): string | undefined {
  const paths = document.querySelectorAll(`${glyphReference(name)} path`);
  return paths.length === 0 ? undefined : [...paths].map((path) => path.getAttribute('d') ?? '').join('');
}

/** Its filters run here, once: what then moves over the table is a bitmap. */
async function rasterize(svg: string, width: number, height: number): Promise<ImageBitmap> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return canvas.transferToImageBitmap();
}
