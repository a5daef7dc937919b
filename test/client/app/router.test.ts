import { afterEach, beforeEach, expect, test, vi } from "vitest";

const page = { pathname: "/t/ABCDEF", hash: "#edit", search: "" };
const back = vi.fn();
let popstate = () => {};

beforeEach(() => {
  back.mockReset();
  page.hash = "#edit";
  vi.stubGlobal("location", page);
  vi.stubGlobal("history", { state: { ours: true }, back });
  vi.stubGlobal("addEventListener", (event: string, listener: () => void) => {
    if (event === "popstate") popstate = listener;
  });
});
afterEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

/** Loads the module with the address of the page. */
async function router() {
  vi.resetModules();
  return import("../../../client/app/router.ts");
}

test("a late answer to a sheet that the player has closed does not lead away from the table", async () => {
  const { closeSheet, route } = await router();
  closeSheet();
  page.hash = "";
  popstate();
  expect(route.value).toMatchObject({ screen: { name: "table", code: "ABCDEF" }, sheet: null });
  closeSheet();
  expect(back).toHaveBeenCalledTimes(1);
});
