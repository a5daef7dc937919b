import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { games } from "../../server/app/games.ts";
import { type RunningServer, startServer } from "../../server/app/server.ts";
import { type Config, readConfig } from "../../server/runtime/config/config.ts";
import type { TableSettings } from "../../shared/net/protocol.ts";
import { collectedLog } from "./collected-logs.ts";

export const secret = "a secret of more than thirty-two characters";

/** Configuration of a server on a free port of this machine, with `env` added. */
function testConfig(env: Record<string, string> = {}): Config {
  const quiet = { PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "silent", TOKEN_SECRET: secret, BOT_DELAY_MS: "0-0" };
  const config = readConfig({ ...quiet, DATA_DIR: newFolder(), ...env });
  if (!config.ok) throw new Error(`wrong variables: ${JSON.stringify(config.error)}`);
  return config.value;
}

export const newFolder = (): string => mkdtempSync(join(tmpdir(), "nine-lives-"));

/** Folder with the structure of a client build. */
function builtClient(): string {
  const folder = newFolder();
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Nine Lives</title>");
  writeFileSync(join(folder, "assets", "main-abc123.js"), "console.log(9);");
  return folder;
}

/** Server from the perspective of a player. */
export interface Site {
  readonly url: string;
  call(request: string, says?: Says): Promise<Answer>;
  newGuest(): Promise<NewGuest>;
}

/** Server in this process. */
export type App = Site & RunningServer;

export type NewGuest = z.output<typeof newGuest>;

const newGuest = z.object({
  token: z.string(),
  player: z.object({ id: z.string(), name: z.string(), avatar: z.string() }),
});

/** Sends a string body unchanged, and any other body as JSON. */
interface Says {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed if it is JSON; otherwise the text. */
  readonly body: unknown;
}

/** Reads one text field of a response, such as the code of a table. */
export const textIn = ({ body }: Answer, field: string): string =>
  z
    .looseObject({ [field]: z.string() })
    .transform((object) => String(object[field]))
    .parse(body);

export async function startApp(
  env: Record<string, string> = {},
  over: Partial<Parameters<typeof startServer>[1]> = {},
): Promise<App> {
  const server = await startServer(testConfig(env), {
    games,
    clientFolder: builtClient(),
    log: collectedLog(),
    ...over,
  });
  return { ...server, ...siteAt(server.url) };
}

export function siteAt(url: string): Site {
  const call = (request: string, says: Says = {}) => ask(url, request, says);
  async function comeNew(): Promise<NewGuest> {
    const { status, body } = await call("POST /api/players");
    if (status !== 201) throw new Error(`expected a new guest, got ${status} ${JSON.stringify(body)}`);
    return newGuest.parse(body);
  }
  return { url, call, newGuest: comeNew };
}

async function ask(url: string, request: string, { token, body, headers = {} }: Says): Promise<Answer> {
  const [method = "GET", path = "/"] = request.split(" ");
  const answer = await fetch(url + path, {
    method,
    headers: { ...(token !== undefined && { Authorization: `Bearer ${token}` }), ...headers },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const isJson = answer.headers.get("content-type")?.includes("json") ?? false;
  return { status: answer.status, headers: answer.headers, body: isJson ? await answer.json() : await answer.text() };
}

export const settings: TableSettings = {
  edition: "original",
  seats: 3,
  options: { combos: true },
  nopeSeconds: 5,
  turnSeconds: 30,
  hasClock: true,
  oneRoom: false,
  lateJoin: false,
  beatSeconds: 0,
  spectators: true,
  chat: "always",
};
