declare module "zzfx" {
  /** The synthesiser; importing it opens an `AudioContext`. */
  export const ZZFX: {
    /** 0 to 1. */
    volume: number;
    /** Of what is built and played, in Hz. */
    sampleRate: number;
    readonly audioContext: AudioContext;
    /**
     * Samples at the present volume.
     * @param parameters in the order of `parametersOf`; undefined: the synthesiser's default.
     */
    buildSamples(...parameters: readonly (number | undefined)[]): readonly number[];
    /** @param rate a factor of pitch and speed. */
    playSamples(channels: readonly Float32Array[], volumeScale: number, rate: number): AudioBufferSourceNode;
  };
}
