import type { EmoteTrigger } from "../../../shared/core/emote-triggers.ts";
import type { Seat } from "../../../shared/core/game.ts";
import { pick } from "../../../shared/core/pick.ts";
import type { Emoted, EmoteId } from "../../../shared/net/social.ts";
import { RateLimiter } from "../../runtime/rate-limiter.ts";
import type { Cancel, Timers } from "../../runtime/timers.ts";
import type { EventBatch } from "../game/running-game.ts";
import { isHere, type Seats } from "../people/seats.ts";

interface BotEmotesDeps {
  readonly seats: Seats;
  readonly timers: Timers;
  readonly chance: () => number;
  /** Minimum and maximum delay of a bot's emote in ms. */
  readonly delayMs: readonly [number, number];
  /** Sends the emote to all clients. */
  readonly emote: (emote: Emoted) => void;
}

/** Emotes of bots with their probabilities. */
const emotes: Readonly<Record<EmoteTrigger["kind"], { readonly odds: number; readonly any: readonly EmoteId[] }>> = {
  out: { odds: 0.5, any: ["cry", "gasp", "rage"] },
  crossed: { odds: 0.2, any: ["gasp", "rage", "paw"] },
  won: { odds: 0.7, any: ["love", "laugh", "smug"] },
};

/** Emotes of bots in reaction to public events. */
export class BotEmotes {
  readonly #deps: BotEmotesDeps;
  readonly #pace: RateLimiter;
  readonly #waiting = new Set<Cancel>();

  constructor(deps: BotEmotesDeps) {
    this.#deps = deps;
    this.#pace = new RateLimiter(deps.timers, 2, 30_000);
  }

  /** Reacts to a step. Only public events and randomness count, so that emotes reveal nothing. */
  onEvents(batch: EventBatch): void {
    const { seats } = this.#deps;
    if (!seats.all.some(({ kind }) => kind === "bot") || !seats.all.some(isHere)) return;
    for (const feeling of batch.feelings()) if (seats.all[feeling.seat]?.kind === "bot") this.#feel(feeling);
  }

  stop(): void {
    for (const cancel of this.#waiting) cancel();
    this.#waiting.clear();
  }

  /** Sends an emote with its probability. All bots of a table share the rate limit of one bot. */
  #feel({ seat, kind }: EmoteTrigger): void {
    const { chance, timers, delayMs } = this.#deps;
    const { odds, any } = emotes[kind];
    if (chance() >= odds || !this.#pace.allows("bots")) return;
    const emote = pick(any, chance);
    const [shortest, longest] = delayMs;
    const cancel = timers.after(shortest + chance() * (longest - shortest), () => {
      this.#waiting.delete(cancel);
      this.#show(seat, emote);
    });
    this.#waiting.add(cancel);
  }

  #show(seat: Seat, emote: EmoteId): void {
    if (this.#deps.seats.all[seat]?.kind === "bot") this.#deps.emote({ seat, who: 0, emote });
  }
}
