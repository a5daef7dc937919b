import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noSocial } from "../../../client/game/social.ts";
import { setLanguage } from "../../../client/i18n.ts";
import { Talk } from "../../../client/store/talk.ts";
import type * as Sending from "../../../client/ui/conduct/send-report.ts";
import { fail } from "../../../shared/core/result.ts";
import type { SocialErrorCode } from "../../../shared/net/social.ts";

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("location", { origin: "", pathname: "/", hash: "" });
  vi.stubGlobal("addEventListener", () => {});
  setLanguage("en");
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The page's address is read as soon as this is loaded. */
const sendReport = async (...about: Parameters<typeof Sending.sendReport>) =>
  (await import("../../../client/ui/conduct/send-report.ts")).sendReport(...about);

const nobody = "There is nobody any more whom this could be about. Bots and oneself cannot be reported.";

function atTable(code: SocialErrorCode) {
  const report = async () => fail({ kind: "company", code } as const);
  return { kind: "table", talk: new Talk({ ...noSocial, report }, "ABCDEF"), who: 2, line: null } as const;
}

test("a report of nobody who is there says so, and nothing of throwing", async () => {
  expect(await sendReport(atTable("nobody-there"), { reason: "spam" })).toBe(nobody);
});

test("so does one from a replay, and nothing of profiles", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ error: "no-such-player" }, { status: 404 }));
  expect(await sendReport({ kind: "game", gameId: "g", seat: 1, step: 3 }, { reason: "spam" })).toBe(nobody);
});

test("another refusal of the table keeps its own sentence", async () => {
  expect(await sendReport(atTable("too-many-reports"), { reason: "spam" })).toBe(
    "That is enough for today. Thank you.",
  );
});
