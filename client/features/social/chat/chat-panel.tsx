import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Attendee } from "../../../../shared/net/social.ts";
import { Avatar } from "../../../components/pictures/avatar.tsx";
import { Icon } from "../../../components/pictures/icon.tsx";
import type { TableSnapshot } from "../../../game-model/model.ts";
import type { Talk } from "../../../state/talk.ts";
import { GuestMark, ProfileLink } from "../../profile/player-name.tsx";
import { PersonMenuButton } from "../../report/more-button.tsx";
import type { SocialProps } from "../social-state.ts";
import { t } from "../texts.ts";
import { ChatAllowed, ChatBody } from "./chat-body.tsx";

/** The chat beside the table, or on a phone over its lower part. The game stays playable. */
export function ChatPanel({ talk, link, table }: SocialProps) {
  const panel = useRef<HTMLElement>(null);
  const [arePeopleShown, setArePeopleShown] = useState(false);
  useKeyboardRoom(panel);
  // Runs before the next key event, because letters after the shortcut of the chat must not reach the table.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const field = panel.current?.querySelector<HTMLElement>(".chat-form input");
    const close = panel.current?.querySelector<HTMLElement>("header button:last-child");
    (matchMedia("(pointer: fine)").matches && field ? field : close)?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const title = arePeopleShown ? t("social.people.title") : t("social.chat.title");
  return (
    <section
      ref={panel}
      class="glass chat-panel"
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        talk.close();
      }}
    >
      <header class="row">
        <h2 class="head grow">{title}</h2>
        <button
          type="button"
          class="icon"
          aria-label={arePeopleShown ? t("social.people.back") : t("social.people.show")}
          onClick={() => setArePeopleShown(!arePeopleShown)}
        >
          <Icon name={arePeopleShown ? "chat" : "people"} />
        </button>
        <button type="button" class="icon" aria-label={t("app.close")} onClick={() => talk.close()}>
          <Icon name="cross" />
        </button>
      </header>
      {!arePeopleShown && <ChatAllowed link={link} table={table} />}
      {arePeopleShown ? <People talk={talk} table={table} /> : <ChatBody talk={talk} table={table} />}
    </section>
  );
}

interface PeopleProps {
  readonly talk: Talk;
  readonly table: TableSnapshot;
}

/** Players and spectators of the table. The player may mute, block and report each of the others. */
function People({ talk, table }: PeopleProps) {
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
              {guest || who === talk.social.me.value ? <bdi>{name}</bdi> : <ProfileLink name={name} apart />}
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

/** Height from which a covered part of the window is a keyboard and not a bar of the browser, in CSS pixels. */
const minKeyboard = 80;

/** Height below which the chat shows only its lines and field, in CSS pixels. */
const lowHeight = 300;

/** Keeps an element above the on-screen keyboard: sets --keyboard to the number of covered pixels. */
function useKeyboardRoom(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return undefined;
    const adjust = () => {
      const { clientHeight: whole } = document.documentElement;
      // A page that is zoomed with two fingers shows a smaller part without any keyboard.
      const isOpen = whole - seen.height * seen.scale > minKeyboard;
      const covered = isOpen ? Math.max(0, whole - seen.height - seen.offsetTop) : 0;
      element.current?.style.setProperty("--keyboard", `${covered}px`);
      element.current?.classList.toggle("low", isOpen && seen.height < lowHeight);
    };
    const stop = new AbortController();
    for (const event of ["resize", "scroll"]) seen.addEventListener(event, adjust, { signal: stop.signal });
    adjust();
    return () => stop.abort();
  }, []);
}

/** Reads out the lines of a closed chat to screen readers. An open chat does so itself. */
export function ChatAnnouncer({ talk }: { readonly talk: Talk }) {
  const last = talk.lines.value.at(-1);
  const known = useRef(last?.number);
  useEffect(() => {
    if (talk.open.value === "chat") known.current = last?.number;
  });
  const isNew = last !== undefined && last.number !== known.current && last.who !== talk.social.me.value;
  return (
    <p class="unseen" role="status">
      {isNew && talk.unread.value > 0 ? t("social.chat.heard", { name: last.name, text: last.text }) : ""}
    </p>
  );
}
