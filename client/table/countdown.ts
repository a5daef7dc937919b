import type { SoundName } from "../sound/sounds.ts";
import type { Prompt } from "./scene/pieces.ts";

/** Number of ticking seconds at the end of the viewer's time. */
const urgent = 5;

/** Ticks in each of the last seconds of the viewer's time. */
export class Countdown {
  readonly #sound: (sound: SoundName) => void;
  /** Remaining whole seconds; 0 if the table waits for another player. */
  #left = 0;

  constructor(sound: (sound: SoundName) => void) {
    this.#sound = sound;
  }

  tick(prompt: Prompt | null, now: number): void {
    const left = secondsLeft(prompt, now);
    if (left !== this.#left && left > 0 && left <= urgent) this.#sound("tick");
    this.#left = left;
  }
}

const secondsLeft = (prompt: Prompt | null, now: number): number =>
  prompt?.mine && prompt.clock !== null ? Math.ceil((prompt.clock.endsAt - now) / 1000) : 0;
