import { languageFor } from "../../../shared/locales/languages.ts";
import type { PushKind, PushPayload } from "../../../shared/net/push.ts";
import { serverTexts } from "../../runtime/server-texts.ts";

/** Reason to notify a person, with what the notification says. `code`: of the table. */
export type PushMessage = { readonly code: string } & (
  | { readonly kind: "invitation"; readonly from: string }
  | { readonly kind: "begins" }
  /** `seconds`: time until a bot plays. */
  | { readonly kind: "turn"; readonly seconds: number }
) & { readonly kind: PushKind };

const texts = serverTexts(["called"]);

/** Writes a notification in the language of a device. */
export function payloadOf(message: PushMessage, language: string): PushPayload {
  const { code, kind, ...values } = message;
  const text = (part: "title" | "body") =>
    texts.text(languageFor([language]) ?? "en", `called.${kind}.${part}`, { code, ...values });
  return { title: text("title"), body: text("body"), path: `/t/${code}`, tag: `${kind} ${code}` };
}
