import type { Rival } from "../../../shared/net/people.ts";
import { Avatar } from "../../components/pictures/avatar.tsx";
import { ProfileLink } from "./profile-link.tsx";
import { t } from "./texts.ts";

/** The player's most frequent opponents, and the results against them. */
export const Rivals = ({ rivals }: { readonly rivals: readonly Rival[] }) => (
  <section class="paper panel">
    <h2 class="head">{t("player.rivals")}</h2>
    <p class="small soft">{t("player.rivalsText")}</p>
    <ul class="player-rows">
      {rivals.map(({ name, avatar, games, ahead, behind }) => (
        <li key={name}>
          <Avatar id={avatar} size={44} />
          <span class="grow">
            <span class="row between">
              <ProfileLink name={name} />
              <span class="small soft count">{t("player.rival", { count: games })}</span>
            </span>
            <span class="rival-bar" aria-hidden="true">
              <i style={{ flexGrow: ahead }} />
              <em style={{ flexGrow: behind }} />
            </span>
            <span class="tiny soft row between">
              <span>{t("player.ahead", { ahead })}</span>
              <span>{t("player.behind", { behind })}</span>
            </span>
          </span>
        </li>
      ))}
    </ul>
  </section>
);
