import { afterAll, beforeAll } from "vitest";
import { type App, startApp } from "./app.ts";

/**
 * Provides one server for all tests of a file without settings of their own; its rate limits are off.
 * @returns a getter for this server, valid once it runs.
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
