import { createServer as createHttpServer } from "node:http";
import { resolve } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";

const project = resolve(import.meta.dirname, "../..");
let server: ViteDevServer;

beforeAll(async () => {
  server = await createServer({
    configFile: resolve(project, "vite.config.ts"),
    logLevel: "silent",
    optimizeDeps: { noDiscovery: true },
    // A server that does not listen, so that no port is taken.
    server: { middlewareMode: true, hmr: { server: createHttpServer() }, watch: null },
  });
});

afterAll(() => server.close());

/** @param path from the project's folder. */
const acceptsUpdates = async (path: string): Promise<boolean> => {
  const module = await server.transformRequest(path.replace(/^client/, ""));
  return module?.code.includes("import.meta.hot.accept") ?? false;
};

test("a changed component is replaced in place during development", async () => {
  expect(await acceptsUpdates("client/features/home/home.tsx")).toBe(true);
});

test("a changed file without components reloads the page during development", async () => {
  expect(await acceptsUpdates("client/games/game-table.ts")).toBe(false);
});
