import type { ComponentChildren } from "preact";
import "./rules.css";

interface PanelProps {
  readonly number: number;
  /** Colours of ground and rays, as CSS. */
  readonly colours: readonly [string, string];
  readonly title: string;
  readonly text: string;
  readonly children: ComponentChildren;
}

/** One of the pictures at the top of a rules page. */
export function RulesPicture({ number, colours: [ground, ray], title, text, children }: PanelProps) {
  return (
    <li>
      <div class="how-picture rays" style={{ "--ground": ground, "--ray": ray }} aria-hidden="true">
        {children}
        <span class="how-number">{number}</span>
      </div>
      <p>
        <b class="rule-title">{title}</b> {text}
      </p>
    </li>
  );
}

interface RuleProps {
  readonly title: string;
  readonly text: string;
  /** Content before the rule. */
  readonly children?: ComponentChildren;
}

export function Rule({ title, text, children }: RuleProps) {
  return (
    <li>
      {children}
      <p class="grow">
        <b class="rule-title">{title}</b> {text}
      </p>
    </li>
  );
}
