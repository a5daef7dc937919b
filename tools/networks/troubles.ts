import type { BadNetwork } from "./bad-network.ts";

/** A bad network, from the moment before a press. */
export interface Trouble {
  readonly name: string;
  readonly begin: (network: BadNetwork) => void;
  /** Time from the press to `end`, in ms. */
  readonly lastsMs: number;
  readonly end: (network: BadNetwork) => void;
}

const lasting = (name: string, begin: Trouble["begin"]): Trouble => ({ name, begin, lastsMs: 0, end: () => {} });

const outage = (seconds: number): Trouble => ({
  name: `outage of ${seconds} s`,
  begin: (network) => network.hold(),
  lastsMs: seconds * 1000,
  end: (network) => network.release(),
});

export const troubles: readonly Trouble[] = [
  lasting("good network", () => {}),
  lasting("300 ms, 3 % stalls of 1 s", (network) =>
    network.become({ delayMs: 150, jitterMs: 20, stallShare: 0.03, stallMs: 1000 }),
  ),
  lasting("buffering proxy, 700 ms", (network) => network.become({ bufferMs: 700 })),
  lasting("slow drip, 4 kB/s", (network) => network.become({ dripBytes: 40, dripMs: 10 })),
  lasting("connection cut", (network) => network.cut()),
  lasting("connections forgotten by the network", (network) => network.abandon()),
  { name: "answer lost", begin: (network) => network.holdAnswers(), lastsMs: 1000, end: (network) => network.cut() },
  {
    name: "sign-in page for 10 s",
    begin: (network) => network.intercept("<h1>Sign in</h1>"),
    lastsMs: 10_000,
    end: (network) => network.intercept(null),
  },
  outage(5),
  outage(20),
  outage(90),
];
