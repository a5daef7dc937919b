import { languageFor } from "../../../shared/locales/languages.ts";
import { addresses } from "../../../shared/net/addresses.ts";
import type { PushKind, PushPayload } from "../../../shared/net/push.ts";
import { serverTexts } from "../../runtime/server-texts.ts";

/** Reason to notify a person, with what the notification says. `code`: of the table. `party`: ticket of the party. */
export type PushMessage = { readonly kind: PushKind } & (
  | { readonly kind: "invitation"; readonly from: string; readonly code: string }
  | { readonly kind: "invitation"; readonly from: string; readonly party: string }
  | { readonly kind: "begins"; readonly code: string }
  /** `seconds`: time until a bot plays. */
  | { readonly kind: "turn"; readonly seconds: number; readonly code: string }
);

const texts = serverTexts(["called"]);

/** Writes a notification in the language of a device. */
export function payloadOf(message: PushMessage, language: string): PushPayload {
  const { kind, ...values } = message;
  const text = (part: string) => texts.text(languageFor([language]) ?? "en", `called.${kind}.${part}`, { ...values });
  if ("party" in message)
    return {
      title: text("title"),
      body: text("party"),
      path: addresses.party(message.party),
      tag: `${kind} ${message.party}`,
    };
  const { code } = message;
  return { title: text("title"), body: text("body"), path: addresses.table(code), tag: `${kind} ${code}` };
}
