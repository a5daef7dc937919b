import { punch, sound, whirl } from "../../../table/motions/cues.ts";
import { openly } from "../../../table/motions/motion.ts";
import type { Reaction } from "./reaction.ts";

/** The cards orbit the pile and snap into it. */
export const shuffled: Reaction<"shuffled"> = () => openly(sound("shuffle"), whirl(), punch("pile"));
