import { readFileSync } from "node:fs";
import { Caddy } from "./caddy.ts";
import { edited } from "./edited.ts";
import { Nginx } from "./nginx.ts";

/** A proxy in front of one server, with the configuration for it in `deploy/`. */
interface ServerProxy {
  readonly name: string;
  /** @param base path of the server. @returns the public address, and a function that stops the proxy. */
  start(server: string, base: string): Promise<StartedProxy>;
}

export interface StartedProxy {
  readonly url: string;
  stop(): Promise<void>;
}

/** The proxies for which `deploy/` has a configuration of one server. */
export const serverProxies: readonly ServerProxy[] = [
  {
    name: "nginx",
    async start(server, base) {
      const block = edited(readFileSync("deploy/one-server.conf", "utf8"), "127.0.0.1:2567", server);
      const nginx = new Nginx();
      // Compresses everything by itself, unless the block forbids it.
      const around = "gzip on;\ngzip_types *;\ngzip_min_length 1;\n";
      await nginx.startWith(`${around}${edited(block, "\nlocation / {", `\nlocation ${base} {`)}`);
      return nginx;
    },
  },
  {
    name: "Caddy",
    async start(server, base) {
      const caddy = new Caddy();
      await caddy.start(server, base);
      return caddy;
    },
  },
];
