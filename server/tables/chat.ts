import { fail, ok, type Result } from "../../shared/core/result.ts";
import { type Attendee, type ChatLine, linesKept, longestLine, type SocialErrorCode } from "../../shared/net/social.ts";
import { withoutProfanity } from "../players/profanity.ts";
import { readable, visible } from "../players/wording.ts";

/** The latest lines of a table's chat. */
export class Chat {
  #lines: readonly ChatLine[] = [];
  #said = 0;

  /** Oldest first. */
  get lines(): readonly ChatLine[] {
    return this.#lines;
  }

  /** Adds a line, tidied and without profanity. */
  add({ who, name, avatar, guest }: Attendee, text: string): Result<ChatLine, SocialErrorCode> {
    const tidy = readable(text);
    if (!visible.test(tidy)) return fail("empty");
    if ([...tidy].length > longestLine) return fail("too-long");
    this.#said += 1;
    const line = { number: this.#said, who, name, avatar, guest, text: withoutProfanity(tidy) };
    this.#lines = [...this.#lines, line].slice(-linesKept);
    return ok(line);
  }
}
