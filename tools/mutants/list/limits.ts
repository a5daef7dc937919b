import type { Mutant } from "../mutant.ts";

/** Limits of docs/security.md, "Limits by number", row by row, each switched off. */

const guard = {
  file: "server/transport/sockets/frame-validator.ts",
  tests: ["test/transport/sockets/frame-validator.test.ts"],
} as const;
const front = { file: "server/transport/http/http-server.ts", tests: ["test/server/front.test.ts"] } as const;
const nginx = { file: "deploy/nginx.conf", tests: ["test/cluster/nginx-limits.test.ts"] } as const;
const byAddress = { file: "server/transport/http/limits.ts", tests: ["test/server/limits.test.ts"] } as const;
const openTables = { file: "server/tables/open-tables.ts", tests: ["test/server/open-tables.test.ts"] } as const;
const tablesOfCluster = { file: "server/cluster/table-caps.ts", tests: ["test/cluster/directory.test.ts"] } as const;
const received = { file: "shared/net/untrusted.ts", tests: ["test/transport/sockets/frame-format.test.ts"] } as const;
const social = "server/tables/social/social.ts";
const pauses = { file: "server/matchmaking/queue-bans.ts", tests: ["test/matchmaking/queue-bans.test.ts"] } as const;

/** Limits of a connection: frames, requests, bytes and times. */
const ofConnections: readonly Mutant[] = [
  {
    ...guard,
    name: "a connection may send any number of frames",
    from: "if (this.#frames - this.#before <= this.#rules.framesPerSecond) return !this.#hasEnded;",
    to: "if (this.#frames >= 0) return !this.#hasEnded;",
  },
  {
    ...guard,
    name: "pings and pongs do not count as frames",
    from: 'case "ping":\n      case "pong":\n        return this.#counts();',
    to: 'case "ping":\n      case "pong":\n        return true;',
  },
  {
    name: "a message may have any number of bytes",
    file: "server/transport/sockets/transport.ts",
    from: "maxPayload: maxMessageBytes,",
    to: "maxPayload: 2 ** 26,",
    tests: ["test/tables/hostile.test.ts"],
  },
  {
    name: "the body of a request may have any number of bytes",
    file: "server/transport/http/requests.ts",
    from: "express.json({ limit: bodyLimit,",
    to: 'express.json({ limit: "4gb",',
    tests: ["test/server/api.test.ts"],
  },
  {
    name: "a frame may be nested to any depth",
    file: "server/transport/sockets/frame-validator.ts",
    from: "depth > maxDepth || ",
    to: "",
    tests: ["test/transport/sockets/frame-format.test.ts"],
  },
  {
    ...received,
    name: "a message may be nested to any depth",
    from: "if (depth >= maxDepth) return false;",
    to: "",
  },
  {
    ...received,
    name: "a list of a message may have any number of entries",
    from: `if (Array.isArray(value) && value.length > maxEntries) return false;
  const keys = Reflect.ownKeys(value);
  if (keys.length > maxEntries + 1) return false;`,
    to: `const keys = Reflect.ownKeys(value);
  if (!Array.isArray(value) && keys.length > maxEntries + 1) return false;`,
  },
  {
    ...received,
    name: "an object of a message may have any number of entries",
    from: "if (keys.length > maxEntries + 1) return false;",
    to: "",
  },
  {
    ...guard,
    name: "a connection may leave any number of bytes unread",
    from: 'if (socket.bufferedAmount > maxUnsentBytes) watch.terminate("reads nothing");',
    to: "",
  },
  {
    ...front,
    name: "all requests of a connection are handled at once",
    from: "if (!this.#isHandling) this.#handle(exchange);",
    to: "if (!this.isFull) this.#handle(exchange);",
  },
  {
    ...front,
    name: "any number of requests of a connection may wait",
    from: "return this.#isHandling && this.#waiting.length >= maxWaitingRequests;",
    to: "return false;",
  },
  {
    ...front,
    name: "a client may read nothing of a response",
    from: "server.timeout = patience.stallTimeoutMs;",
    to: "",
  },
  {
    ...front,
    name: "a client may take any time to read a response",
    from: 'const late = setTimeout(() => this.#end("reads nothing"), this.#responseTimeoutMs);',
    to: "const late = undefined;",
  },
  {
    name: "connections that were ended do not keep their address out",
    file: "server/transport/http/connections-by-address.ts",
    from: " || this.#endedOf(address) >= maxEnded",
    to: "",
    tests: ["test/server/front.test.ts"],
  },
  {
    ...guard,
    name: "a client may take any time to complete a close",
    from: "setTimeout(() => socket.terminate(), closeTimeoutMs).unref();",
    to: "",
  },
  {
    ...front,
    name: "a request may take any time to arrive",
    from: "headersTimeout: patience.arrivalTimeoutMs,\n    requestTimeout: patience.arrivalTimeoutMs,",
    to: "headersTimeout: 0,\n    requestTimeout: 0,",
    tests: ["test/server/slow.test.ts"],
  },
  {
    ...front,
    name: "the body of a request may take any time to arrive",
    from: "requestTimeout: patience.arrivalTimeoutMs,",
    to: "requestTimeout: 0,",
    tests: ["test/server/slow.test.ts"],
  },
  {
    name: "each upgrade without a seat gets its reason",
    file: "server/transport/sockets/upgrade-gate.ts",
    from: 'isTooOften ? "too-often" : kindOf(room)',
    to: "isTooOften ? kindOf(room) : kindOf(room)",
    tests: ["test/transport/sockets/upgrade-gate.test.ts"],
  },
  {
    ...nginx,
    name: "nginx lets an address have any number of connections",
    from: "  limit_conn connections 500;\n",
    to: "",
  },
  {
    ...nginx,
    name: "nginx lets an address make any number of requests",
    from: "  limit_req zone=requests burst=2000 nodelay;\n",
    to: "",
  },
  {
    ...nginx,
    name: "nginx counts each IPv6 address by itself",
    from: '    "~^(?<network>[0-9a-f]+(:[0-9a-f]+){3}):" $network;\n',
    to: "",
  },
  {
    ...nginx,
    name: "nginx counts each address of a short IPv6 network by itself",
    from: '    "~^(?<network>[0-9a-f:]+::)[0-9a-f:]*$" $network;\n',
    to: "",
  },
];

