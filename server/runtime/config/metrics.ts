import { z } from "zod";

/** Separate address for metrics. */
export interface MetricsAddress {
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
}

/** Matches `9464`, `10.0.0.5:9464` or `[::1]:9464`. Without an address, the loopback address is used. */
const written = /^(?:(?:\[([\da-fA-F:.]+)\]|([\w.-]+)):)?(\d{1,5})$/;

export const metricsAddress = z
  .string()
  .regex(written)
  .transform((text): MetricsAddress => {
    const [, version6, other, port] = written.exec(text) ?? [];
    return { host: version6 ?? other ?? "127.0.0.1", port: Number(port) };
  })
  .refine(({ port }) => port <= 65535);

/** Returns whether an address is reachable from this machine only. */
export const isLoopback = (host: string): boolean => /^127(\.\d{1,3}){3}$|^localhost$|^::1$/.test(host);
