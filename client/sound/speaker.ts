import { mayJoin, type Played } from "./crowd.ts";
import { parametersOf } from "./parameters.ts";
import { type Sound, type SoundName, sounds } from "./sounds.ts";

type Synthesiser = typeof import("zzfx").ZZFX;

/** Browsers let a page play sounds only after one of these. */
const gestures = ["pointerdown", "keydown"] as const;

/** The factor at full volume: three sounds together do not clip. */
const full = 0.35;

/** Plays the sounds of the table: only after the first gesture, never while the tab is hidden, and few at a time. */
export class Speaker {
  readonly #volume: () => number;
  #synthesiser: Synthesiser | null = null;
  #played: readonly Played[] = [];

  /** @param volume called for each sound, 0 to 1; 0 is silence. */
  constructor(volume: () => number) {
    this.#volume = volume;
    const stop = new AbortController();
    const begin = async () => {
      const { ZZFX } = await import("zzfx");
      // Waits for a gesture that counts; Escape, for example, does not.
      await ZZFX.audioContext.resume();
      this.#synthesiser = ZZFX;
      stop.abort();
    };
    for (const gesture of gestures) addEventListener(gesture, begin, { capture: true, signal: stop.signal });
  }

  play(name: SoundName, pitch = 1): void {
    const now = performance.now();
    const volume = this.#volume();
    if (this.#synthesiser === null || volume === 0 || document.hidden || !mayJoin(this.#played, name, now)) return;
    this.#played = [...this.#played.slice(-8), { name, at: now }];
    const sound: Sound = sounds[name];
    // The synthesiser applies the volume twice.
    this.#synthesiser.volume = Math.sqrt(volume * full);
    this.#synthesiser.play(...parametersOf(sound, pitch));
  }
}
