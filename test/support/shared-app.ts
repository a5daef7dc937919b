import { afterAll, beforeAll } from "vitest";
import { type App, startApp } from "./app.ts";

/**
 * One server for all tests of a file that need no settings of their own; its limits do not hold.
 * @returns a function for this server, once it runs.
 */
export function sharedApp(): () => App {
  let app: App | null = null;
  beforeAll(async () => {
    app = await startApp({ LIMIT_LOOPBACK: "off" });
  });
  afterAll(() => app?.close());
  return () => {
    if (app === null) throw new Error("the server does not run yet");
    return app;
  };
}
