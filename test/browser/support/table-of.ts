import type { Page } from "playwright-core";
import { pathOf, phone, type Visit } from "./site.ts";

interface Site {
  readonly newPage: (visit: Visit) => Promise<Page>;
}

interface Wanted {
  /** Title of the edition's poster. */
  readonly poster?: string;
  /** Deck of the poster, if it has several. */
  readonly deck?: string;
  readonly chairs: number;
  /** Number of human players; they sit on the first chairs, bots on the others. */
  readonly people: number;
  /** Duration of the response window in seconds, in editions with NOW cards. */
  readonly beat?: number;
  readonly fast?: boolean;
}

/**
 * Opens a table as its host, seats human players and bots, and starts the game. @returns the pages of the human
 * players, the host's first.
 */
export async function tableOf(site: Site, wanted: Wanted): Promise<readonly Page[]> {
  const { chairs, people } = wanted;
  const host = await site.newPage({ path: "/create" });
  await choose(host, wanted);
  await host.getByRole("button", { name: "Create the table" }).click();
  await host.getByRole("heading", { name: "Your table" }).waitFor();
  const friends: Page[] = [];
  for (let index = 1; index < people; index += 1) friends.push(await friendAt(site, host, `Friend ${index}`));
  for (let bots = people; bots < chairs; bots += 1) {
    await host.getByRole("button", { name: "Add a bot" }).first().click();
    await host.getByText(`${bots + 1} of ${chairs} taken`).waitFor();
  }
  await host.getByRole("button", { name: `Start with ${chairs}` }).click();
  return [host, ...friends];
}

async function choose(host: Page, { poster, deck, chairs, beat, fast }: Wanted): Promise<void> {
  const among = (group: string, name: string) =>
    host.getByRole("radiogroup", { name: group }).getByRole("radio", { name, exact: true });
  if (poster !== undefined) await among("What shall we play?", poster).check();
  if (deck !== undefined) await among("Which decks", deck).check();
  await chooseChairs(host, chairs);
  // The clock must not act for human players, even on a slow machine.
  await among("Time for a turn", "120").check();
  const toNope = among("Time to Nope", "12");
  if (await toNope.isVisible()) await toNope.check();
  if (beat !== undefined) await among("Time for NOW cards", `${beat}`).check();
  if (fast === true) await host.getByRole("switch", { name: "Fast game" }).check();
}

/** A row of numbers, or a stepper for a large range. */
async function chooseChairs(host: Page, chairs: number): Promise<void> {
  const stepper = host.getByRole("status", { name: /^Chairs/ });
  const row = host.getByRole("radiogroup", { name: /^Chairs/ });
  await row.or(stepper).waitFor();
  if (await row.isVisible()) return row.getByRole("radio", { name: `${chairs}` }).check();
  for (;;) {
    const count = Number(await stepper.textContent());
    if (count === chairs) return;
    await host.getByRole("button", { name: count < chairs ? "One more" : "One fewer" }).click();
  }
}

async function friendAt(site: Site, host: Page, name: string): Promise<Page> {
  const friend = await site.newPage({ size: phone, path: await pathOf(host) });
  await friend.getByRole("textbox", { name: "Name" }).fill(name);
  await friend.getByRole("button", { name: "Take a chair" }).click();
  await friend.getByRole("button", { name: "I’m ready" }).click();
  await host.getByText(name).first().waitFor();
  return friend;
}
