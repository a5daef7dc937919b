import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { games } from "../server/app/games.ts";
import { startServer } from "../server/app/server.ts";
import { readConfig } from "../server/runtime/config/config.ts";
import { builtPage } from "../test/browser/support/builds.ts";
import { startChromium } from "./browser/chromium.ts";
import { command, runAsMain } from "./command-line/command.ts";
import { recordFilm } from "./pictures/film.ts";
import { paintHome, paintTable } from "./pictures/stills.ts";
import { temporaryFolder } from "./processes/temporary-folder.ts";

const folder = join(import.meta.dirname, "../docs/pictures");

export const program = command(
  "pictures",
  "Builds the client, and paints the pictures of README.md into docs/pictures. Needs Chromium and Debian's webp.",
).action(paint);

async function paint(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const env = { PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "silent", LIMIT_LOOPBACK: "off", BOT_DELAY_MS: "300-600" };
  const config = readConfig({ ...env, DATA_DIR: temporaryFolder("nine-lives-pictures-") });
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  const server = await startServer(config.value, { games, clientFolder: await builtPage("client") });
  const browser = await startChromium();
  const studio = { browser, url: server.url, folder, tell: (line: string) => console.error(line) };
  await paintHome(studio, "home", { width: 1280, height: 720 });
  await paintTable(studio, "table", /Good vs Evil/, { width: 1280, height: 720 });
  await paintTable(studio, "phone", /Zombie/, { width: 390, height: 844 });
  await recordFilm(studio, "game");
  await browser.close();
  await server.close();
}

if (import.meta.main) await runAsMain(program);
