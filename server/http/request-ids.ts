import type { RequestHandler } from "express";
import { OngoingRequest } from "../plumbing/request-ids.ts";

const header = "X-Request-Id";

/** Gives each request an id, or keeps the one that a proxy gave it: for the log, and for whoever asks. */
export const requestIds: RequestHandler = (request, response, next) => {
  const ongoing = new OngoingRequest(request.get(header));
  response.set(header, ongoing.id);
  response.once("close", () => ongoing.end());
  ongoing.during(next);
};
