import de from "../../../shared/locales/de/called.json" with { type: "json" };
import en from "../../../shared/locales/en/called.json" with { type: "json" };
import type { PushKind, PushPayload } from "../../../shared/net/push.ts";

/** Reason to notify a person, with what the notification says. `code`: of the table. */
export type PushMessage = { readonly code: string } & (
  | { readonly kind: "invitation"; readonly from: string }
  | { readonly kind: "begins" }
  /** `seconds`: time until a bot plays. */
  | { readonly kind: "turn"; readonly seconds: number }
) & { readonly kind: PushKind };

/** Writes a notification in the language of a device. */
export function payloadOf(message: PushMessage, language: string): PushPayload {
  const { called } = language === "de" ? de : en;
  const { title, body } = called[message.kind];
  const { code, kind, ...values } = message;
  const fill = (text: string) =>
    Object.entries({ code, ...values }).reduce(
      (filled, [name, value]) => filled.replaceAll(`{{${name}}}`, () => String(value)),
      text,
    );
  return { title: fill(title), body: fill(body), path: `/t/${code}`, tag: `${kind} ${code}` };
}
