import type { ComponentChildren } from "preact";
import { Avatar } from "../../components/pictures/avatar.tsx";
import { GuestMark } from "../profile/player-name.tsx";
import "./friends.css";

interface RowProps {
  readonly name: string;
  readonly avatar: string;
  readonly guest?: boolean;
  /** Second line; may be empty. */
  readonly note: string;
  /** Whether the player is online; missing if it is unknown. */
  readonly isHere?: boolean;
  /** Buttons. */
  readonly children: ComponentChildren;
}

/** A player with one line about them, and buttons. */
export const PersonRow = ({ name, avatar, guest = false, note, isHere, children }: RowProps) => (
  <li class="person-row">
    <span class={isHere === undefined ? "person-face" : isHere ? "person-face here" : "person-face away"}>
      <Avatar id={avatar} size={40} />
    </span>
    <span class="person-text">
      <b class="label">
        <bdi>{name}</bdi>
        {guest && <GuestMark />}
      </b>
      {note !== "" && <span class="tiny soft-ink">{note}</span>}
    </span>
    <span class="person-buttons">{children}</span>
  </li>
);
