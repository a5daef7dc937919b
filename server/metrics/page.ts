import { createHash, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import express, { type RequestHandler, Router } from "express";
import type { MetricsAddress } from "../runtime/config/metrics.ts";
import { startupError } from "../runtime/startup-error.ts";
import { createFront, type FrontRules } from "../transport/http/http-server.ts";

/** Content of `/metrics`. */
export interface Exposition {
  readonly contentType: string;
  metrics(): Promise<string>;
}

/** @param token token that readers must send; undefined if the address is not publicly reachable. */
export function metricsPage(exposition: Exposition, token: string | undefined): Router {
  const router = Router();
  router.get("/metrics", async (request, response) => {
    response.set("Cache-Control", "no-store");
    if (token !== undefined && !brings(request.headers.authorization, token)) {
      response.status(401).set("WWW-Authenticate", "Bearer").type("text").send(tokenNeeded);
      return;
    }
    const text = await exposition.metrics();
    response.set("Content-Type", exposition.contentType).send(text);
  });
  return router;
}

const tokenNeeded = "Metrics are for the operator: send METRICS_TOKEN as Authorization: Bearer TOKEN.\n";

/** Compares in constant time, for texts of any length. */
function brings(authorization: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(authorization ?? ""), digest(`Bearer ${token}`));
}

/** An HTTP address that serves only metrics. */
export interface OpenAddress {
  readonly url: string;
  close(): Promise<void>;
}

/** Rules without limits, because only the operator's programs use this address. */
const rules: FrontRules = {
  addressOf: () => null,
  maxConnections: Number.POSITIVE_INFINITY,
  now: () => performance.now(),
  ended() {},
};

/** Refuses all methods but those of readers. Express itself would answer OPTIONS with the methods of the page. */
const onlyReads: RequestHandler = ({ method }, response, next) => {
  if (method === "GET" || method === "HEAD") return next();
  response.status(405).set("Allow", "GET, HEAD").type("text").send("method not allowed");
};

/** @throws if it cannot listen; the message is for the operator. */
export async function openAddress({ host, port }: MetricsAddress, page: RequestHandler): Promise<OpenAddress> {
  const app = express();
  app.disable("x-powered-by");
  app.use(onlyReads, page);
  app.use((_request, response) => response.status(404).type("text").send("not found"));
  const http = createFront(app, rules);
  http.listen(port, host);
  const at = host.includes(":") ? `[${host}]` : host;
  try {
    await once(http, "listening");
  } catch (error) {
    throw startupError("METRICS_PORT", "a free port at an address of this machine", `${at}:${port}`, error);
  }
  const address = http.address();
  const opened = typeof address === "object" ? address?.port : port;
  return {
    url: `http://${at}:${opened}/metrics`,
    async close() {
      http.closeAllConnections();
      http.close();
      await once(http, "close");
    },
  };
}
