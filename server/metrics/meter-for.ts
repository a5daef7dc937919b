import type { Editions } from "../../shared/core/editions.ts";
import type { Config } from "../config/config.ts";
import { type Meter, noMeter } from "./meter.ts";

/** What counts for an operator who asks for metrics. Without one nothing is counted, and Prometheus' client is not loaded. */
export async function meterFor(config: Config, editions: Editions, version: string): Promise<Meter> {
  if (config.METRICS_PORT === undefined && config.METRICS_TOKEN === undefined) return noMeter;
  const { CountingMeter } = await import("./counting-meter.ts");
  return new CountingMeter({ config, editions, version });
}
