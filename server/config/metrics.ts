import { z } from "zod";

/** Where metrics are read. */
export interface MetricsAddress {
  readonly host: string;
  /** 0: a free one. */
  readonly port: number;
}

/** `9464`, `10.0.0.5:9464` or `[::1]:9464`; without an address this machine's own. */
const written = /^(?:(?:\[([\da-fA-F:.]+)\]|([\w.-]+)):)?(\d{1,5})$/;

export const metricsAddress = z
  .string()
  .regex(written)
  .transform((text): MetricsAddress => {
    const [, version6, other, port] = written.exec(text) ?? [];
    return { host: version6 ?? other ?? "127.0.0.1", port: Number(port) };
  })
  .refine(({ port }) => port <= 65535);

/** Whether only this machine reaches an address. */
export const isLoopback = (host: string): boolean => /^127(\.\d{1,3}){3}$|^localhost$|^::1$/.test(host);
