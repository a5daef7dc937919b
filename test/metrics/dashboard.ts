import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

/** Panels of deploy/grafana.json with their queries. */
export const { panels } = z
  .object({
    panels: z.array(
      z.object({
        type: z.enum(["row", "stat", "timeseries"]),
        title: z.string(),
        datasource: z.object({ uid: z.string() }).optional(),
        targets: z.array(z.object({ expr: z.string(), datasource: z.object({ uid: z.string() }) })).default([]),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync("deploy/grafana.json", "utf8")));

const { groups } = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.object({
            alert: z.string(),
            expr: z.string(),
            labels: z.object({ severity: z.enum(["page", "ticket"]) }),
            annotations: z.object({ summary: z.string() }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(readFileSync("deploy/alerts.yml", "utf8")));

/** Alerts of deploy/alerts.yml. */
export const rules = groups.flatMap((group) => group.rules);
