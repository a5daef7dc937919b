/* A thread of experts that do as their seed says; whoever answers tells how many events it knows. */

import { serveMinds, type Thinkers } from "../../server/thinking/serve.ts";

const strange: Thinkers[string] = {
  version: 1,
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
