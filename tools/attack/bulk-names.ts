import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/server";
import { z } from "zod";
import { parseJson } from "../../shared/net/parse-json.ts";
import { Authenticator } from "../../test/support/authenticator.ts";
import type { Front } from "./context.ts";
import { HttpClient } from "./http-client.ts";
import { count } from "./stats.ts";
import { pause } from "./waiting.ts";

/** Maximum number of names of one account before the next account. */
const namesPerAccount = 10;

const entered = z.object({ token: z.string() });
const options = z.object({ options: z.custom<PublicKeyCredentialCreationOptionsJSON>() });

/** Creates accounts as fast as the server permits, and renames each repeatedly, from one address. */
export async function takeNames(front: Front, name: string, from: string): Promise<void> {
  const client = new HttpClient(front.url, from);
  for (let number = 0; !front.isOver(); number += 1) {
    const token = await makeAccount(client, `${name} ${number}`);
    noteName(front, token !== null);
    for (let round = 1; token !== null && round < namesPerAccount && !front.isOver(); round += 1)
      noteName(front, await rename(client, token, `${name} ${number}-${round}`));
    await pause(20);
  }
  client.close();
}

/** @returns the token of the account; null if the server rejected it. */
async function makeAccount(client: HttpClient, name: string): Promise<string | null> {
  const guest = read(entered, (await client.post("/api/players", {})).text);
  if (!guest) return null;
  const asked = read(options, (await client.post("/api/account/options", { name }, guest.token)).text);
  if (!asked) return null;
  const response = new Authenticator().create(asked.options);
  return read(entered, (await client.post("/api/account", { name, response }, guest.token)).text)?.token ?? null;
}

async function rename(client: HttpClient, token: string, name: string): Promise<boolean> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const asked = { method: "PATCH", path: "/api/players/me", headers, body: JSON.stringify({ name }) };
  return (await client.ask(asked)).status === 200;
}

function noteName({ score }: Front, isTaken: boolean): void {
  count(score.messages, "a name in bulk");
  if (isTaken) score.namesTaken += 1;
}

const read = <Value>(format: z.ZodType<Value>, text: string): Value | null =>
  format.safeParse(parseJson(text)).data ?? null;
