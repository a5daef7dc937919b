import { onWake } from "../state/on-wake.ts";
import { type Sound, type SoundName, sounds } from "./sounds.ts";

type Synthesiser = typeof import("zzfx").ZZFX;

/** Browsers permit sound in the handlers of these events. For a touch, its beginning does not count. */
const gestures = ["pointerdown", "pointerup", "click", "keydown"] as const;

/** Factor at full volume. Three simultaneous sounds must not clip. */
const full = 0.35;

/** Samples per second. Our sounds have few frequencies above half of it. */
const sampleRate = 22_050;

/** Maximum delay of a sound while the sound opens, in ms. Later sounds would not fit their pictures. */
const maxLateMs = 600;

/** Variation of each play of a sound, as a share of its pitch. */
const variation = 0.03;

/**
 * Plays the sounds of the table. It starts after the first gesture, only calls while the tab is hidden, and limits
 * simultaneous sounds. A call, a locked screen or another app can suspend sound at any time, so each gesture and each
 * return to the page resumes it.
 */
export class Speaker {
  readonly #volume: () => number;
  /** Cache of samples. Computing one second of samples takes several frames on a slow phone. */
  readonly #samples = new Map<SoundName, Float32Array>();
  /** Null before the first gesture, and in browsers without sound. */
  #context: AudioContext | null = null;
  #synthesiser: Synthesiser | null = null;
  /** Resolves when sounds can be heard after the last gesture. */
  #opening: Promise<unknown> = Promise.resolve();
  #played: readonly Played[] = [];

  /** @param volume called for each sound, 0 to 1; 0 is silence. */
  constructor(volume: () => number) {
    this.#volume = volume;
    for (const gesture of gestures) addEventListener(gesture, () => this.#open(), { capture: true });
    onWake(() => this.#context && this.#open());
  }

  /**
   * Opens the sound within the event of a gesture. Safari refuses it afterwards, for example once the code of the
   * synthesiser has arrived, and a tap on a button is often the only gesture before the first deal.
   */
  #open(): void {
    const context = this.#context ?? newContext();
    if (context === null) return;
    this.#context = context;
    // Some keys, such as Escape, are no permission: the next gesture tries again.
    this.#opening = Promise.all([context.resume().catch(() => {}), this.#load(context)]);
  }

  async #load(context: AudioContext): Promise<void> {
    if (this.#synthesiser !== null) return;
    // A game goes on in silence; the next gesture tries again.
    const loaded = await import("zzfx").catch(() => null);
    if (loaded === null || this.#synthesiser !== null) return;
    const { ZZFX } = loaded;
    void ZZFX.audioContext.close().catch(() => {});
    ZZFX.audioContext = context;
    ZZFX.sampleRate = sampleRate;
    this.#synthesiser = ZZFX;
  }

  /** @param pitch factor of its frequency and its speed. */
  play(name: SoundName, pitch = 1): void {
    if (!document.hidden) this.#start(name, pitch);
  }

  /** Calls the player back to a hidden page. */
  call(): void {
    this.#start("turn", 1);
  }

  #start(name: SoundName, pitch: number): void {
    const now = performance.now();
    if (this.#isOpen || this.#context === null) this.#begin(name, pitch, now);
    else void this.#opening.then(() => performance.now() - now < maxLateMs && this.#begin(name, pitch, now));
  }

  get #isOpen(): boolean {
    return this.#synthesiser !== null && this.#context?.state === "running";
  }

  /** @param now time of the event. */
  #begin(name: SoundName, pitch: number, now: number): void {
    const volume = this.#volume();
    const synthesiser = this.#synthesiser;
    if (synthesiser === null || !this.#isOpen || volume === 0) return;
    if (!mayJoin(this.#played, name, now)) return;
    this.#played = [...this.#played.slice(-8), { name, at: now }];
    const begin = () => {
      const samples = this.#samplesOf(name, synthesiser);
      synthesiser.volume = volume * full;
      synthesiser.playSamples([samples], 1, pitch * (1 + variation * (2 * Math.random() - 1)));
    };
    // New samples are computed in a separate task, so that the current frame is not delayed. Hidden pages have no
    // frames, and late timers.
    if (this.#samples.has(name) || document.hidden) begin();
    else setTimeout(begin);
  }

  #samplesOf(name: SoundName, synthesiser: Synthesiser): Float32Array {
    const known = this.#samples.get(name);
    if (known !== undefined) return known;
    synthesiser.volume = 1;
    const made = Float32Array.from(synthesiser.buildSamples(...parametersOf(sounds[name])));
    this.#samples.set(name, made);
    return made;
  }
}

/** Returns null in a browser without sound. */
function newContext(): AudioContext | null {
  try {
    return new AudioContext();
  } catch {
    return null;
  }
}

/** A played sound and its time in ms. */
export interface Played {
  readonly name: SoundName;
  readonly at: number;
}

/** Minimum interval between two plays of the same sound, in ms. */
const sameApart = 90;
/** At most `most` sounds begin within `span` ms. */
const most = 3;
const span = 260;

/** Whether another sound may play. The limit prevents noise. */
export function mayJoin(played: readonly Played[], name: SoundName, now: number): boolean {
  if (played.some((each) => each.name === name && now - each.at < sameApart)) return false;
  return played.filter(({ at }) => now - at < span).length < most;
}

/** No variation in the synthesiser, because samples are cached and replayed. */
const randomness = 0;

/** Converts a sound into the parameters of the synthesiser. */
export function parametersOf(sound: Sound): readonly (number | undefined)[] {
  const { attack = 0, sustain = 0, shape = 0, slide = 0, pitchJump = 0, pitchJumpTime = 0 } = sound;
  const { repeatTime = 0, noise = 0, modulation = 0, bitCrush = 0, delay = 0, lowPass = 0 } = sound;
  const tone = [shape, undefined, slide, undefined, pitchJump, pitchJumpTime];
  const colour = [repeatTime, noise, modulation, bitCrush, delay, undefined, undefined, undefined, -lowPass];
  return [sound.volume, randomness, sound.frequency, attack, sustain, sound.release, ...tone, ...colour];
}
