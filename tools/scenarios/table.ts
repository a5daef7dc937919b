import { isMap, isNode, isScalar, isSeq, type Node, Pair, Scalar, YAMLMap, YAMLSeq } from "yaml";
import { fail, ok, type Result } from "../../shared/core/result.ts";

/** Flaw of a table, with its position. */
interface Slip {
  readonly at: Node;
  readonly reason: string;
}

/** Reference to the value of a column: `$name`. */
const column = /\$([a-z][a-z-]*)/g;

/**
 * Cases of a document: itself, or one for each row of its table (docs/scenarios.md). Every part of a case preserves its
 * position in the file.
 */
export function casesOf(document: Node): Result<readonly Node[], Slip> {
  const table = isMap(document) ? document.get("each", true) : undefined;
  if (!isMap(document) || table === undefined) return ok([document]);
  const rows = isSeq(table) ? table.items.filter(isMap) : [];
  if (!isSeq(table) || rows.length === 0 || rows.length < table.items.length) {
    return fail({ at: document, reason: "each: expected a list of rows, such as { card: skip, turns: 1 }" });
  }
  const form = copied(new YAMLMap(), document);
  form.items = document.items.filter(({ value }) => value !== table);
  const slips: Slip[] = [];
  const cases = rows.map((row) => filled(form, row, slips));
  const [slip] = slips;
  return slip ? fail(slip) : ok(cases);
}

/** Part of a case, with columns replaced by the values of a row. */
function filled(node: Node, row: YAMLMap, slips: Slip[]): Node {
  const inside = (part: unknown) => (isNode(part) ? filled(part, row, slips) : part);
  if (isSeq(node)) {
    const list = copied(new YAMLSeq(), node);
    list.items = node.items.flatMap((item) => itemsOf(item, inside(item)));
    return list;
  }
  if (isMap(node)) {
    const map = copied(new YAMLMap(), node);
    map.items = node.items.map(({ key, value }) => new Pair(inside(key), inside(value)));
    return map;
  }
  return isScalar(node) && typeof node.value === "string" ? filledText(node, node.value, row, slips) : node;
}

/** A list that replaces an item of a list is merged into it. */
const itemsOf = (item: unknown, value: unknown): readonly unknown[] =>
  isScalar(item) && isSeq(value) ? value.items : [value];

/**
 * A string that is only a column becomes its value, of any type; within a longer string the value is inserted as text.
 */
function filledText(node: Node, text: string, row: YAMLMap, slips: Slip[]): Node {
  const slip = (reason: string) => {
    slips.push({ at: node, reason });
    return "";
  };
  const [first] = text.matchAll(column);
  const whole = first?.[0] === text ? row.get(first[1], true) : undefined;
  if (isNode(whole)) return whole;
  const words = text.replace(column, (dollar, name: string) => {
    const value = row.get(name, true);
    if (value === undefined) return slip(`${dollar}: a row of each has no value for it`);
    return isScalar(value) ? String(value.value) : slip(`${dollar}: a list or an object cannot be part of a text`);
  });
  return copied(new Scalar(words), node);
}

/** Gives a copy the position of its original. */
function copied<Copy extends Node>(copy: Copy, { range }: Node): Copy {
  if (range) copy.range = range;
  return copy;
}
