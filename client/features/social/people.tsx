import type { Attendee } from "../../../shared/net/social.ts";
import { GuestMark } from "../../components/guest-mark.tsx";
import { Avatar } from "../../components/pictures/avatar.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import type { TableSnapshot } from "../../game-model/model.ts";
import type { Talk } from "../../state/talk.ts";
import { ProfileLink } from "../profile/profile-link.tsx";
import { PersonMenuButton } from "../report/more-button.tsx";
import { t } from "./texts.ts";

interface PeopleProps {
  readonly talk: Talk;
  readonly table: TableSnapshot;
}

/** Players and spectators of the table. The player may mute, block and report each of the others. */
export function People({ talk, table }: PeopleProps) {
  const { seated, spectators } = talk.social;
  const players = table.chairs.flatMap(({ seat, name, avatar, guest }) => {
    const who = seated.value[seat] ?? 0;
    return who === 0 ? [] : [{ who, name, avatar, guest }];
  });
  return (
    <div class="people">
      <Group title={t("social.people.atTable")} people={players} talk={talk} />
      {spectators.value.length > 0 && (
        <Group
          title={t("social.people.watching", { count: spectators.value.length })}
          people={spectators.value}
          talk={talk}
        />
      )}
      {talk.muted.value.size > 0 && <p class="tiny soft">{t("social.people.muted")}</p>}
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly people: readonly Attendee[];
  readonly talk: Talk;
}

function Group({ title, people, talk }: GroupProps) {
  return (
    <>
      <h3 class="label">{title}</h3>
      <ul>
        {people.map(({ who, name, avatar, guest }) => (
          <li key={who} class="row">
            <Avatar id={avatar} size={36} />
            <span class="grow">
              {guest || who === talk.social.me.value ? name : <ProfileLink name={name} apart />}
              {guest && <GuestMark />}
            </span>
            {who !== talk.social.me.value && (
              <>
                <Mute who={who} name={name} talk={talk} />
                <PersonMenuButton person={{ name, avatar, guest, met: { kind: "table", talk, who, line: null } }} />
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

interface MuteProps {
  readonly who: number;
  readonly name: string;
  readonly talk: Talk;
}

function Mute({ who, name, talk }: MuteProps) {
  if (talk.social.blocked.value.has(who)) return <span class="tiny soft">{t("social.people.blocked")}</span>;
  const muted = talk.muted.value.has(who);
  return (
    <button
      type="button"
      class="icon"
      aria-pressed={muted}
      aria-label={t("social.people.mute", { name })}
      onClick={() => talk.mute(who, !muted)}
    >
      <Icon name={muted ? "mute" : "sound"} />
    </button>
  );
}
