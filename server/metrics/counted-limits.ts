import type { Request, RequestHandler } from "express";
import type { Limits } from "../transport/http/limits.ts";
import type { Counts, Way } from "./counts.ts";

const tooMany = 429;
const firstError = 400;

/** Wraps limits so that rejected requests and the outcomes of admitted joins are counted. */
export function countedLimits(limits: Limits, counts: Pick<Counts, "limited" | "joinsWorked" | "joinsFailed">): Limits {
  const counted = (limit: string, handler: RequestHandler) => countRefused(handler, () => counts.limited.add(limit));
  return {
    requests: counted("requests", limits.requests),
    files: counted("files", limits.files),
    checks: counted("checks", limits.checks),
    guests: counted("guests", limits.guests),
    creations: counted("creations", limits.creations),
    names: counted("names", limits.names),
    tries: counted("tries", limits.tries),
    triesOf: (player) => counted("tries-of-player", limits.triesOf(player)),
    joinsOf(ownSeat) {
      const back = new WeakSet<Request>();
      const handler = limits.joinsOf(async (request) => {
        const player = await ownSeat(request);
        if (player !== null) back.add(request);
        return player;
      });
      const limited = counted("joins", handler);
      return (request, response, next) => {
        const { path } = request;
        response.once("finish", () => {
          const joins = response.statusCode < firstError ? counts.joinsWorked : counts.joinsFailed;
          joins.add(wayOf(path, back.has(request)));
        });
        return limited(request, response, next);
      };
    },
  };
}

const wayOf = (path: string, isBack: boolean): Way => {
  if (isBack) return "back";
  return path === "/joinOrCreate/queue" ? "queue" : "table";
};

/** Wraps a limit so that its rejections are counted. Later responses to an admitted request do not count. */
const countRefused =
  (handler: RequestHandler, refused: () => void): RequestHandler =>
  (request, response, next) => {
    const finished = () => {
      if (response.statusCode === tooMany) refused();
    };
    response.once("finish", finished);
    return handler(request, response, (error?: unknown) => {
      response.off("finish", finished);
      if (error === undefined) next();
      else next(error);
    });
  };
