import type { ComponentChildren } from "preact";
import "./button.css";

interface ButtonProps {
  /** `go` is the primary action; each screen has at most one. */
  readonly kind?: "go" | "go yes" | "plain" | "quiet" | "yes" | "no" | "link";
  readonly children: ComponentChildren;
  readonly onPress: () => void;
  readonly block?: boolean;
  readonly round?: boolean;
  /** Disabled; the label gives the reason. */
  readonly off?: boolean;
  readonly busy?: boolean;
  /** Receives the focus when its sheet opens. */
  readonly focused?: boolean;
  readonly label?: string;
  /** Whether the part that the button shows is open; missing for other buttons. */
  readonly expanded?: boolean;
  readonly class?: string;
}

export function Button(props: ButtonProps) {
  const { kind = "plain", block, round, off = false, busy = false, label, children, onPress } = props;
  const classes = ["btn", kind, block && "block", round && "round", props.class].filter(Boolean).join(" ");
  return (
    <button
      type="button"
      class={classes}
      autofocus={props.focused}
      aria-label={label}
      aria-expanded={props.expanded}
      aria-disabled={off || busy || undefined}
      aria-busy={busy || undefined}
      onClick={() => {
        if (!off && !busy) onPress();
      }}
    >
      {children}
    </button>
  );
}
