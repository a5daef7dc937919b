import express, { type Express, type RequestHandler, Router } from "express";
import { trustOf } from "../../runtime/config/trusted-proxies.ts";
import { accessApi, closed } from "./access.ts";
import { reportUnknownProxy } from "./address.ts";
import { api } from "./api.ts";
import type { ApiDeps } from "./api-deps.ts";
import { health } from "./health.ts";
import { linkPreviews } from "./link-previews.ts";
import { matchmaking } from "./matchmaking.ts";
import { addressHereOf, onlyHere } from "./node-paths.ts";
import { checks, onlyBelow } from "./only-below.ts";
import { pages } from "./pages.ts";
import { requestIds } from "./request-ids.ts";
import { answerErrors, answerUnknown, jsonBody, logRefusals } from "./requests.ts";
import { routed } from "./routed.ts";
import { checkOrigin, pagesOf, securityHeaders } from "./security.ts";

/**
 * Creates the Express application that serves all HTTP requests.
 * @param clientFolder folder of the built client.
 */
export function createApp(deps: ApiDeps, clientFolder: string): Express {
  const { config, limits, metricsPage, log, scheduler, tables, version, nodeUrls, isReady, otherBuilds, refusals } =
    deps;
  const pageOrigins = pagesOf(config, nodeUrls);
  const app = express();
  app.set("trust proxy", trustOf(config.TRUST_PROXY));
  app.disable("x-powered-by");
  app.use((_request, _response, next) => scheduler.next(next));
  app.use(requestIds);
  app.use(reportUnknownProxy(config.TRUST_PROXY, log));
  app.use(securityHeaders(config, pageOrigins));
  app.use(onlyBelow(config.BASE_PATH, limits.files));
  app.use(onlyHere(addressHereOf(config, nodeUrls), limits.files));
  app.use([...checks], limits.checks);
  app.use(routed(health({ tables, version, isReady })));
  if (metricsPage) app.use(routed(metricsPage));
  app.use(["/api", "/matchmake"], logRefusals(log));
  app.use("/api", limits.requests);
  // Joins have a limit of their own, but a malformed join is refused before that limit counts it.
  app.use("/matchmake", limits.files);
  app.use(["/api", "/matchmake"], checkOrigin(pageOrigins, refusals), noStore);
  app.use("/api", routed(accessApi(deps)));
  const needCode = Router();
  needCode.use(["/api", "/matchmake"], jsonBody());
  needCode.use("/api", routed(api(deps)), answerUnknown(deps));
  needCode.use("/matchmake", routed(matchmaking(deps)));
  needCode.use(routed(linkPreviews(clientFolder, deps)));
  app.use(closed(needCode, deps.accessCode));
  app.use(limits.files, routed(pages(clientFolder, config, otherBuilds)));
  app.use((_request, response) => response.status(404).type("text").send("not found"));
  app.use(answerErrors(log));
  return app;
}

const noStore: RequestHandler = (_request, response, next) => {
  response.set("Cache-Control", "no-store");
  next();
};
