import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { readConfig, variableList } from "../../server/runtime/config/config.ts";
import { type App, secret, startApp } from "../support/app.ts";

const shipped = (path: string): string => readFileSync(join("deploy", path), "utf8");
const names = ["a", "b", "c"];

/** Returns the addresses in an nginx configuration: of each node by name, and those of a list. */
const addressesIn = (conf: string) => ({
  byName: [...conf.matchAll(/~\^\/at\/(\w+)\/ (\S+);/g)].map(([, name, address]) => ({ name, address })),
  listed: (upstream: string) =>
    [...(new RegExp(`upstream ${upstream} {([^}]*)}`).exec(conf)?.[1] ?? "").matchAll(/server (\S+)/g)].map(
      ([, address]) => address,
    ),
});

/** Settings that an operator writes into compose's `.env` file. */
const answers: Readonly<Record<string, string>> = {
  PUBLIC_URL: "https://cats.example",
  TOKEN_SECRET: secret,
  POSTGRES_PASSWORD: "hush",
};

const filledIn = (text: string): string =>
  text.replaceAll(
    /\$\{(\w+)(?::\?[^}]*|:-([^}]*))?\}/g,
    (_, name, standard) => answers[name] ?? standard ?? `nothing for ${name}`,
  );

const service = z.object({
  build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
  env_file: z.string().optional(),
  environment: z.record(z.string(), z.string()).default({}),
  networks: z.union([z.array(z.string()), z.object({ house: z.object({ ipv4_address: z.ipv4() }) })]),
  depends_on: z.union([z.array(z.string()), z.record(z.string(), z.object({}))]).default([]),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
});

const { services } = z
  .object({ services: z.record(z.string(), service) })
  .parse(parse(filledIn(shipped("compose.yaml")), { merge: true }));

const serviceNamed = (name: string) => service.parse(services[name]);

/** Parses the lines NAME=VALUE of a file of systemd or of the project. */
const settingsIn = (path: string): Record<string, string> =>
  Object.fromEntries(
    [...shipped(path).matchAll(/^([A-Z_]+)=(.+)$/gm)].map(([, name = "", value = ""]) => [name, value]),
  );

const unit = [...shipped("systemd/nine-lives@.service").matchAll(/^(\w+)=(.*)$/gm)].map(([, key, value = ""]) => ({
  key,
  value,
}));
const unitSays = (key: string) => unit.filter((line) => line.key === key).map(({ value }) => value);

/** Returns all settings of a node of the template unit. */
function unitEnvironment(name: string): Record<string, string> {
  const files = unitSays("EnvironmentFile").map((path) => path.replace("/etc/nine-lives/", "systemd/"));
  const own = unitSays("Environment").map((line): [string, string] => {
    const [key = "", value = ""] = line.replaceAll("%i", name).split("=");
    return [key, value];
  });
  const common = Object.assign({}, ...files.map((path) => settingsIn(path.replaceAll("%i", name))));
  return { ...common, TOKEN_SECRET: secret, ...Object.fromEntries(own) };
}

const knownNames = new Set(variableList.map(({ name }) => name));

describe.each([
  ["compose", "compose-nodes.conf", (name: string) => serviceNamed(name).environment],
  ["systemd", "nodes.conf", unitEnvironment],
])("the nodes of %s", (kind, conf, environmentOf) => {
  const proxied = addressesIn(shipped(conf));

  /** Returns the address on which a node listens. */
  const addressOf = (name: string): string => {
    const config = readConfig(environmentOf(name));
    if (!config.ok) return "nowhere";
    const { networks } = serviceNamed(name);
    const host = kind === "compose" && "house" in networks ? networks.house.ipv4_address : config.value.HOST;
    return `${host}:${config.value.PORT}`;
  };

  test.each(names)("node %s has only known settings, which give it that name and path", (name) => {
    const environment = environmentOf(name);
    expect(Object.keys(environment).filter((key) => !knownNames.has(key))).toEqual([]);
    expect(readConfig(environment)).toMatchObject({
      ok: true,
      value: { cluster: { nodeName: name, nodeUrl: `https://cats.example/at/${name}` }, TRUST_PROXY: 1 },
    });
  });

  test("are exactly those in each list of the nginx configuration", () => {
    const all = names.map((name) => addressOf(name));
    expect(new Set(all).size).toBe(3);
    expect(proxied.byName).toEqual(names.map((name, place) => ({ name, address: all[place] })));
    expect([proxied.listed("any"), proxied.listed("each")]).toEqual([all, all]);
  });
});

