import { expect, test } from "vitest";
import { pageOf } from "../../../server/staff/operators/table-list.ts";
import { type TableOrder, type TableRow, tableOrders } from "../../../shared/net/operators.ts";

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

const inOrder = (tables: readonly TableRow[], order: TableOrder) =>
  codes(pageOf(tables, { order, find: "", most: 9 }).tables);

const tables = [
  table("CC", { since: 300 }),
  table("AA", { since: 100, phase: "over", people: [person("Nori"), person("Zoë")] }),
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
] as const)("in the order “%s” the list of tables is %s", (order, expected) => {
  expect(inOrder(tables, order)).toBe(expected);
});

test("the order of equal tables does not depend on the order of the nodes' lists", () => {
  const alike = [table("DD"), table("BB"), table("CC")];
  for (const order of tableOrders) expect(inOrder(alike, order)).toBe(inOrder(alike.toReversed(), order));
});

test.each([
  [" bb ", "BB"],
  ["ZOË", "AA"],
  ["zoe", "AA"],
  ["", "AA BB CC"],
  ["nobody", ""],
])("a search for “%s” finds %s by a part of a code or name, ignoring case", (find, expected) => {
  expect(codes(pageOf(tables, { order: "code", find, most: 9 }).tables)).toBe(expected);
});

test("a long list has only the first tables, with the numbers of found and of all tables", () => {
  const many = Array.from({ length: 1234 }, (_, number) => table(`T${String(number).padStart(4, "0")}`));
  const { tables, found, all } = pageOf(many, { order: "code", find: "T1", most: 100 });
  expect([tables.length, tables[0]?.code, found, all]).toEqual([100, "T1000", 234, 1234]);
});
