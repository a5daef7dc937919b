import { expect, test } from "vitest";
import { found, ordered } from "../../../client/ui/admin/tables/order.ts";
import type { TableRow } from "../../../shared/net/operators.ts";

const person = (name: string) => ({ name, kind: "person", isHere: true }) as const;

const table = (code: string, more: Partial<TableRow> = {}): TableRow => ({
  roomId: code,
  code,
  node: "amber",
  edition: "original",
  isPublic: true,
  phase: "waiting",
  seats: 2,
  people: [person("Nori"), { name: "", kind: "empty", isHere: false }],
  spectators: 0,
  since: 100,
  turn: null,
  ...more,
});

const codes = (tables: readonly TableRow[]) => tables.map(({ code }) => code).join(" ");

const tables = [
  table("CC", { since: 300 }),
  table("AA", { since: 100, phase: "over", people: [person("Nori"), person("Ö")] }),
  table("BB", { since: 200, phase: "playing", edition: "love-letter", node: "birch" }),
];

test.each([
  ["newest", "CC BB AA"],
  ["oldest", "AA BB CC"],
  ["fullest", "AA BB CC"],
  ["phase", "BB CC AA"],
  ["edition", "BB AA CC"],
  ["node", "AA CC BB"],
  ["code", "AA BB CC"],
] as const)("in the order %s the tables come as %s", (order, expected) => {
  expect(codes(ordered(tables, order))).toBe(expected);
});

test("alike tables keep their places, however the server lists them", () => {
  const alike = [table("DD"), table("BB"), table("CC")];
  expect(codes(ordered(alike, "newest"))).toBe(codes(ordered(alike.toReversed(), "newest")));
});

test("a table is found by a part of its code or of a name there, in any case", () => {
  expect(codes(found(tables, " bb "))).toBe("BB");
  expect(codes(found(tables, "ö"))).toBe("AA");
  expect(codes(found(tables, ""))).toBe("CC AA BB");
});
