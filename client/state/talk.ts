import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { ChatLine } from "../../shared/net/social.ts";
import type { TableSocial } from "../game-model/social.ts";
import type { SeatFinder, TableExtras } from "../game-model/table-host.ts";
import { readStored, writeStored } from "./storage.ts";

/**
 * Chat and emote state of one player at a table: open panel, read lines, muted players. Muting ends with the table.
 * Blocking applies everywhere and is stored on the server.
 */
export class Talk {
  readonly social: TableSocial;
  readonly open = signal<"chat" | "emotes" | null>(null);
  /** Additions of chat and emotes to the drawn table. */
  readonly extras: Signal<TableExtras> = signal({ corners: [], note: "" });
  /** Finds the position of a seat on the drawn table; null without a drawn table. */
  readonly seatAt = signal<SeatFinder | null>(null);
  readonly muted: ReadonlySignal<ReadonlySet<number>>;
  /** Lines of players that are neither muted nor blocked. */
  readonly lines: ReadonlySignal<readonly ChatLine[]>;
  /** Number of hidden lines. */
  readonly hidden: ReadonlySignal<number>;
  readonly unread: ReadonlySignal<number>;
  readonly #code: string;
  readonly #muted: Signal<ReadonlySet<number>>;
  /** Number of the last read line. */
  readonly #read = signal(0);

  /** @param code of the table, because players are muted only at this table. */
  constructor(social: TableSocial, code: string) {
    this.social = social;
    this.#code = code;
    this.#muted = signal(mutedAt(code));
    this.muted = this.#muted;
    this.lines = computed(() => social.lines.value.filter(({ who }) => !this.hides(who)));
    this.hidden = computed(() => social.lines.value.length - this.lines.value.length);
    this.unread = computed(() => {
      const others = this.lines.value.filter(({ who }) => who !== social.me.value);
      return others.filter(({ number }) => number > this.#read.value).length;
    });
  }

  toggle(what: "chat" | "emotes"): void {
    this.open.value = this.open.value === what ? null : what;
  }

  close(): void {
    this.open.value = null;
  }

  markRead(): void {
    this.#read.value = this.social.lines.value.at(-1)?.number ?? 0;
  }

  /** Whether chat and emotes of this player or spectator are hidden. */
  hides(who: number): boolean {
    return this.#muted.value.has(who) || this.social.blocked.value.has(who);
  }

  mute(who: number, on: boolean): void {
    const others = [...this.#muted.value].filter((each) => each !== who);
    this.#muted.value = new Set(on ? [...others, who] : others);
    writeStored("muted", [this.#code, ...this.#muted.value].join(" "));
  }
}

/** Returns the muted players. The browser stores them only for the last table. */
function mutedAt(code: string): ReadonlySet<number> {
  const [table, ...numbers] = (readStored("muted") ?? "").split(" ");
  return new Set(table === code ? numbers.map(Number) : []);
}
