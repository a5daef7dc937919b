import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../app/i18n.ts";
import { Icon } from "./pictures/icon.tsx";
import "./sheet.css";

interface SheetProps {
  readonly title: string;
  readonly children: ComponentChildren;
  /** Without it the sheet can only be left by its own actions. */
  readonly onClose?: () => void;
  readonly wide?: boolean;
}

/** Modal sheet over the page. Escape, a press beside it and its cross close it. */
export function Sheet({ title, children, onClose, wide }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => {
    const element = dialog.current;
    const onPress = (event: MouseEvent) => {
      if (event.target === element) close.current?.();
    };
    // Browsers without `closedby` let a second Escape or Back close a dialog without asking the page.
    const onClosed = () => (close.current ? close.current() : element?.showModal());
    element?.showModal();
    element?.addEventListener("click", onPress);
    element?.addEventListener("close", onClosed);
    return () => {
      element?.removeEventListener("click", onPress);
      element?.removeEventListener("close", onClosed);
      // Returns the focus to the element that had it before.
      element?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      closedby={onClose ? "closerequest" : "none"}
      class={wide ? "sheet paper wide" : "sheet paper"}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        // A file chooser inside the sheet sends the event too, when it is cancelled.
        if (event.target === event.currentTarget) onClose?.();
      }}
    >
      <div class="sheet-head">
        <h2 id={id}>{title}</h2>
        {onClose && (
          <button type="button" class="icon" aria-label={t("app.close")} onClick={onClose}>
            <Icon name="cross" />
          </button>
        )}
      </div>
      <div class="sheet-body">{children}</div>
    </dialog>
  );
}
