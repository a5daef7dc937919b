import { AccountHolder } from "../../support/account-holder.ts";
import type { AccountsApp } from "../../support/accounts-app.ts";
import type { Answer } from "../../support/app.ts";

/** Longer than the validity of a shown passkey, in ms. */
const elevenMinutes = 11 * 60_000;

let made = 0;

/** Creates an account with an optional right. */
export async function member(app: AccountsApp, role: "operator" | "moderator" | null): Promise<AccountHolder> {
  made += 1;
  const holder = await AccountHolder.at(app, `Cat ${made}`);
  if (role) await app.run(`insert into staff values ('${holder.id}', '${role}', 0) returning role`);
  return holder;
}

/** Creates an operator with an expired passkey confirmation. */
export async function unconfirmed(app: AccountsApp, role: "operator" | "moderator"): Promise<AccountHolder> {
  const holder = await member(app, role);
  app.pass(elevenMinutes);
  return holder;
}

/** A request to each address of the panel, with a given room in it. */
export const addresses = (room: string): readonly (readonly [string, object | undefined])[] => [
  ["GET /api/admin/house", undefined],
  ["GET /api/admin/tables", undefined],
  [`GET /api/admin/tables/${room}`, undefined],
  [`POST /api/admin/tables/${room}/close`, { words: "enough" }],
  ["POST /api/admin/announcement", { words: "hello" }],
  ["POST /api/admin/maintenance", { on: true, words: "soon back" }],
  ["POST /api/admin/nodes/server/drain", {}],
  ["GET /api/admin/log", undefined],
];

/** Returns the response of an unknown address. */
export async function unknownTo(app: AccountsApp, request: string, token: string): Promise<Answer> {
  const [method = "GET", path = "/"] = request.split(" ");
  return app.call(`${method} ${path.replace("/admin", "/nothing")}`, { token });
}
