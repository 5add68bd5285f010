/** Made by `build/cardsPlugin.ts`: the page receives checked content and carries no checker. */
declare module 'virtual:ninekeep/catalog' {
  // biome-ignore lint/plugin: an ambient module may not hold a relative import statement (TS2439)
  export const catalog: import('./catalog').Catalog;
  // biome-ignore lint/plugin: as above
  export const problems: readonly import('./problem').Problem[];
}

/** Made by `build/iconsPlugin.ts`: `<use href={`${spriteUrl}#name`} />`. A live binding: read it when drawing. */
declare module 'virtual:ninekeep/icons' {
  export const spriteUrl: string;
}