/** Limits of an address or of a player per time. */
const ofRequests: readonly Mutant[] = [
  {
    ...byAddress,
    name: "an address may make any number of requests",
    from: "limit(config.REQUESTS_PER_MINUTE)",
    to: "limit(1_000_000)",
  },
  {
    ...byAddress,
    name: "an address may join any number of times",
    from: "limit(config.JOINS_PER_MINUTE)",
    to: "limit(1_000_000)",
  },
  {
    ...byAddress,
    name: "an address may make any number of guests",
    from: 'limited("guests", limit(config.NEW_PER_MINUTE))',
    to: 'limited("guests", limit(1_000_000))',
  },
  {
    ...byAddress,
    name: "an address may make any number of tables in a minute",
    from: 'limited("creations", limit(config.NEW_PER_MINUTE))',
    to: 'limited("creations", limit(1_000_000))',
  },
  {
    ...byAddress,
    name: "an address may try any number of codes of tables",
    file: "server/transport/http/requests.ts",
    from: "  limits.tries,\n",
    to: "",
  },
  {
    ...byAddress,
    name: "a player may try any number of codes of tables",
    from: 'triesOf: (player) => limited("tries-of-player", { ...tries, keyGenerator: player }),',
    to: 'triesOf: (player) => limited("tries-of-player", { ...tries, limit: 1_000_000, keyGenerator: player }),',
  },
  {
    ...byAddress,
    name: "an address may try any number of device links",
    file: "server/transport/http/players-api.ts",
    from: '"/device-links/redeem", limits.tries,',
    to: '"/device-links/redeem",',
  },
  {
    ...byAddress,
    name: "an address may try any number of passkeys",
    file: "server/transport/http/sign-in-api.ts",
    from: '"/sign-in", limits.tries,',
    to: '"/sign-in",',
  },
  {
    ...byAddress,
    name: "an address may try any number of recovery codes",
    file: "server/transport/http/sign-in-api.ts",
    from: '"/sign-in/recovery", limits.tries,',
    to: '"/sign-in/recovery",',
  },
  {
    ...byAddress,
    name: "an address may make any number of accounts",
    file: "server/transport/http/sign-in-api.ts",
    from: "    limits.names,\n",
    to: "",
  },
  {
    ...byAddress,
    name: "an address may give accounts any number of names",
    file: "server/transport/http/players-api.ts",
    from: "return isNewName ? limits.names(request, response, next) : next();",
    to: "return next();",
  },
  {
    ...byAddress,
    name: "the limit of new names begins anew each minute",
    from: "windowMs: hourMs,",
    to: "windowMs,",
  },
  {
    ...byAddress,
    name: "an address may ask for any number of pages and files",
    file: "server/transport/http/app.ts",
    from: "app.use(limits.files, routed(pages(",
    to: "app.use(routed(pages(",
  },
  {
    ...byAddress,
    name: "an address may send any number of malformed joins",
    file: "server/transport/http/app.ts",
    from: 'app.use("/matchmake", limits.files);',
    to: "",
  },
  {
    ...byAddress,
    name: "an address may ask any number of times for health and metrics",
    from: "limit(config.CHECKS_PER_MINUTE)",
    to: "limit(1_000_000)",
  },
  {
    name: "an address may have any number of connections",
    file: "server/transport/http/connections-by-address.ts",
    from: "open >= this.#max || ",
    to: "",
    tests: ["test/server/front.test.ts"],
  },
];

