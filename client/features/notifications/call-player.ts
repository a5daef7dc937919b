import { addresses } from "../../../shared/net/addresses.ts";
import type { PersonInvitation } from "../../../shared/net/friends.ts";
import type { LineMessageOf } from "../../../shared/net/line.ts";
import type { PushKind } from "../../../shared/net/push.ts";
import { addTexts, textsReady } from "../../app/i18n.ts";
import { isNotified, showNotification } from "../../state/notifications.ts";
import { showToast } from "../../state/toasts.ts";

const t = addTexts("called");

/** Reasons for which an open page calls its player: those of a closed page, and some that only a page knows. */
export type PageCall = "found" | "turn" | "noped" | "rematch";

const kindOf: Readonly<Record<PageCall, PushKind>> = {
  found: "begins",
  turn: "turn",
  noped: "turn",
  rematch: "begins",
};

/** Shows a notification if the page is hidden, and its player wants it. @param code of the table. */
export async function callFromTable(call: PageCall, code: string): Promise<void> {
  if (!document.hidden || !isNotified(kindOf[call])) return;
  await textsReady();
  const name = call === "turn" ? "asked" : call;
  const [title, body] = [t(`called.${name}.title`), t(`called.${name}.body`, { code })];
  await showNotification({ title, body, path: addresses.table(code), tag: `${kindOf[call]} ${code}` });
}

/** Calls the player to a table that this page does not show: by a notification, or on the page if it is visible. */
export async function callToTable({ code, call }: LineMessageOf<"call">): Promise<void> {
  await textsReady();
  const title = t(`called.${call.reason}.title`);
  const body =
    call.reason === "turn" ? t("called.turn.body", { seconds: call.seconds }) : t("called.begins.body", { code });
  if (!document.hidden) showToast(`${title}. ${body}`);
  else if (isNotified(call.reason))
    await showNotification({ title, body, path: addresses.table(code), tag: `${call.reason} ${code}` });
}

/** Notifies the player of a hidden page that they are invited. A visible page shows the invitation itself. */
export async function callToInvitation(invitation: PersonInvitation): Promise<void> {
  if (!document.hidden || !isNotified("invitation")) return;
  await textsReady();
  const title = t("called.invitation.title", { from: invitation.name });
  const place =
    "party" in invitation
      ? { body: t("called.invitation.party"), path: addresses.party(invitation.party) }
      : { body: t("called.invitation.body", { code: invitation.code }), path: addresses.table(invitation.code) };
  await showNotification({ title, ...place, tag: `invitation ${place.path}` });
}
