/* Thread of experts that behave as their seed says. An answer contains the number of known events. */

import { serveBotRequests, type Thinkers } from "../../server/bots/serve-worker.ts";

const strange: Thinkers[string] = {
  version: 1,
  canPlay: () => true,
  create({ seed }) {
    let told = 0;
    return {
      observe(events) {
        told += events.length;
      },
      rateOptions() {
        if (seed === "dies") process.exit(1);
        if (seed === "throws") throw new Error("a bug in a mind");
        while (seed === "hangs") told += 0;
        return [{ command: { type: "insert", position: told }, chance: 0.5 }];
      },
    };
  },
};

serveBotRequests({ strange });
