import { afterEach, expect, test, vi } from "vitest";
import { adminApi } from "../../../../client/net/admin-api.ts";
import { moderationApi } from "../../../../client/net/moderation-api.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

function listening(): string[] {
  const asked: string[] = [];
  vi.stubGlobal("location", { origin: "" });
  vi.stubGlobal("fetch", async (address: string, { method, body }: { method: string; body?: string }) => {
    asked.push([method, address, body].filter(Boolean).join(" "));
    return Response.json({});
  });
  return asked;
}

test("requests of operators use the addresses of the contract", async () => {
  const asked = listening();
  await adminApi.staff("t");
  await adminApi.tables("t", { order: "oldest", find: "a&b", most: 100 });
  await adminApi.closeTable("t", "a/b", "Bye");
  await adminApi.announce("t", "");
  await adminApi.maintain("t", true, "Soon");
  await adminApi.drain("t", "amber");
  await adminApi.log("t", "1&2");
  expect(asked).toEqual([
    "GET /api/admin",
    "GET /api/admin/tables?order=oldest&find=a%26b&most=100",
    'POST /api/admin/tables/a%2Fb/close {"words":"Bye"}',
    'POST /api/admin/announcement {"words":""}',
    'POST /api/admin/maintenance {"on":true,"words":"Soon"}',
    "POST /api/admin/nodes/amber/drain {}",
    "GET /api/admin/log?before=1%262",
  ]);
});

test("requests of moderators use the addresses of the contract", async () => {
  const asked = listening();
  await moderationApi.reports("t", "open", null, null);
  await moderationApi.reports("t", "decided", "r9", "p1");
  await moderationApi.person("t", "p/1");
  await moderationApi.words("t");
  await moderationApi.decide("t", "r1", { kind: "nothing", why: "" });
  await moderationApi.endSanction("t", "s1", "sorry");
  await moderationApi.takeNameDown("t", "p1", "rude");
  expect(asked).toEqual([
    "GET /api/moderation/reports?state=open",
    "GET /api/moderation/reports?state=decided&before=r9&of=p1",
    "GET /api/moderation/people/p%2F1",
    "GET /api/moderation/words",
    'POST /api/moderation/reports/r1 {"kind":"nothing","why":""}',
    'POST /api/moderation/sanctions/s1/end {"why":"sorry"}',
    'POST /api/moderation/people/p1/name {"why":"rude"}',
  ]);
});
