import type { ComponentChildren } from "preact";
import { drawing } from "./drawings.ts";
import "./notice.css";

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  /** Buttons and more, below the text. */
  readonly children?: ComponentChildren;
}

/** A sleeping cat and one thing to know, in the middle of the window. */
export function Notice({ title, text, children }: NoticeProps) {
  return (
    <main class="page notice">
      <div class="paper dots notice-box">
        <div class="notice-face rays">
          <img src={drawing("faces/moon-cat")} alt="" />
        </div>
        <h1>{title}</h1>
        <p class="balance">{text}</p>
        {children}
      </div>
    </main>
  );
}
