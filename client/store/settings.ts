import { computed, effect, signal } from "@preact/signals";
import { recall, remember } from "./storage.ts";

export const motionChoices = ["system", "less", "full"] as const;
export type MotionChoice = (typeof motionChoices)[number];

const system = matchMedia("(prefers-reduced-motion: reduce)");
const systemWantsLess = signal(system.matches);
system.addEventListener("change", () => {
  systemWantsLess.value = system.matches;
});

/** What the player chose; what counts is `motion`. */
export const motionChoice = signal<MotionChoice>(
  motionChoices.find((choice) => choice === recall("motion")) ?? "system",
);

export const motion = computed((): "less" | "full" => {
  if (motionChoice.value !== "system") return motionChoice.value;
  return systemWantsLess.value ? "less" : "full";
});

/** Whether the table tells the chance of drawing a kitten. */
export const oddsShown = signal(recall("odds") !== "hidden");

effect(() => remember("odds", oddsShown.value ? "shown" : "hidden"));

effect(() => {
  remember("motion", motionChoice.value);
  document.documentElement.dataset["motion"] = motion.value;
});
