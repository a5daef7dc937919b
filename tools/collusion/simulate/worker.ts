import { parentPort, workerData } from "node:worker_threads";
import { watchedGames } from "../games.ts";
import { type PoolPlan, playPool } from "./pool.ts";

const plan: PoolPlan = workerData;
const game = watchedGames.find(({ editions }) => editions.some(({ id }) => id === plan.edition));
if (!game) throw new RangeError(`no game has an edition ${plan.edition}`);

parentPort?.on("message", (pool: number) => parentPort?.postMessage(playPool(plan, pool, game.simulate)));
