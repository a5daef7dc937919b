import { GoTo } from "./go-to.tsx";
import "./profile-link.css";

/** The address of a player's profile. */
export const profileAddress = (name: string): string => `/p/${encodeURIComponent(name)}`;

interface ProfileLinkProps {
  readonly name: string;
  /** Opens in a tab of its own, because the player should stay where they are. */
  readonly apart?: boolean;
}

/** A name that leads to the player's profile. */
export const ProfileLink = ({ name, apart }: ProfileLinkProps) =>
  apart ? (
    <a class="profile-link" href={profileAddress(name)} target="_blank" rel="noopener">
      {name}
    </a>
  ) : (
    <GoTo to={profileAddress(name)} class="profile-link">
      {name}
    </GoTo>
  );
