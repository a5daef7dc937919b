import { expect, test } from "vitest";
import { newFolder, startApp } from "../support/app.ts";

test("without a build the pages say what is missing and what writes it", async () => {
  const app = await startApp({}, { clientFolder: newFolder() });
  const answer = await app.call("GET /");
  await app.close();
  expect(answer).toMatchObject({ status: 503, body: expect.stringContaining("npm run build") });
});
