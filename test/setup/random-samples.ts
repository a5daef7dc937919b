import fc from "fast-check";
import { isLong } from "../support/samples.ts";

/** A normal run tries the same samples every time, because a change must not fail by luck. A long run tries new ones. */
if (!isLong) fc.configureGlobal({ seed: 1 });
