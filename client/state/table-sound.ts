import { computed, signal } from "@preact/signals";
import type { TableSound } from "../game-model/table-host.ts";
import { Speaker } from "../sound/speaker.ts";
import { type VolumeChoice, volumeChoice, volumes } from "./settings.ts";

const speaker = new Speaker(() => volumes[volumeChoice.value]);
/** Volume before the sound was switched off. */
let loudness: Exclude<VolumeChoice, "off"> = "normal";

/** Plays the sound of the viewer's turn, even if the page is hidden. */
export const callPlayer = (): void => speaker.call();

/** Counts the nudges to the viewer while they are to act. */
export const nudges = signal(0);

/** Sounds of the tables in this browser, at the volume chosen by the player. */
export const tableSound: TableSound = {
  on: computed(() => volumeChoice.value !== "off"),
  toggle: () => {
    if (volumeChoice.value === "off") {
      volumeChoice.value = loudness;
      return;
    }
    loudness = volumeChoice.value;
    volumeChoice.value = "off";
  },
  play: (sound, pitch) => speaker.play(sound, pitch),
};
