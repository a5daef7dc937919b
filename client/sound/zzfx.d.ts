declare module "zzfx" {
  /** The synthesiser; importing it opens an `AudioContext`. */
  export const ZZFX: {
    /** 0 to 1. */
    volume: number;
    readonly audioContext: AudioContext;
    /** The parameters in the order of `parametersOf`; undefined: the synthesiser's default. */
    play(...parameters: readonly (number | undefined)[]): AudioBufferSourceNode;
  };
}
