import { addTexts } from "../../app/i18n.ts";

export const t = addTexts("account");

/** Separator of browser and system in the labels stored by the server. */
const kept = " on ";

/** Returns a device's name in the page's language, from its label. */
export function deviceName(label: string): string {
  const [browser = label, system] = label.split(kept);
  return system === undefined ? browser : t("account.device", { browser, system });
}
