/* Thread of experts that behave as their seed says. An answer contains the number of known events. */

import { serveMinds, type Thinkers } from "../../server/thinking/serve.ts";

const strange: Thinkers[string] = {
  version: 1,
  canPlay: () => true,
  mind({ seed }) {
    let told = 0;
    return {
      told(events) {
        told += events.length;
      },
      consider() {
        if (seed === "dies") process.exit(1);
        if (seed === "throws") throw new Error("a bug in a mind");
        while (seed === "hangs") told += 0;
        return [{ command: { type: "insert", position: told }, chance: 0.5 }];
      },
    };
  },
};

serveMinds({ strange });
