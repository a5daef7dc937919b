import type { Sound } from "./sounds.ts";

/** How much each play of a sound varies, as a share of the frequency. */
const randomness = 0.03;

/** A sound as the synthesiser's parameters. @param pitch a factor of its frequency. */
export function parametersOf(sound: Sound, pitch = 1): readonly (number | undefined)[] {
  const { attack = 0, sustain = 0, shape = 0, slide = 0, pitchJump = 0, pitchJumpTime = 0 } = sound;
  const { repeatTime = 0, noise = 0, modulation = 0, bitCrush = 0, delay = 0, lowPass = 0 } = sound;
  const tone = [shape, undefined, slide, undefined, pitchJump, pitchJumpTime];
  const colour = [repeatTime, noise, modulation, bitCrush, delay, undefined, undefined, undefined, -lowPass];
  return [sound.volume, randomness, sound.frequency * pitch, attack, sustain, sound.release, ...tone, ...colour];
}
