import de from "../../../shared/locales/de/called.json" with { type: "json" };
import en from "../../../shared/locales/en/called.json" with { type: "json" };
import type { Language } from "../../../shared/locales/languages.ts";
import type { PushKind, PushPayload } from "../../../shared/net/push.ts";

/** Reason to notify a person, with what the notification says. `code`: of the table. */
export type PushMessage = { readonly code: string } & (
  | { readonly kind: "invitation"; readonly from: string }
  | { readonly kind: "begins" }
  /** `seconds`: time until a bot plays. */
  | { readonly kind: "turn"; readonly seconds: number }
) & { readonly kind: PushKind };

/** Texts by language. */
const texts: ReadonlyMap<string, typeof en> = new Map(Object.entries({ en, de } satisfies Record<Language, typeof en>));

/** Writes a notification in the language of a device. */
export function payloadOf(message: PushMessage, language: string): PushPayload {
  const { title, body } = (texts.get(language) ?? en)[message.kind];
  const { code, kind, ...values } = message;
  const fill = (text: string) =>
    Object.entries({ code, ...values }).reduce(
      (filled, [name, value]) => filled.replaceAll(`{{${name}}}`, () => String(value)),
      text,
    );
  return { title: fill(title), body: fill(body), path: `/t/${code}`, tag: `${kind} ${code}` };
}
