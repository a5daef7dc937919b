import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setLanguage, withTexts } from "../../../../client/app/i18n.ts";
import type * as Sending from "../../../../client/features/report/send-report.ts";
import { noSocial } from "../../../../client/game-model/social.ts";
import { Talk } from "../../../../client/state/talk.ts";
import { fail } from "../../../../shared/core/result.ts";
import type { SocialErrorCode } from "../../../../shared/net/social.ts";

beforeEach(async () => {
  vi.stubGlobal("location", { origin: "", pathname: "/", hash: "" });
  vi.stubGlobal("addEventListener", () => {});
  await setLanguage("en");
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Imported late, because the module reads the page's address when it is loaded. */
const sendReport = async (...about: Parameters<typeof Sending.sendReport>) =>
  (await withTexts(import("../../../../client/features/report/send-report.ts"))).sendReport(...about);

const nobody = "There’s no one left to report here. You can’t report bots or yourself.";

function atTable(code: SocialErrorCode) {
  const report = async () => fail({ kind: "company", code } as const);
  return { kind: "table", talk: new Talk({ ...noSocial, report }, "ABCDEF"), who: 2, line: null } as const;
}

test("a report about a player who has left says so, in the words for reports", async () => {
  expect(await sendReport(atTable("nobody-there"), { reason: "spam" })).toBe(nobody);
});

test("a report from a replay about an erased player says so, in the words for reports", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ error: "no-such-player" }, { status: 404 }));
  expect(await sendReport({ kind: "game", gameId: "g", seat: 1, step: 3 }, { reason: "spam" })).toBe(nobody);
});

test("any other rejection by the table has its own text", async () => {
  expect(await sendReport(atTable("too-many-reports"), { reason: "spam" })).toBe(
    "That is enough for today. Thank you.",
  );
});
