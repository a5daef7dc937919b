import { type ReadonlySignal, signal } from "@preact/signals";
import type { Result } from "../../../shared/core/result.ts";
import type { ReportWords } from "../../../shared/net/moderation.ts";
import type { Profile } from "../../../shared/net/protocol.ts";
import { openSheet } from "../../app/router.ts";
import type { ApiFailure } from "../../net/request.ts";

/** Sender of a friend request or an invitation. */
export interface ContactSender extends Profile {
  readonly report: (report: ReportWords) => Promise<Result<object, ApiFailure>>;
}

const asked = signal<ContactSender | null>(null);

/** Subject of the open sheet; null after a reload of the page. */
export const selectedSender: ReadonlySignal<ContactSender | null> = asked;

/** Opens the sheet to report a sender. */
export function openContactSheet(sender: ContactSender): void {
  asked.value = sender;
  openSheet("contact");
}
