import type { Call } from "../../../shared/net/line.ts";
import type { Timers } from "../../runtime/timers.ts";
import { lingerMs, type PersonLine } from "../line/person-line.ts";
import type { PushMessage } from "./messages.ts";
import type { PushSender } from "./push-sender.ts";

/** Time in ms after which a person certainly no longer counts as connected because of an earlier connection. */
const marginMs = 500;

interface PersonCallsDeps {
  readonly line: Pick<PersonLine, "send" | "isOpen">;
  /** Null: Web Push is off. */
  readonly push: Pick<PushSender, "notify"> | null;
  readonly timers: Pick<Timers, "after">;
}

/** Calls persons wherever they are: on their open pages, or on their devices if no page is open. */
export class PersonCalls {
  readonly #deps: PersonCallsDeps;
  /** Whether pages that were open before a restart may not have returned yet. */
  #isStarting = true;
  #hasEnded = false;

  constructor(deps: PersonCallsDeps) {
    this.#deps = deps;
  }

  /** Must be called once pages can connect. */
  start(): void {
    this.#deps.timers.after(lingerMs + marginMs, () => {
      this.#isStarting = false;
    });
  }

  /** Calls a person to their table. Returns at once, because a table must not wait. */
  call(personId: string, { code, edition }: { readonly code: string; readonly edition: string }, call: Call): void {
    this.#deps.line.send(personId, { kind: "call", code, edition, call });
    this.notifyAbsent(
      personId,
      call.reason === "turn" ? { kind: "turn", code, seconds: call.seconds } : { kind: "begins", code },
    );
  }

  /**
   * Notifies a person on their devices if no page of theirs is open. A person who has just lost the last connection, as
   * all have at a start, is looked at later, because their page may be loading.
   */
  notifyAbsent(personId: string, message: PushMessage): void {
    const { push, timers } = this.#deps;
    if (!push) return;
    const notifyUnlessOpen = async (about: PushMessage): Promise<boolean> => {
      if (await this.#deps.line.isOpen(personId)) return false;
      if (!this.#hasEnded) await push.notify(personId, about);
      return true;
    };
    const notifyNow = async () => !this.#isStarting && (await notifyUnlessOpen(message));
    void notifyNow().then((isDone) => {
      if (isDone) return;
      timers.after(lingerMs + marginMs, () => void notifyUnlessOpen(later(message)));
    });
  }

  /** Notifies no device from now on. A shutdown disconnects all pages, and closes the database. */
  stop(): void {
    this.#hasEnded = true;
  }
}

/** The message as it is true once a person no longer counts as connected. */
const later = (message: PushMessage): PushMessage =>
  message.kind === "turn" ? { ...message, seconds: Math.max(1, message.seconds - lingerMs / 1000) } : message;
