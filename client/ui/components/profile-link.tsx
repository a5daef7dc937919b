import { GoTo } from "./go-to.tsx";
import "./profile-link.css";

/** The address of a player's profile. */
export const profileAddress = (name: string): string => `/p/${encodeURIComponent(name)}`;

/** A name that leads to the player's profile. */
export const ProfileLink = ({ name }: { readonly name: string }) => (
  <GoTo to={profileAddress(name)} class="profile-link">
    {name}
  </GoTo>
);
