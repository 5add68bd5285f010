/** The package has no types of its own. Importing it opens an audio context: only ever after a gesture. */
declare module 'zzfx' {
  export const ZZFX: {
    readonly audioContext: AudioContext;
    buildSamples(...parameters: readonly number[]): number[];
    playSamples(channels: readonly (readonly number[])[], volumeScale?: number): AudioBufferSourceNode;
  };
}
