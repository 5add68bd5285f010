/** Made by `build/cardsPlugin.ts`: the page receives checked content and carries no checker. */
declare module 'virtual:ninekeep/catalog' {
  // biome-ignore lint/plugin: an ambient module may not hold a relative import statement (TS2439)
  export const catalog: import('./catalog').Catalog;
  // biome-ignore lint/plugin: as above
  export const problems: readonly import('./problems/problem').Problem[];
}

/** Made by `build/fieldPlugin.ts`: the open field's content. Import it lazily, or every card battle carries it. */
declare module 'virtual:ninekeep/field' {
  // biome-ignore lint/plugin: as above
  export const catalog: import('./field/catalog').FieldCatalog;
  // biome-ignore lint/plugin: as above
  export const problems: readonly import('./problems/problem').Problem[];
}

/** Made by `build/lessonsPlugin.ts`: the lessons. Import it lazily. */
declare module 'virtual:ninekeep/lessons' {
  // biome-ignore lint/plugin: as above
  export const catalog: import('./lessons/loadLessons').LessonCatalog;
  // biome-ignore lint/plugin: as above
  export const problems: readonly import('./problems/problem').Problem[];
}

/** Made by `build/lessonsPlugin.ts`: the lessons of the open field. Import it lazily. */
declare module 'virtual:ninekeep/field-lessons' {
  // biome-ignore lint/plugin: as above
  export const catalog: import('./lessons/fieldLesson').FieldLessonCatalog;
}

/** Made by `build/lessonsPlugin.ts`: the campaign. Import it lazily. */
declare module 'virtual:ninekeep/campaign' {
  // biome-ignore lint/plugin: as above
  export const catalog: import('./campaign/loadCampaign').CampaignCatalog;
  // biome-ignore lint/plugin: as above
  export const problems: readonly import('./problems/problem').Problem[];
}

/** Made by `build/iconsPlugin.ts`: the file of all icons in use, each a `<symbol>`. A live binding: read it anew when cards change. */
declare module 'virtual:ninekeep/icons' {
  export const spriteUrl: string;
  /** The icons of the start page alone. */
  export const firstSpriteUrl: string;
}

/** Made by `build/artPlugin.ts`: what the pictures of the cards are made of. Import it lazily, or the start page carries it. */
declare module 'virtual:ninekeep/art' {
  // biome-ignore lint/plugin: as above
  export const recipes: import('./catalog').ArtTable;
  // biome-ignore lint/plugin: as above
  export const stage: import('./catalog').StageTable;
  /** Outlines of those icons that recipes name and the page's sprite lacks. */
  export const glyphs: Readonly<Record<string, string>>;
}