/** Limits of tables, of player texts, and of the data of one account. */
const ofPeople: readonly Mutant[] = [
  {
    ...openTables,
    name: "a player may open any number of tables",
    from: "if (this.#count((opener) => opener.playerId === playerId) >= player)",
    to: "if (playerId === null)",
  },
  {
    ...openTables,
    name: "an address may open any number of tables",
    from: 'return this.#count((opener) => opener.network === network) >= from ? "too-many-tables" : null;',
    to: "return null;",
  },
  {
    ...openTables,
    name: "any number of tables may be open",
    from: 'if (this.#entries.size >= all) return "full";',
    to: "",
  },
  {
    ...tablesOfCluster,
    name: "a player may open any number of tables in a cluster",
    from: "open.player >= caps.player || ",
    to: "",
  },
  {
    ...tablesOfCluster,
    name: "an address may open any number of tables in a cluster",
    from: " || open.network >= caps.network",
    to: "",
  },
  {
    ...tablesOfCluster,
    name: "any number of tables may be open in a cluster",
    from: " || open.all >= caps.all",
    to: "",
  },
  {
    name: "a warning may be logged any number of times",
    file: "server/runtime/log-limit.ts",
    from: "isTrouble ? maxLines.trouble : maxLines.other",
    to: "isTrouble ? 1_000_000 : maxLines.other",
    tests: ["test/runtime/log-limit.test.ts"],
  },
  {
    name: "a note may be logged any number of times",
    file: "server/runtime/log-limit.ts",
    from: "isTrouble ? maxLines.trouble : maxLines.other",
    to: "isTrouble ? maxLines.trouble : 1_000_000",
    tests: ["test/runtime/log-limit.test.ts"],
  },
  {
    name: "any number of spectators may watch a table",
    file: "server/tables/people/spectators.ts",
    from: "return this.#byId.size >= maxSpectators;",
    to: "return false;",
    tests: ["test/tables/spectators.test.ts"],
  },
  {
    name: "a player may say any number of lines",
    file: social,
    from: 'if (!this.#chatPace.allows(playerId)) return refuse("too-fast");',
    to: "",
    tests: ["test/tables/chat.test.ts"],
  },
  {
    name: "a line may have any number of characters",
    file: "server/tables/social/chat.ts",
    from: 'if ([...tidy].length > maxLineLength) return fail("too-long");',
    to: "",
    tests: ["test/tables/chat.test.ts"],
  },
  {
    name: "a player may throw any number of emotes",
    file: social,
    from: 'if (!this.#emotePace.allows(playerId)) return refuse("too-fast");',
    to: "",
    tests: ["test/tables/emotes.test.ts"],
  },
  {
    name: "a player may drum any number of times",
    file: social,
    from: 'if (!this.#drumPace.allows(playerId)) return refuse("too-fast");',
    to: "",
    tests: ["test/tables/drums.test.ts"],
  },
  {
    name: "a name may have any number of characters",
    file: "server/people/identity/name-length.ts",
    from: " && charactersIn(name).length <= maxNameCharacters;",
    to: ";",
    tests: ["test/people/identity/look-alikes.test.ts"],
  },
  {
    name: "a name may have any number of UTF-16 units",
    file: "server/people/identity/name-length.ts",
    from: "name.length <= maxNameUnits && ",
    to: "",
    tests: ["test/people/identity/look-alikes.test.ts"],
  },
  {
    name: "a player may block any number of people",
    file: "server/people/blocks/blocks.ts",
    from: 'if ((await countOf(trx, blockerId)) >= maxBlocks) return fail("too-many-blocks");',
    to: "",
    tests: ["test/people/blocks/persistence.test.ts"],
  },
  {
    name: "an account may add any number of passkeys",
    file: "server/people/accounts/account-service.ts",
    from: "if ((await passkeysOf(db, playerId)).length >= mostPasskeys) return tooMany;",
    to: "",
    tests: ["test/people/accounts/account-service.test.ts"],
  },
  {
    name: "an account with ten passkeys is offered another one",
    file: "server/people/accounts/account-service.ts",
    from: "if (others.length >= mostPasskeys) return tooMany;",
    to: "",
    tests: ["test/people/accounts/account-service.test.ts"],
  },
  {
    name: "an account may hold any number of names",
    file: "server/people/accounts/names.ts",
    from: "return held.length <= mostLooks;",
    to: "return held.length > 0;",
    tests: ["test/people/accounts/names.test.ts"],
  },
  {
    name: "an account gets more than eight recovery codes",
    file: "server/people/accounts/recovery-codes.ts",
    from: "const codesOfPerson = 8;",
    to: "const codesOfPerson = 80;",
    tests: ["test/people/accounts/sign-in.test.ts"],
  },
  {
    name: "a recovery code has 40 bits",
    file: "server/people/accounts/recovery-codes.ts",
    from: "const lettersOfCode = 16;",
    to: "const lettersOfCode = 8;",
    tests: ["test/people/accounts/sign-in.test.ts"],
  },
  {
    name: "a challenge may be answered at any time",
    file: "server/people/accounts/challenges.ts",
    from: '    .where("endsAt", ">", now)\n',
    to: "",
    tests: ["test/people/accounts/sign-in.test.ts"],
  },
  {
    name: "a passkey that was shown counts for ever",
    file: "server/people/accounts/sessions.ts",
    from: "at === null || now - at >= confirmedMs;",
    to: "at === null;",
    tests: ["test/people/accounts/account-service.test.ts"],
  },
  {
    name: "a person may report any number of times in a minute",
    file: "server/staff/moderation/reports.ts",
    from: 'if (!this.#pace.allows(report.reporter)) return fail("too-fast");',
    to: "",
    tests: ["test/staff/moderation/report-rate-limit.test.ts"],
  },
  {
    name: "a person may report any number of times in a day",
    file: "server/staff/moderation/reports.ts",
    from: 'if (Number(today.count) >= reportsADay) return fail("too-many-reports");',
    to: "",
    tests: ["test/staff/moderation/reports.test.ts"],
  },
  {
    name: "a new guest at a watched network does not wait for the queue",
    file: "server/staff/moderation/new-guests.ts",
    from: "return row ? Math.max(0, row.madeAt + minAgeForQueueMs - now) : 0;",
    to: "return row ? 0 : 0;",
    tests: ["test/staff/moderation/new-guests.test.ts"],
  },
  {
    name: "a new guest at a watched network talks to strangers at once",
    file: "server/staff/moderation/sanction-cache.ts",
    from: "minGamesForChat}`)",
    to: "0}`)",
    tests: ["test/staff/moderation/guest-probation.test.ts"],
  },
  {
    ...pauses,
    name: "the queue takes players who left a game at once",
    from: "return Math.max(0, at + banMsAfter(count) - this.#timers.now());",
    to: "return Math.max(0, at + 0 * banMsAfter(count) - this.#timers.now());",
  },
  {
    ...pauses,
    name: "the pause of the queue stays half a minute",
    from: "firstMs * 2 ** (count - 1)",
    to: "firstMs",
  },
  {
    ...pauses,
    name: "the pause of the queue grows without end",
    from: "Math.min(firstMs * 2 ** (count - 1), longestMs)",
    to: "firstMs * 2 ** (count - 1)",
  },
  {
    ...pauses,
    name: "the pause of the queue is never cleared",
    from: "if (now - at < banMemoryMs) return;",
    to: "if (at <= now) return;",
  },
];

export const limits: readonly Mutant[] = [...ofConnections, ...ofRequests, ...ofPeople];
