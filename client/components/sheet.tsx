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
    element?.showModal();
    element?.addEventListener("click", onPress);
    return () => {
      element?.removeEventListener("click", onPress);
      // Returns the focus to the element that had it before.
      element?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={wide ? "sheet paper wide" : "sheet paper"}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
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
