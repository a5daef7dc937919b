import { fail, ok, type Result } from "../../../shared/core/result.ts";
import {
  type Attendee,
  type ChatLine,
  linesKept,
  maxLineLength,
  type SocialErrorCode,
} from "../../../shared/net/social.ts";
import { withoutProfanity } from "../../people/identity/profanity.ts";
import { readable, visible } from "../../people/identity/text-normalization.ts";

/** Number of chat lines that are attached to a report. */
const linesReported = 20;

/** Latest chat lines of a table. */
export class Chat {
  #lines: readonly ChatLine[] = [];
  #said = 0;

  /** Oldest first. */
  get lines(): readonly ChatLine[] {
    return this.#lines;
  }

  /** Returns the latest line of a person, by their number at the table. */
  lastOf(who: number): ChatLine | null {
    return this.#lines.findLast((line) => line.who === who) ?? null;
  }

  /** Returns the lines around a line, or the latest ones for null. */
  around(number: number | null): readonly ChatLine[] {
    if (number === null) return this.#lines.slice(-linesReported);
    return this.#lines.filter(
      (line) => line.number > number - linesReported / 2 && line.number <= number + linesReported / 2,
    );
  }

  /** @returns the numbers of the lines that were removed. */
  remove(numbers: readonly number[]): readonly number[] {
    const gone = this.#lines.flatMap(({ number }) => (numbers.includes(number) ? [number] : []));
    this.#lines = this.#lines.filter(({ number }) => !gone.includes(number));
    return gone;
  }

  /** Adds a line after tidying it and masking profanity. */
  add({ who, name, avatar, guest }: Attendee, text: string): Result<ChatLine, SocialErrorCode> {
    const tidy = readable(text);
    if (!visible.test(tidy)) return fail("empty");
    if ([...tidy].length > maxLineLength) return fail("too-long");
    this.#said += 1;
    const line = { number: this.#said, who, name, avatar, guest, text: withoutProfanity(tidy) };
    this.#lines = [...this.#lines, line].slice(-linesKept);
    return ok(line);
  }
}
