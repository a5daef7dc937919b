import { computed } from "@preact/signals";
import type { TableSound } from "../game/chrome.ts";
import { type VolumeChoice, volumeChoice, volumes } from "../store/settings.ts";
import { Speaker } from "./speaker.ts";

const speaker = new Speaker(() => volumes[volumeChoice.value]);
/** As loud as it was before it was switched off. */
let loudness: Exclude<VolumeChoice, "off"> = "normal";

/** The sounds of this browser's tables, as loud as its player has chosen. */
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
  play: (sound) => speaker.play(sound),
};
