import type { Room } from "@colyseus/sdk";
import { signal } from "@preact/signals";
import type { TableReport } from "../../shared/net/moderation.ts";
import type { Welcome } from "../../shared/net/protocol.ts";
import { noPrivateNotice, type PrivateNotice } from "../../shared/net/sidelines.ts";
import {
  type Attendee,
  type ChatLine,
  type Drummed,
  type Emoted,
  type EmoteRequest,
  linesKept,
  type Nudged,
  type SayRequest,
} from "../../shared/net/social.ts";
import type { TableState } from "../../shared/net/state.ts";
import type { SocialAnswer, TableSocial } from "../game-model/social.ts";

type Ask = (type: string, payload: object) => SocialAnswer;

/** Chat, emotes and spectators of a table, over its current connection. */
export class SocialLink implements TableSocial {
  readonly roomId: string;
  readonly me = signal(0);
  readonly seated = signal<readonly number[]>([]);
  readonly spectators = signal<readonly Attendee[]>([]);
  readonly lines = signal<readonly ChatLine[]>([]);
  readonly blocked = signal<ReadonlySet<number>>(new Set());
  readonly judged = signal(0);
  readonly aside = signal(noPrivateNotice);
  readonly #listeners = new Set<(emote: Emoted) => void>();
  readonly #drumListeners = new Set<(drummed: Drummed) => void>();
  readonly #nudgeListeners = new Set<(nudged: Nudged) => void>();
  readonly #ask: Ask;

  constructor(roomId: string, ask: Ask) {
    this.roomId = roomId;
    this.#ask = ask;
  }

  /** Registers the message handlers on a newly joined room. */
  listen(room: Room<unknown, TableState>): void {
    room.onMessage("chat", (lines: readonly ChatLine[]) => {
      this.lines.value = lines;
    });
    room.onMessage("said", (line: ChatLine) => {
      this.lines.value = [...this.lines.value, line].slice(-linesKept);
    });
    room.onMessage("unsaid", (numbers: readonly number[]) => {
      this.lines.value = this.lines.value.filter(({ number }) => !numbers.includes(number));
    });
    room.onMessage("blocked", (numbers: readonly number[]) => {
      this.blocked.value = new Set(numbers);
    });
    room.onMessage("standing", () => {
      this.judged.value += 1;
    });
    this.aside.value = noPrivateNotice;
    room.onMessage("aside", (aside: PrivateNotice) => {
      this.aside.value = aside;
    });
    room.onMessage("emote", (emote: Emoted) => {
      for (const listener of this.#listeners) listener(emote);
    });
    room.onMessage("drum", (drummed: Drummed) => {
      if (drummed.who !== this.me.value) this.#tellOfDrum(drummed);
    });
    room.onMessage("nudge", (nudged: Nudged) => {
      for (const listener of this.#nudgeListeners) listener(nudged);
    });
  }

  /** Reads the present players and spectators from the state. */
  read({ chairs, watchers }: TableState, { who }: Welcome): void {
    this.me.value = who;
    this.seated.value = Array.from(chairs, (chair) => chair.who);
    this.spectators.value = Array.from(watchers, ({ who, name, avatar, guest }) => ({ who, name, avatar, guest }));
  }

  onEmote(listener: (emote: Emoted) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  emote(request: EmoteRequest): SocialAnswer {
    return this.#ask("emote", request);
  }

  onDrum(listener: (drummed: Drummed) => void): () => void {
    this.#drumListeners.add(listener);
    return () => this.#drumListeners.delete(listener);
  }

  drum(): void {
    const who = this.me.value;
    const seat = this.seated.value.indexOf(who);
    if (seat < 0) return;
    this.#tellOfDrum({ seat, who });
    void this.#ask("drum", {});
  }

  #tellOfDrum(drummed: Drummed): void {
    for (const listener of this.#drumListeners) listener(drummed);
  }

  onNudge(listener: (nudged: Nudged) => void): () => void {
    this.#nudgeListeners.add(listener);
    return () => this.#nudgeListeners.delete(listener);
  }

  nudge(): SocialAnswer {
    return this.#ask("nudge", {});
  }

  say(text: string): SocialAnswer {
    return this.#ask("say", { text } satisfies SayRequest);
  }

  report(report: TableReport): SocialAnswer {
    return this.#ask("report", report);
  }
}
