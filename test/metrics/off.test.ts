import { afterEach, expect, test } from "vitest";
import { type App, startApp } from "../support/app.ts";

let app: App;
afterEach(() => app.close());

test("without settings for metrics they are served at no address", async () => {
  app = await startApp();
  expect(app.metricsUrl).toBeNull();
  expect(await app.call("GET /metrics")).toMatchObject({ status: 404 });
});
