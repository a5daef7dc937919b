import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Builder, Key, Origin, type WebDriver } from "selenium-webdriver";
import { freePort } from "../../test/support/free-port.ts";
import { guarded } from "../processes/guarded.ts";
import { MissingProgram, requireProgram } from "../processes/missing-program.ts";
import { temporaryFolder } from "../processes/temporary-folder.ts";
import type { Engine, EngineOptions, EngineWindow } from "./engine.ts";

/** Browser of WebKitGTK for tests, which its package puts into a folder of the processor's name; undefined without it. */
const miniBrowser = globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser")[0];

/** @throws MissingProgram without WebKit's driver. */
export function findWebKitDriver(): string {
  if (miniBrowser === undefined) throw new MissingProgram("WebKit", "webkit2gtk-driver");
  return requireProgram("WebKitWebDriver", "WebKit", "webkit2gtk-driver");
}

/** @throws MissingProgram without a virtual screen. */
export const findVirtualScreen = (): string => requireProgram("Xvfb", "Xvfb", "xvfb");

/** @throws MissingProgram without a session bus. */
export const findSessionBus = (): string => requireProgram("dbus-daemon", "dbus-daemon", "dbus");

/**
 * Starts WebKit's driver on a virtual screen and a session bus of its own. It opens a browser for each window.
 * WebKit has no forced colours.
 */
export async function openWebKit({ webgl = true }: EngineOptions): Promise<Engine> {
  const driver = findWebKitDriver();
  // The driver is a child of this process. A program that started both would leave it running at its own end.
  const bus = announcing(findSessionBus(), ["--session", "--nofork", "--print-address=3"]);
  const screen = announcing(findVirtualScreen(), ["-displayfd", "3", "-screen", "0", "1600x1200x24"]);
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: `:${await firstLine(screen)}`,
    DBUS_SESSION_BUS_ADDRESS: await firstLine(bus),
    XDG_CONFIG_HOME: withReducedMotion(),
    NO_AT_BRIDGE: "1",
  };
  const server = guarded(spawn(driver, [`--port=${port}`], { stdio: "ignore", env }), "TERM");
  const url = `http://127.0.0.1:${port}`;
  await listening(url);
  const windows = new Set<WebDriver>();
  const browser = async () => {
    const opened = await newBrowser(url, webgl);
    windows.add(opened);
    return opened;
  };
  const first = await browser();
  const version = (await first.getCapabilities()).getBrowserVersion() ?? "";
  await close(first);

  async function close(window: WebDriver): Promise<void> {
    windows.delete(window);
    await window.quit();
  }
  return {
    name: "webkit",
    version,
    async open({ width, height }) {
      const window = await browser();
      await window.manage().window().setRect({ x: 0, y: 0, width, height });
      return windowOf(window, () => close(window));
    },
    async close() {
      await Promise.all([...windows].map(close));
      for (const child of [server, bus, screen]) await end(child);
    },
  };
}

const newBrowser = (url: string, webgl: boolean): Promise<WebDriver> =>
  new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: miniBrowser, args: ["--automation", `--enable-webgl=${webgl}`] },
    })
    .build();

const windowOf = (driver: WebDriver, close: () => Promise<void>): EngineWindow => ({
  goto: (url) => driver.get(url),
  reload: () => driver.navigate().refresh(),
  evaluate: (expression) =>
    driver.executeAsyncScript(`const done = arguments[0]; Promise.resolve(${expression}).then(done);`),
  async click(x, y) {
    await driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).press().release().perform();
  },
  // The driver has no touch screen.
  tap: null,
  async key(name) {
    await driver.actions().sendKeys(keys[name]).perform();
  },
  close,
});

const keys = { Enter: Key.ENTER } as const;

/** Writes the settings of a player who prefers reduced motion. @returns their folder. */
function withReducedMotion(): string {
  const folder = temporaryFolder("nine-lives-webkit-");
  mkdirSync(join(folder, "gtk-3.0"));
  writeFileSync(join(folder, "gtk-3.0", "settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  return folder;
}

/** Starts a program that writes its address to the third pipe. */
const announcing = (program: string, args: readonly string[]): ChildProcess =>
  guarded(spawn(program, args, { stdio: ["ignore", "ignore", "ignore", "pipe"] }), "TERM");

/** Reads the number of the virtual screen, or the address of the bus. */
async function firstLine(child: ChildProcess): Promise<string> {
  const out = child.stdio[3];
  if (!out) throw new Error("expected a third pipe, got none");
  const [chunk] = await once(out, "data");
  return String(chunk).trim();
}

/** Resolves once the driver answers. @throws after half a minute. */
async function listening(url: string): Promise<void> {
  const until = performance.now() + 30_000;
  for (;;) {
    try {
      await fetch(`${url}/status`);
      return;
    } catch (error) {
      if (performance.now() > until)
        throw new Error("WebKitWebDriver: expected an answer within 30 s", { cause: error });
      await wait(100);
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  await exit;
}
