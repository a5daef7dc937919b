declare module "zzfx" {
  /** The synthesiser. Importing it opens an `AudioContext`. */
  export const ZZFX: {
    /** 0 to 1. */
    volume: number;
    /** Sample rate for building and playing, in Hz. */
    sampleRate: number;
    audioContext: AudioContext;
    /**
     * Builds samples at the current volume.
     * @param parameters in the order of `parametersOf`; undefined selects the synthesiser's default.
     */
    buildSamples(...parameters: readonly (number | undefined)[]): readonly number[];
    /** @param rate factor of pitch and speed. */
    playSamples(channels: readonly Float32Array[], volumeScale: number, rate: number): AudioBufferSourceNode;
  };
}
