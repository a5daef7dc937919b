import { newGuest } from "../../loadtest/table.ts";
import { attackFrom } from "./attackers.ts";
import { takeNames } from "./bulk-names.ts";
import { type Front, ownPlace, placeAt } from "./context.ts";
import { openHostileTables } from "./decks.ts";
import { floodPipelined } from "./http-floods.ts";
import { askAnything } from "./http-matrix.ts";
import { claimNames } from "./names.ts";
import { askTooOften, floodWithoutSession, sayTooMuch } from "./over-limits.ts";
import { searchAnyhow } from "./parties.ts";
import { probe } from "./probe.ts";
import { throughQueue } from "./public.ts";
import { reconnectRepeatedly } from "./reconnect.ts";
import { connectAnyhow } from "./sockets.ts";
import { emptyStats } from "./stats.ts";
import { pause } from "./waiting.ts";
import { type WorkerConfig, workerConfigSchema } from "./worker-config.ts";

/* Hostile clients in a separate process, so that their work does not slow down the measurements of honest clients. */

/** Messages per second of each kind of attacker. */
const speed = { seat: 50, watcher: 25, probe: 80, http: 40, names: 10, decks: 10, storm: 3 } as const;

const orders = workerConfigSchema.parse(JSON.parse(process.argv[2] ?? ""));
const endsAt = performance.now() + orders.seconds * 1000;
const score = emptyStats();
const front: Front = { url: orders.url, seed: orders.seed, score, isOver: () => performance.now() > endsAt };
const told = setInterval(() => process.send?.(score), 1000);
const parts = { everything, "too-much": tooMuch, sockets, pipelined };
await Promise.all(await parts[orders.part](orders));
clearInterval(told);
process.send?.(score, () => process.exit(0));

/** Runs all attacks at once. */
async function everything({ rooms, watched, queue, url }: WorkerConfig): Promise<Promise<void>[]> {
  const seats = await Promise.all(rooms.map((roomId) => placeAt(front, roomId)));
  const own = await ownPlace(front, "zombie", 4);
  const fellow = await placeAt(front, own.roomId);
  const [room = own.roomId] = watched;
  const watchers = await Promise.all([...watched, own.roomId].map((roomId) => placeAt(front, roomId, true)));
  const tokens = await Promise.all(Array.from({ length: 5 }, () => newGuest(url)));
  const [claimant, composer] = await Promise.all([newGuest(url), newGuest(url)]);
  return [
    claimNames(front, "names", claimant.token, speed.names),
    openHostileTables(front, "decks", composer.token, speed.decks),
    ...[...seats, own, fellow].map((place, number) => attackFrom(front, `seat ${number}`, place, speed.seat)),
    ...watchers.map((place, number) => attackFrom(front, `watcher ${number}`, place, speed.watcher)),
    ...queue.map((edition, number) => meetAndShoot(edition, `stranger ${number}`)),
    ...["original", "zombie", "love-letter"].map((edition) => probe(front, `probe ${edition}`, edition, speed.probe)),
    ...tokens.slice(0, 2).map(({ token }, number) => askAnything(front, `http ${number}`, token, speed.http)),
    ...tokens.slice(2).map(({ token }, number) => {
      const aim = { from: `127.0.1.${number + 1}`, roomId: room, token };
      return connectAnyhow(front, `socket ${number}`, aim);
    }),
    searchAnyhow(front, "party"),
    ...["a", "b"].map((name) => reconnectRepeatedly(front, `storm ${name}`, room, speed.storm)),
  ];
}

async function meetAndShoot(edition: string, name: string): Promise<void> {
  const place = await throughQueue(front.url, edition);
  await attackFrom(front, name, place, speed.seat);
}

/** Exceeds the default limits of a server, with a separate address for each attacker. */
async function tooMuch({ watched: [roomId = ""], url }: WorkerConfig): Promise<Promise<void>[]> {
  const tokens = await Promise.all(Array.from({ length: 6 }, () => newGuest(url)));
  const aims = tokens.map(({ token }, number) => ({ from: `127.0.2.${number + 1}`, roomId, token }));
  return [
    ...aims.slice(0, 2).map((aim, number) => askTooOften(front, `asker ${number}`, aim)),
    ...aims.slice(2, 4).map((aim, number) => sayTooMuch(front, `talker ${number}`, aim)),
    ...aims.slice(4).map((aim, number) => connectAnyhow(front, `limited socket ${number}`, aim)),
    takeNames(front, "Bulk", "127.0.4.1"),
    ...(await sockets(orders)),
    ...(await pipelined(orders)),
  ];
}

function sockets(orders: WorkerConfig): Promise<Promise<void>[]> {
  const paths = ["/", ...orders.nodes.map((name) => `/at/${name}/process/room?sessionId=junk`)];
  return flood(orders, (front, aim) => floodWithoutSession(front, aim, paths));
}

function pipelined(orders: WorkerConfig): Promise<Promise<void>[]> {
  return flood(orders, floodPipelined);
}

/** Floods with this number of connections at once, each from a separate address. */
async function flood({ flooders, seconds }: WorkerConfig, begin: typeof floodPipelined): Promise<Promise<void>[]> {
  const floods = Array.from({ length: flooders }, (_, index) => begin(front, { from: `127.0.3.${(index % 250) + 1}` }));
  return [...floods, pause(seconds * 1000)];
}
