import type { ComponentChildren } from "preact";
import { Icon } from "../pictures/icon.tsx";
import "./field.css";

/** Error text below a field. The field must refer to it in `aria-describedby`. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ComponentChildren }) {
  return (
    <p class="field-error" id={id} role="alert">
      <Icon name="cross" />
      <span>{children}</span>
    </p>
  );
}
