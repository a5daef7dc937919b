import { z } from "zod";

/** Longer paths would not fit into the names of cookies. */
const maxLength = 64;

/** Letters, digits and signs that no encoding changes; not "." and "..", which browsers resolve. */
const segment = /^(?!\.{1,2}$)[\w.~-]+$/;

/** Reads a path below which the server answers: "cats", "/cats" and "/cats/" become "/cats/". */
export const basePath = z.string().transform((setting, context): string => {
  const inside = setting.replace(/^\//, "").replace(/\/$/, "");
  if (inside === "") return "/";
  if (inside.length <= maxLength && inside.split("/").every((part) => segment.test(part))) return `/${inside}/`;
  context.addIssue({ code: "custom", message: "not a path" });
  return z.NEVER;
});

/** @returns the address of a request without the base path: "/cats/t/ABCD" becomes "/t/ABCD"; null if it is outside. */
export const belowBase = (base: string, address: string): string | null =>
  address.startsWith(base) ? address.slice(base.length - 1) : null;

/** @param address below the base path: "/t/ABCD" becomes "/cats/t/ABCD". */
export const withBase = (base: string, address: string): string => base + address.slice(1);