test("both lists of nodes differ only in addresses", () => {
  const skeleton = (conf: string) =>
    shipped(conf)
      .replace(/^#.*\n/, "")
      .replaceAll(/\d+\.\d+\.\d+\.\d+:\d+/g, "ADDRESS");
  expect(skeleton("compose-nodes.conf")).toBe(skeleton("nodes.conf"));
});

describe("compose.yaml", () => {
  test("builds from existing files", () => {
    for (const { build } of Object.values(services)) {
      if (build) expect(existsSync(join("deploy", build.context, build.dockerfile))).toBe(true);
    }
  });

  test("mounts existing files where nginx.conf includes them", () => {
    const { volumes } = serviceNamed("nginx");
    const mounts = volumes.map((line) => line.split(":"));
    for (const [source = ""] of mounts) expect(shipped(source)).not.toBe("");
    const includes = [...shipped("nginx.conf").matchAll(/include (\S+);/g)].map(([, file]) => `/etc/nginx/${file}`);
    expect(mounts.map(([, target]) => target).sort()).toEqual(["/etc/nginx/nginx.conf", ...includes].sort());
  });

  test("publishes the port on which nginx listens", () => {
    const port = /^listen (\d+);/m.exec(shipped("listen.conf"))?.[1];
    expect(serviceNamed("nginx").ports).toEqual([`${port}:${port}`]);
  });

  test("names only existing services, with the database and user that Postgres creates", () => {
    const { DATABASE_URL = "", REDIS_URL = "" } = serviceNamed("a").environment;
    const { POSTGRES_USER, POSTGRES_DB, POSTGRES_PASSWORD } = serviceNamed("postgres").environment;
    const { hostname, username, password, pathname } = new URL(DATABASE_URL);
    expect([username, pathname, password]).toEqual([POSTGRES_USER, `/${POSTGRES_DB}`, POSTGRES_PASSWORD]);
    const needed = Object.values(services).flatMap(({ depends_on }) =>
      Array.isArray(depends_on) ? depends_on : Object.keys(depends_on),
    );
    for (const name of [hostname, new URL(REDIS_URL).hostname, ...needed]) expect(services).toHaveProperty(name);
  });

  test("documents the settings that its .env needs", () => {
    const asked = new Set([...shipped("compose.yaml").matchAll(/\$\{(\w+)(?!\w|:-)/g)].map(([, name = ""]) => name));
    expect([...asked].sort()).toEqual(Object.keys(answers).sort());
    for (const name of asked) expect(/^# .*\.env with (.*)$/m.exec(shipped("compose.yaml"))?.[1]).toContain(name);
  });
});

describe("the Dockerfile", () => {
  const dockerfile = shipped("Dockerfile");
  const lines = (word: string) =>
    [...dockerfile.matchAll(new RegExp(`^${word} (.*)$`, "gm"))].map(([, rest = ""]) => rest);

  test("copies only files that exist or were built", () => {
    const copied = lines("COPY").filter((line) => !line.startsWith("--from"));
    for (const source of copied.flatMap((line) => line.split(" ").slice(0, -1))) expect(existsSync(source)).toBe(true);
    const made = lines("COPY --from=build").map((line) => line.split(" ")[0]);
    const built = ["sbom.json", "node_modules", "dist/program"];
    expect(made).toEqual(built.map((name) => `${lines("WORKDIR")[0]}/${name}`));
  });

  test("starts the server on its default port with known settings", () => {
    expect(lines("CMD")).toEqual(['["nine-lives"]']);
    const port = variableList.find(({ name }) => name === "PORT")?.standard;
    expect(lines("EXPOSE")).toEqual([port]);
    expect(lines("HEALTHCHECK").join()).toContain(`process.env.PORT || ${port}`);
    const set = lines("ENV").map((line) => line.split("=")[0] ?? "");
    expect(set.filter((name) => name !== "PATH" && !knownNames.has(name))).toEqual([]);
  });

  test("excludes only files that are not part of the project", () => {
    const kept = ["package.json", "package-lock.json", "server", "shared", "client", "tools", "vite.config.ts"];
    const left = shipped("Dockerfile.dockerignore").trim().split("\n");
    expect(left.filter((name) => kept.includes(name))).toEqual([]);
  });
});

describe("the template unit", () => {
  test("starts the package in its folder with the Node of that folder", () => {
    const [folder] = unitSays("WorkingDirectory");
    expect(unitSays("ExecStart")).toEqual([`${folder}/node_modules/.bin/node node_modules/.bin/nine-lives`]);
  });

  test("has a data folder that the server may use", () => {
    expect(unitSays("Environment")).toContain(`DATA_DIR=/var/lib/${unitSays("StateDirectory")[0]}`);
  });

  test("restricts the server no less than its backup", () => {
    const restrictions = (path: string) =>
      shipped(path).match(/^(Capability|Lock|NoNew|Private|Protect|Restrict|SystemCall|UMask)\w*=.*$/gm);
    expect(restrictions("systemd/nine-lives@.service")).toEqual(restrictions("systemd/nine-lives-backup.service"));
  });
});

describe("every setting of the server", () => {
  const ofOneNode = ["PORT", "DATA_DIR", "NODE_NAME", "NODE_URL"];
  /** Those that a node has only if an operator enables the line. */
  const optionalOfOneNode = ["METRICS_PORT"];

  test("is in the settings of the units: of one node, or in house.env, there with its default if it has no value", () => {
    const lines = [...shipped("systemd/house.env").matchAll(/^(#?)([A-Z_]+)=(.*)$/gm)].map(
      ([, comment = "", name = "", value = ""]) => ({ name, shown: comment === "#" ? value : null }),
    );
    const others = lines.filter(({ shown }) => shown !== null);
    const own = new Set([
      ...ofOneNode,
      ...optionalOfOneNode,
      ...lines.flatMap(({ name, shown }) => (shown === null ? name : [])),
    ]);
    expect(others).toEqual(
      variableList.flatMap(({ name, standard }) => (own.has(name) ? [] : { name, shown: standard ?? "" })),
    );
    for (const name of ofOneNode) expect(unitEnvironment("a")).toHaveProperty(name);
  });

  test.each([...ofOneNode, ...optionalOfOneNode])("%s differs between the nodes of one machine", (name) => {
    const settingOf = (node: string) =>
      unitEnvironment(node)[name] ?? new RegExp(`^#${name}=(\\d+)$`, "m").exec(shipped(`systemd/${node}.env`))?.[1];
    const values = names.map((node) => settingOf(node));
    expect(values).not.toContain(undefined);
    expect(new Set(values).size).toBe(names.length);
  });

  test("reaches the nodes of compose from the file with its secrets", () => {
    for (const name of names) expect(serviceNamed(name).env_file).toBe(".env");
  });
});

describe("the paths of nginx.conf", () => {
  let app: App;
  afterEach(() => app.close());

  test("exist on the server", async () => {
    app = await startApp();
    const paths = [...shipped("nginx.conf").matchAll(/location = (\S+)/g)].map(([, path]) => path);
    expect(paths).toHaveLength(2);
    for (const path of paths) expect((await app.call(`POST ${path}`, { body: {} })).status).not.toBe(404);
  });

  test("exist on the server if their failures do not count against a node", async () => {
    app = await startApp();
    const names = /location ~ \^\/api\/\(([\w|]+)\)/.exec(shipped("nginx.conf"))?.[1]?.split("|") ?? [];
    expect(names).not.toEqual([]);
    for (const name of names) expect((await app.call(`GET /api/${name}/x`)).status, name).toBe(401);
  });
});
