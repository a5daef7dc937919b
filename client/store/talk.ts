import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { ChatLine } from "../../shared/net/social.ts";
import type { SeatFinder, TableExtras } from "../game/chrome.ts";
import type { TableSocial } from "../game/social.ts";
import { recall, remember } from "../storage.ts";

/**
 * What this player sees of a table's chat and emotes: what is open, what they have read, whom they do not want to hear.
 * Muting ends with the table; blocking holds everywhere, and the server knows of it.
 */
export class Talk {
  readonly social: TableSocial;
  readonly open = signal<"chat" | "emotes" | null>(null);
  /** What chat and emotes add to the picture of the table. */
  readonly extras: Signal<TableExtras> = signal({ corners: [], note: "" });
  /** Where a seat is on the drawn table; null while none is drawn. */
  readonly seatAt = signal<SeatFinder | null>(null);
  readonly muted: ReadonlySignal<ReadonlySet<number>>;
  /** The lines of people who are neither muted nor blocked. */
  readonly lines: ReadonlySignal<readonly ChatLine[]>;
  /** How many lines of the others there are. */
  readonly hidden: ReadonlySignal<number>;
  readonly unread: ReadonlySignal<number>;
  readonly #code: string;
  readonly #muted: Signal<ReadonlySet<number>>;
  /** The number of the last line that was read. */
  readonly #read = signal(0);

  /** @param code of the table: people are muted only at this table. */
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

  /** Whether nothing is shown of what this person says and throws. */
  hides(who: number): boolean {
    return this.#muted.value.has(who) || this.social.blocked.value.has(who);
  }

  mute(who: number, on: boolean): void {
    const others = [...this.#muted.value].filter((each) => each !== who);
    this.#muted.value = new Set(on ? [...others, who] : others);
    remember("muted", [this.#code, ...this.#muted.value].join(" "));
  }
}

/** The browser remembers muted people only for the last table. */
function mutedAt(code: string): ReadonlySet<number> {
  const [table, ...numbers] = (recall("muted") ?? "").split(" ");
  return new Set(table === code ? numbers.map(Number) : []);
}
