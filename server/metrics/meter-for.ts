import type { Editions } from "../../shared/core/editions.ts";
import type { Config } from "../runtime/config/config.ts";
import { type Meter, noMeter } from "./meter.ts";

/**
 * Returns the metrics for the settings. Without settings for metrics nothing is counted, and Prometheus' client is not
 * loaded.
 */
export async function meterFor(config: Config, editions: Editions, version: string): Promise<Meter> {
  if (config.METRICS_PORT === undefined && config.METRICS_TOKEN === undefined) return noMeter;
  const { CountingMeter } = await import("./counting-meter.ts");
  return new CountingMeter({ config, editions, version });
}
