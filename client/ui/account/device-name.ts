import { t } from "./texts.ts";

/** Between browser and system, in the labels that the server keeps. */
const kept = " on ";

/** A device by its label, in the page's language. */
export function deviceName(label: string): string {
  const [browser = label, system] = label.split(kept);
  return system === undefined ? browser : t("account.device", { browser, system });
}
