import type { Sound } from "./sounds.ts";

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
