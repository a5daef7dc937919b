import type { Response } from "express";
import type { ReportWords } from "../../../shared/net/moderation.ts";
import type { Player, Profile } from "../../../shared/net/protocol.ts";
import type { ApiDeps } from "./api-deps.ts";
import { sendError } from "./errors.ts";

/* Parts that the routes of friend requests and invitations share. */

type ContactDeps = Pick<ApiDeps, "moderation">;

/** Refuses players with a sanction that bars them from chat. @returns whether the response has been sent. */
export async function isMuted({ moderation }: ContactDeps, player: Player, response: Response): Promise<boolean> {
  const held = await moderation.accessPolicy.fromContact(player);
  if (held) sendError(response, { error: "sanctioned", until: held.until });
  return held !== null;
}

interface ContactReport {
  readonly reporter: string;
  /** Null if the request or invitation is no longer open. */
  readonly sender: (Profile & { readonly id: string }) | null;
  readonly report: ReportWords;
}

/** Files a report of the sender of a friend request or an invitation, and sends the response. */
export async function reportContact(
  { moderation }: ContactDeps,
  { reporter, sender, report: { reason, words = "" } }: ContactReport,
  response: Response,
): Promise<void> {
  if (!sender) return sendError(response, { error: "no-such-request" });
  const filed = await moderation.reports.file({
    ...{ reporter, reason, words, line: null, lines: [] },
    accused: { ...sender, who: null },
    ...{ roomId: null, stretch: null },
  });
  if (filed.ok) response.status(201).json({});
  else sendError(response, { error: errors[filed.error] });
}

const errors = {
  "nobody-there": "no-such-player",
  "too-fast": "too-many-tries",
  "too-many-reports": "too-many-reports",
} as const;
