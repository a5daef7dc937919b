import type { ComponentChildren } from "preact";
// Inlined, because a notice may report that resources can no longer load.
import sleepingCat from "../art/faces/moon-cat.svg?inline";
import "./notice.css";

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  /** Buttons and other things below the text. */
  readonly children?: ComponentChildren;
  /** Whether it lies over a screen with its own heading. */
  readonly over?: boolean;
}

/** A sleeping cat and one message, in the middle of the window. */
export function Notice({ title, text, children, over = false }: NoticeProps) {
  const Ground = over ? "div" : "main";
  const Heading = over ? "h2" : "h1";
  return (
    <Ground class="page notice">
      <div class="paper dots notice-box">
        <div class="notice-face rays">
          <img src={sleepingCat} alt="" />
        </div>
        <Heading>{title}</Heading>
        <p class="balance">{text}</p>
        {children}
      </div>
    </Ground>
  );
}
