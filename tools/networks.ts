import type { Browser } from "playwright-core";
import { games } from "../server/app/games.ts";
import { startServer } from "../server/app/server.ts";
import { readConfig } from "../server/runtime/config/config.ts";
import { builtPage } from "../test/browser/support/builds.ts";
import { startChromium } from "./browser/chromium.ts";
import { command, runAsMain } from "./command-line/command.ts";
import { BadNetwork } from "./networks/bad-network.ts";
import { type Figures, press } from "./networks/press.ts";
import { troubles } from "./networks/troubles.ts";
import { temporaryFolder } from "./processes/temporary-folder.ts";

export const program = command(
  "networks",
  "Builds the client, and measures in headless Chromium how a press is answered on bad networks. Takes five minutes.",
)
  .option("--json", "print the report as one line of JSON at the end")
  .action(measure);

async function measure({ json }: { readonly json?: true }): Promise<void> {
  const env = { PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "silent", LIMIT_LOOPBACK: "off", BOT_DELAY_MS: "0-0" };
  const config = readConfig({ ...env, DATA_DIR: temporaryFolder("nine-lives-networks-") });
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  const server = await startServer(config.value, { games, clientFolder: await builtPage("client") });
  const browser = await startChromium();
  const figures: Figures[] = [];
  for (const trouble of troubles) {
    const measured = await press(trouble, await placeOf(browser, server.url));
    figures.push(measured);
    console.error(line(measured));
  }
  await browser.close();
  await server.close();
  if (json) console.log(JSON.stringify({ networks: figures }));
}

async function placeOf(browser: Browser, url: string) {
  return { browser, network: await BadNetwork.open({ server: url }) };
}

const line = ({ name, pressedMs, sentMs, noticeMs, answeredMs }: Figures): string =>
  `${name}: pressed ${ms(pressedMs)}, "sent…" ${ms(sentMs)}, notice ${ms(noticeMs)}, answered ${ms(answeredMs)}`;

const ms = (value: number | null): string => (value === null ? "–" : `${value} ms`);

if (import.meta.main) await runAsMain(program);
