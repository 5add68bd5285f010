import type { Speaker } from './soundBox';

/** zzfx opens its audio context as it is loaded, so it is loaded after the first gesture and not with the page. */
export async function openZzfx(): Promise<Speaker> {
  const { ZZFX } = await import('zzfx');
  return {
    build: (parameters) => ZZFX.buildSamples(...parameters),
    play: (samples, loudness, ended) => {
      const source = ZZFX.playSamples([samples], loudness);
      source.onended = ended;
    },
  };
}
