import { computed, effect, signal } from "@preact/signals";
import { type Strength, strengths } from "../../shared/core/bots.ts";
import type { Company } from "../../shared/net/protocol.ts";
import { readStored, writeStored } from "./storage.ts";

export const motionChoices = ["system", "less", "full"] as const;
export type MotionChoice = (typeof motionChoices)[number];

const system = matchMedia("(prefers-reduced-motion: reduce)");
const systemWantsLess = signal(system.matches);
system.addEventListener("change", () => {
  systemWantsLess.value = system.matches;
});

/** Choice of the player; `motion` is the effective value. */
export const motionChoice = signal<MotionChoice>(
  motionChoices.find((choice) => choice === readStored("motion")) ?? "system",
);

export const motion = computed((): "less" | "full" => {
  if (motionChoice.value !== "system") return motionChoice.value;
  return systemWantsLess.value ? "less" : "full";
});

/** Whether the table shows the chance of drawing a kitten. */
export const oddsShown = signal(readStored("odds") !== "hidden");

effect(() => writeStored("odds", oddsShown.value ? "shown" : "hidden"));

/** Whether small type at the table is set larger. */
export const largeType = signal(readStored("type") === "large");

effect(() => writeStored("type", largeType.value ? "large" : "normal"));

/** Whether a single character, such as D for DRAW, presses a button. */
export const hasSingleKeys = signal(readStored("keys") !== "off");

effect(() => writeStored("keys", hasSingleKeys.value ? "on" : "off"));

/** Preferred company in the public queue. */
export const company = signal<Company>(readStored("company") === "people" ? "people" : "anybody");

effect(() => writeStored("company", company.value));

/** Whether the player meets parties in the queue from the beginning of the wait. */
export const meetsParties = signal(readStored("parties") === "on");

effect(() => writeStored("parties", meetsParties.value ? "on" : "off"));

/** Chosen strength of bots that are added to a table; null before the first choice at this browser. */
export const chosenStrength = signal<Strength | null>(strengths.find((each) => each === readStored("bots")) ?? null);

effect(() => {
  if (chosenStrength.value !== null) writeStored("bots", chosenStrength.value);
});

/** Volume levels of the table, as shares of the full volume. */
export const volumes = { off: 0, quiet: 0.3, normal: 0.65, loud: 1 } as const;
export type VolumeChoice = keyof typeof volumes;
export const volumeChoices: readonly VolumeChoice[] = ["off", "quiet", "normal", "loud"];

export const volumeChoice = signal<VolumeChoice>(
  volumeChoices.find((choice) => choice === readStored("volume")) ?? "normal",
);

effect(() => writeStored("volume", volumeChoice.value));

effect(() => {
  writeStored("motion", motionChoice.value);
  document.documentElement.dataset["motion"] = motion.value;
});
