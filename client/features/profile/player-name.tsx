import { addresses } from "../../../shared/net/addresses.ts";
import { t } from "../../app/i18n.ts";
import { SiteLink } from "../../components/site-link.tsx";
import { sitePath } from "../../state/base-path.ts";
import "./profile-link.css";
import "../../components/guest-mark.css";

interface ProfileLinkProps {
  readonly name: string;
  /** Opens a new tab, so that the player stays on the current page. */
  readonly apart?: boolean;
}

/** A name as a link to the player's profile. */
export const ProfileLink = ({ name, apart }: ProfileLinkProps) =>
  apart ? (
    <a class="profile-link" href={sitePath(addresses.player(name))} target="_blank" rel="noopener">
      <bdi>{name}</bdi>
    </a>
  ) : (
    <SiteLink to={addresses.player(name)} class="profile-link">
      <bdi>{name}</bdi>
    </SiteLink>
  );

/** Mark behind the name of a guest. */
export const GuestMark = () => <span class="guest-mark">{t("profile.guest")}</span>;
