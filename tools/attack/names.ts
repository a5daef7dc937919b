import { diceOf, type Front } from "./context.ts";
import { HttpClient } from "./http-client.ts";
import type { Dice } from "./random.ts";
import { count } from "./stats.ts";
import { Interval } from "./waiting.ts";

const blanks = [
  "\u2800",
  "\u3164",
  "\u115f",
  "\u200b",
  "\u2060",
  "\u{1d159}",
  "\u{13441}",
  "\ufffc",
  "\u{e0020}",
] as const;

/** Look-alikes of a letter of "Anna": small capital, Cyrillic, Greek, Cherokee. */
const otherLetters = ["\u1d00", "\u0410", "\u0391", "\u13aa"] as const;

/** Makes a forbidden name. */
export const hostileName = (dice: Dice): { readonly kind: string; readonly name: string } =>
  dice.pick<() => { readonly kind: string; readonly name: string }>([
    () => ({
      kind: "a blank name",
      name: dice.list(dice.between(1, 5), () => dice.pick([...blanks, " "])).join(""),
    }),
    () => {
      const place = dice.below(7);
      const hidden = dice.pick([...blanks, "\u200d", "\u202e"]);
      return { kind: "a name that hides something", name: `${victim.slice(0, place)}${hidden}${victim.slice(place)}` };
    },
    () => ({ kind: "a name of marks that a joiner ends", name: `${"\u094d".repeat(1300)}\u200d` }),
    () => ({ kind: "a name with a letter that looks like another", name: `${dice.pick(otherLetters)}nna` }),
  ])();

const victim = "Victim";

/** Requests forbidden names, as a guest, for an account and for a deck, and counts each accepted name. */
export async function claimNames(front: Front, attacker: string, token: string, perSecond: number): Promise<void> {
  const client = new HttpClient(front.url, "127.0.0.1");
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const pace = new Interval(perSecond);
  for (let number = 0; !front.isOver(); number += 1) {
    const dice = diceOf(front, attacker, number);
    const { kind, name } = hostileName(dice);
    const door = dice.pick([
      { method: "PATCH", path: "/api/players/me" },
      { method: "POST", path: "/api/account/options" },
      { method: "POST", path: "/api/deck-names" },
    ]);
    const { status } = await client.ask({ ...door, headers, body: JSON.stringify({ name }) });
    count(front.score.messages, "a hostile name");
    if (status >= 400) count(front.score.refusals, `HTTP ${status}`);
    else if (status > 0) count(front.score.names, kind);
    else count(front.score.closings, "HTTP");
    await pace.done(1);
  }
  client.close();
}
