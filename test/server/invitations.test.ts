import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "@colyseus/sdk";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { languages } from "../../shared/locales/languages.ts";
import type { TableSettings } from "../../shared/net/protocol.ts";
import type { TableState } from "../../shared/net/state.ts";
import { expectOk } from "../support/account-holder.ts";
import {
  type Answer,
  type App,
  type NewGuest,
  newFolder,
  startApp,
  textIn,
  settings as usual,
} from "../support/app.ts";
import { deckSettings, decks } from "../support/decks.ts";
import { Guest } from "../support/guest.ts";

const tags = ["title", "description", "locale", "image"] as const;

/** Folder like the client's build, with the tags of a preview. */
function built(): string {
  const folder = newFolder();
  mkdirSync(join(folder, "assets"));
  const head = tags.map((tag) => `<meta property="og:${tag}" content="general" />`).join("");
  for (const [name, language] of [
    ["index.html", "en"],
    ["index.de.html", "de"],
  ] as const)
    writeFileSync(join(folder, name), `<!doctype html><html lang="${language}"><head>${head}</head>`);
  return folder;
}

const start = (env: Readonly<Record<string, string>> = {}) =>
  startApp({ PUBLIC_URL: "https://cats.example", ...env }, { clientFolder: built() });

let app: App;
let host: NewGuest;
let guest: NewGuest;
let code: string;

/** Opens a table with its host on a chair. */
async function openTable(settings: TableSettings = usual): Promise<void> {
  host = await app.newGuest();
  guest = await app.newGuest();
  const opened = expectOk(await app.call("POST /api/tables", { token: host.token, body: { settings } }));
  code = textIn(opened, "code");
  const roomId = textIn(opened, "roomId");
  const { token } = host;
  const there = new Guest(await new Client(app.url).joinById<TableState>(roomId, { token }));
  await there.until(() => there.welcomes.length > 0);
}

afterEach(() => app.close());

describe("an invitation", () => {
  beforeEach(async () => {
    app = await start();
    await openTable();
  });

  const ask = (of: string) => app.call(`GET /api/tables/${of}/invitation`, { token: guest.token });

  test("names the host, the game, the people at the table and the free chairs", async () => {
    const { name, avatar } = host.player;
    expect(await ask(code)).toMatchObject({
      status: 200,
      body: {
        code,
        invitation: {
          edition: "original",
          phase: "waiting",
          freeChairs: 2,
          chairs: [{ kind: "person", name, avatar, host: true }],
        },
      },
    });
  });

  test("contains no id of a player", async () => {
    expect(JSON.stringify((await ask(code)).body)).not.toContain(host.player.id);
  });

  test("of an unknown code gets the response of a missing table", async () => {
    const missing = await app.call("GET /api/tables/AAAAAA", { token: guest.token });
    expect(await ask("AAAAAA")).toMatchObject({ status: missing.status, body: missing.body });
  });

  test("needs a token", async () => {
    expect((await app.call(`GET /api/tables/${code}/invitation`)).status).toBe(401);
  });
});

/** Tags of the preview in a page. */
const previewIn = ({ body }: Answer): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(tags.map((tag) => [tag, String(body).match(`og:${tag}" content="([^"]*)`)?.[1]]));

describe("the preview of a link", () => {
  const crawler = { "User-Agent": "WhatsApp/2.24" };
  const ask = (path: string, headers: Readonly<Record<string, string>> = crawler) =>
    app.call(`GET ${path}`, { headers });

  test("shows the edition and the free chairs, and no name", async () => {
    app = await start();
    await openTable();
    const page = await ask(`/t/${code}`);
    expect(previewIn(page)).toEqual({
      title: "Original at Nine Lives: come and play",
      description: "2 chairs are free. No account needed.",
      locale: "en",
      image: "https://cats.example/previews/original.png",
    });
    expect(page.body).not.toContain(host.player.name);
  });

  test("names the deck of a host as text, whatever its name looks like", async () => {
    app = await start();
    await openTable(deckSettings(3, decks.imploding, { deckName: `"><script>'&amp;` }));
    const { body } = await ask(`/t/${code}`);
    expect(String(body)).not.toContain("<script>");
    expect(previewIn(await ask(`/t/${code}`))).toMatchObject({
      title: "Your own deck · &#34;&#62;&#60;script&#62;'&#38;amp; at Nine Lives: come and play",
    });
  });

  test("has the language of the link", async () => {
    app = await start();
    await openTable();
    expect(previewIn(await ask(`/t/${code}?l=de`))).toMatchObject({
      description: "2 Plätze sind frei. Du brauchst kein Konto.",
      locale: "de",
    });
    expect(previewIn(await ask(`/t/${code}?l=%22%3E`))).toMatchObject({ locale: "en" });
  });

  test.each(languages)(
    "in %s is the same by the link and by Accept-Language, and the link counts more",
    async (language) => {
      app = await start();
      await openTable();
      const byLink = await ask(`/t/${code}?l=${language}`, { ...crawler, "Accept-Language": "tr, fr;q=0.5" });
      const byHeader = await ask(`/t/${code}`, { ...crawler, "Accept-Language": `tr, ${language};q=0.9, fr;q=0.5` });
      expect(previewIn(byLink)).toMatchObject({ locale: language });
      expect(previewIn(byHeader)).toEqual(previewIn(byLink));
    },
  );

  test("fills the page in its language, because some programs show its description", async () => {
    app = await start();
    expect((await ask("/t/AAAAAA?l=de")).body).toContain('<html lang="de">');
    expect((await ask("/t/AAAAAA?l=fr")).body).toContain('<html lang="en">');
  });

  test("of an unknown code is the general one", async () => {
    app = await start();
    const page = await ask("/t/AAAAAA");
    expect(page.status).toBe(200);
    expect(previewIn(page)).toMatchObject({ title: "Nine Lives", image: "https://cats.example/icons/preview.png" });
  });

  test.each([
    ["a secure page", { "Sec-Fetch-Dest": "document" }],
    ["a page without https", { "Upgrade-Insecure-Requests": "1" }],
  ])("is general for a browser that opens %s, so that it reveals no hidden table", async (_, headers) => {
    app = await start();
    await openTable();
    expect(previewIn(await ask(`/t/${code}`, headers))).toMatchObject({ title: "general" });
    expect(previewIn(await ask(`/t/${code}`, { ...headers, "User-Agent": "Twitterbot/1.0" }))).not.toMatchObject({
      title: "general",
    });
  });

  test("counts a wrong code as a try of its address, and a right one not", async () => {
    app = await start({ TRIES_PER_MINUTE: "2", LIMIT_LOOPBACK: "on" });
    await openTable();
    const got: number[] = [];
    for (const of of [code, code, code, "AAAAAA", "AAAAAB", code]) got.push((await ask(`/t/${of}`)).status);
    expect(got).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await app.call("GET /api/tables/AAAAAA", { token: guest.token })).status).toBe(429);
  });
});
