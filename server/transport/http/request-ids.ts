import type { RequestHandler } from "express";
import { OngoingRequest } from "../../runtime/request-ids.ts";

const header = "X-Request-Id";

/** Assigns an id to each request, or takes over the proxy's. The id is in the log and in the response. */
export const requestIds: RequestHandler = (request, response, next) => {
  const ongoing = new OngoingRequest(request.get(header));
  response.set(header, ongoing.id);
  response.once("close", () => ongoing.end());
  ongoing.during(next);
};
