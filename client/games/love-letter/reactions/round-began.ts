import { fly, sound, wobble } from "../../../table/motions/cues.ts";
import { openly } from "../../../table/motions/motion.ts";
import type { Reaction } from "./reaction.ts";

/** All cards are shuffled, and one is set aside. */
export const roundBegan: Reaction<"round-began"> = () =>
  openly(sound("shuffle"), wobble(), fly(null, "pile", "aside", { ms: 300 }));
