import { t } from "../app/i18n.ts";
import { showToast } from "../state/toasts.ts";
import { Button } from "./forms/button.tsx";
import { Icon } from "./pictures/icon.tsx";
import "./link-box.css";

interface LinkBoxProps {
  readonly label: string;
  readonly link: string;
  /** Text for the system's share sheet. Without it, the link can only be copied. */
  readonly shareText?: string;
}

/** A link to read and copy; if the system supports it, also to share. */
export function LinkBox({ label, link, shareText }: LinkBoxProps) {
  return (
    <div class="link-box">
      <input
        class="field"
        readOnly
        aria-label={label}
        value={link.replace(/^https?:\/\//, "")}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button onPress={() => void copy(link)}>
        <Icon name="copy" />
        {t("room.copy")}
      </Button>
      {shareText !== undefined && "share" in navigator && (
        <Button onPress={() => void share(link, shareText)}>
          <Icon name="share" />
          {t("room.share")}
        </Button>
      )}
    </div>
  );
}

export async function copy(link: string): Promise<void> {
  if (await copyText(link)) showToast(t("room.copied"));
  else showToast(t("room.notCopied"), "error");
}

/** Copies a text. Pages without https have no clipboard API, so the older command copies there. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "unseen";
  // Elements outside an open dialog cannot be selected.
  const host = document.querySelector("dialog[open]") ?? document.body;
  const focused = document.activeElement;
  host.append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}

/** Shares a link. Closing the system's sheet without sharing is no error. */
export async function share(url: string, text: string): Promise<void> {
  try {
    await navigator.share({ url, text });
  } catch {}
}

/** Opens the system's share sheet; without one, copies the link. */
export const shareOrCopy = (url: string, text: string): Promise<void> =>
  "share" in navigator ? share(url, text) : copy(url);

/** Makes the browser save a file. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
