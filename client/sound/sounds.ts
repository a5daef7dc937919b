/**
 * One sound, in the terms of the synthesiser. Times in s, frequencies in Hz; a missing value is 0. shape: 0 sine, 1
 * triangle, 2 saw, 3 tangent, 4 noise.
 */
export interface Sound {
  /** 0 to 1, before the player's own volume. */
  readonly volume: number;
  readonly frequency: number;
  readonly attack?: number;
  readonly sustain?: number;
  readonly release: number;
  readonly shape?: 0 | 1 | 2 | 3 | 4;
  /** In units of 500 Hz per second. */
  readonly slide?: number;
  /** In Hz, after `pitchJumpTime` s. */
  readonly pitchJump?: number;
  readonly pitchJumpTime?: number;
  readonly repeatTime?: number;
  readonly noise?: number;
  readonly modulation?: number;
  readonly bitCrush?: number;
  readonly delay?: number;
  /** Above twice this frequency, little is audible. */
  readonly lowPass?: number;
}

/** D, F, G, A and C: any combination sounds good. */
const d3 = 147;
const a3 = 220;
const d4 = 294;
const f4 = 349;
const g4 = 392;
const a4 = 440;
const c5 = 523;
const d5 = 587;
const a5 = 880;

/** One style for the whole set: soft plucks on one scale, paper and breath as short noise; only bombs are rough. */
export const sounds = {
  deal: { volume: 0.5, frequency: 900, release: 0.06, shape: 4, lowPass: 1600 },
  draw: { volume: 0.6, frequency: 520, attack: 0.02, release: 0.1, shape: 4, lowPass: 1300 },
  play: { volume: 0.7, frequency: d3, sustain: 0.02, release: 0.09, shape: 1, slide: -1.5, noise: 1.5 },
  settle: { volume: 0.35, frequency: a3, release: 0.07, shape: 1, slide: -2, noise: 0.6 },
  nope: { volume: 1, frequency: 98, sustain: 0.04, release: 0.16, shape: 1, slide: -0.5, noise: 3, bitCrush: 0.1 },
  yup: { volume: 0.8, frequency: f4, sustain: 0.05, release: 0.18, shape: 1, pitchJump: 174, pitchJumpTime: 0.07 },
  burn: { volume: 0.5, frequency: 320, attack: 0.12, sustain: 0.25, release: 0.2, shape: 4, slide: 0.8, lowPass: 1200 },
  future: { volume: 0.6, frequency: d5, attack: 0.08, sustain: 0.2, release: 0.4, modulation: 4, delay: 0.08 },
  shuffle: {
    volume: 0.5,
    frequency: 300,
    attack: 0.05,
    sustain: 0.4,
    release: 0.15,
    shape: 4,
    repeatTime: 0.07,
    lowPass: 900,
  },
  give: { volume: 0.6, frequency: g4, sustain: 0.04, release: 0.18, pitchJump: 131, pitchJumpTime: 0.08 },
  steal: { volume: 0.7, frequency: 700, attack: 0.05, sustain: 0.03, release: 0.16, shape: 4, lowPass: 1500 },
  nothing: { volume: 0.55, frequency: a3, sustain: 0.05, release: 0.2, shape: 1, pitchJump: -55, pitchJumpTime: 0.1 },
  attack: {
    volume: 0.8,
    frequency: a4,
    sustain: 0.06,
    release: 0.22,
    shape: 2,
    slide: -2,
    bitCrush: 0.05,
    lowPass: 1400,
  },
  skip: { volume: 0.6, frequency: d4, sustain: 0.03, release: 0.14, shape: 1, slide: 5 },
  turn: { volume: 0.6, frequency: d5, sustain: 0.03, release: 0.3, pitchJump: 293, pitchJumpTime: 0.09 },
  pass: { volume: 0.3, frequency: d4, release: 0.06, shape: 1 },
  breath: {
    volume: 0.6,
    frequency: 110,
    attack: 0.6,
    sustain: 0.15,
    release: 0.1,
    shape: 1,
    slide: 0.5,
    modulation: 12,
  },
  kitten: {
    volume: 0.6,
    frequency: c5,
    sustain: 0.06,
    release: 0.3,
    shape: 2,
    pitchJump: -130,
    pitchJumpTime: 0.08,
    lowPass: 1500,
  },
  defuse: { volume: 0.8, frequency: 1400, sustain: 0.01, release: 0.06, shape: 1, slide: -20, repeatTime: 0.05 },
  hide: { volume: 0.6, frequency: d3, sustain: 0.06, release: 0.2, shape: 1, pitchJump: -37, pitchJumpTime: 0.12 },
  explode: { volume: 1, frequency: 62, attack: 0.01, sustain: 0.18, release: 0.6, shape: 4, noise: 4, lowPass: 1100 },
  implode: {
    volume: 0.9,
    frequency: 420,
    attack: 0.1,
    sustain: 0.55,
    release: 0.3,
    shape: 1,
    slide: -0.5,
    lowPass: 900,
  },
  hum: { volume: 0.6, frequency: 73, attack: 0.2, sustain: 0.3, release: 0.45, shape: 1, modulation: 3, lowPass: 600 },
  reverse: {
    volume: 0.6,
    frequency: f4,
    attack: 0.03,
    sustain: 0.1,
    release: 0.2,
    shape: 1,
    pitchJump: -130,
    pitchJumpTime: 0.1,
  },
  duel: { volume: 0.8, frequency: d3, sustain: 0.12, release: 0.4, shape: 2, modulation: 2, delay: 0.05, lowPass: 900 },
  reveal: {
    volume: 0.8,
    frequency: d5,
    sustain: 0.08,
    release: 0.4,
    shape: 1,
    pitchJump: 293,
    pitchJumpTime: 0.1,
    delay: 0.06,
  },
  slam: { volume: 0.9, frequency: 70, sustain: 0.03, release: 0.22, shape: 1, slide: -1, noise: 2, lowPass: 900 },
  inferno: {
    volume: 0.62,
    frequency: 120,
    attack: 0.08,
    sustain: 0.3,
    release: 0.5,
    shape: 4,
    modulation: 9,
    noise: 2,
    lowPass: 1000,
  },
  stop: { volume: 0.7, frequency: a3, sustain: 0.05, release: 0.3, shape: 2, slide: -4, bitCrush: 0.1, lowPass: 1500 },
  drum: { volume: 0.75, frequency: 92, sustain: 0.01, release: 0.1, shape: 1, slide: -2, noise: 0.6 },
  fan: {
    volume: 0.5,
    frequency: 640,
    attack: 0.05,
    sustain: 0.3,
    release: 0.2,
    shape: 4,
    repeatTime: 0.05,
    lowPass: 1800,
  },
  glint: {
    volume: 0.45,
    frequency: 1175,
    sustain: 0.02,
    release: 0.4,
    pitchJump: 585,
    pitchJumpTime: 0.05,
    delay: 0.05,
  },
  crown: { volume: 0.6, frequency: c5, sustain: 0.08, release: 0.35, shape: 1, pitchJump: 262, pitchJumpTime: 0.1 },
  die: { volume: 0.75, frequency: d4, sustain: 0.1, release: 0.5, shape: 1, slide: -0.6 },
  undead: {
    volume: 0.55,
    frequency: 73,
    attack: 0.1,
    sustain: 0.2,
    release: 0.35,
    shape: 2,
    slide: 0.5,
    noise: 2,
    lowPass: 700,
  },
  seal: { volume: 0.6, frequency: 620, release: 0.07, shape: 4, bitCrush: 0.1, lowPass: 2200 },
  shield: { volume: 0.6, frequency: a4, attack: 0.04, sustain: 0.08, release: 0.3, slide: 1.5, delay: 0.05 },
  right: { volume: 0.7, frequency: a4, sustain: 0.05, release: 0.3, pitchJump: 147, pitchJumpTime: 0.08 },
  wrong: { volume: 0.65, frequency: f4, sustain: 0.05, release: 0.25, shape: 1, pitchJump: -129, pitchJumpTime: 0.1 },
  token: { volume: 0.7, frequency: a5, sustain: 0.02, release: 0.35, pitchJump: 295, pitchJumpTime: 0.06 },
  win: {
    volume: 0.9,
    frequency: d4,
    sustain: 0.25,
    release: 0.5,
    shape: 1,
    pitchJump: 146,
    pitchJumpTime: 0.11,
    repeatTime: 0.33,
    delay: 0.1,
  },
  tick: { volume: 0.35, frequency: 1200, release: 0.03, shape: 1 },
} as const satisfies Readonly<Record<string, Sound>>;

export type SoundName = keyof typeof sounds;

/** @param pitch default 1; 2 is an octave higher. */
export type PlaySound = (sound: SoundName, pitch?: number) => void;

/** Audible duration of a sound, in s. */
export const soundLength = ({ attack = 0, sustain = 0, release, delay = 0 }: Sound): number =>
  attack + sustain + release + delay;
