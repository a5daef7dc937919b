import { useSignal } from "@preact/signals";
import { useEffect, useId, useLayoutEffect, useRef } from "preact/hooks";
import { type ChatLine, maxLineLength } from "../../../../shared/net/social.ts";
import { tellTableError } from "../../../app/problems.ts";
import { Button } from "../../../components/forms/button.tsx";
import { FieldError, SwitchRow } from "../../../components/forms/form-controls.tsx";
import { Avatar } from "../../../components/pictures/avatar.tsx";
import type { Talk } from "../../../state/talk.ts";
import { GuestMark } from "../../profile/player-name.tsx";
import { PersonMenuButton } from "../../report/more-button.tsx";
import { isHost, type SocialProps, whySilent } from "../social-state.ts";
import { socialErrorText, t } from "../texts.ts";

/** The chat lines, and an input field. */
export function ChatBody({ talk, table }: Omit<SocialProps, "link">) {
  const silent = whySilent(table);
  return (
    <>
      <Lines talk={talk} />
      {silent ? <p class="small soft chat-silent">{silent}</p> : <SayForm talk={talk} />}
    </>
  );
}

function Lines({ talk }: { readonly talk: Talk }) {
  const list = useRef<HTMLDivElement>(null);
  const lines = talk.lines.value;
  const me = talk.social.me.value;
  const last = lines.at(-1)?.number;
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [last]);
  useEffect(() => {
    if (list.current?.offsetParent) talk.markRead();
  }, [last]);
  return (
    <div ref={list} class="chat-lines" role="log" aria-label={t("social.chat.title")}>
      {lines.length === 0 && <p class="small soft">{t("social.chat.nobody")}</p>}
      {talk.hidden.value > 0 && <p class="tiny soft center">{t("social.chat.hidden", { count: talk.hidden.value })}</p>}
      <ol>
        {lines.map((line, index) => (
          <Line
            key={line.number}
            line={line}
            talk={talk}
            mine={line.who === me}
            goesOn={lines[index - 1]?.who === line.who}
          />
        ))}
      </ol>
    </div>
  );
}

interface LineProps {
  readonly line: ChatLine;
  readonly talk: Talk;
  readonly mine: boolean;
  /** Whether the line has the same author as the previous one. */
  readonly goesOn: boolean;
}

function Line({ line, talk, mine, goesOn }: LineProps) {
  const { who, name, avatar, guest } = line;
  return (
    <li class={["chat-line", mine && "mine", goesOn && "goes-on"].filter(Boolean).join(" ")}>
      <Avatar id={avatar} size={36} />
      <p class="chat-bubble">
        <b class={goesOn ? "unseen" : "tiny"}>
          {mine ? t("social.chat.you") : <bdi>{name}</bdi>}
          {guest && !mine && <GuestMark />}
        </b>{" "}
        <span dir="auto">{line.text}</span>
      </p>
      {!mine && <PersonMenuButton person={{ name, avatar, guest, met: { kind: "table", talk, who, line } }} />}
    </li>
  );
}

/** If fewer characters than this are left in a line, their number is shown. */
const nearTheEnd = 40;

function SayForm({ talk }: { readonly talk: Talk }) {
  const text = useSignal("");
  const problem = useSignal<string | null>(null);
  // A second press would send the line twice.
  const isSending = useRef(false);
  const id = useId();
  const left = maxLineLength - [...text.value.trim()].length;
  async function send() {
    const said = text.value;
    if (said.trim() === "" || isSending.current) return;
    isSending.current = true;
    const done = await talk.social.say(said);
    isSending.current = false;
    problem.value = done.ok ? null : socialErrorText(done.error);
    if (done.ok && text.value === said) text.value = "";
  }
  return (
    <form
      class="chat-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <input
        class="field grow"
        aria-label={t("social.chat.say")}
        placeholder={t("social.chat.placeholder")}
        autocomplete="off"
        dir="auto"
        enterkeyhint="send"
        maxLength={2 * maxLineLength}
        value={text.value}
        aria-invalid={problem.value !== null || left < 0}
        aria-describedby={problem.value === null ? undefined : id}
        onInput={(event) => {
          text.value = event.currentTarget.value;
          problem.value = null;
        }}
      />
      <Button kind="quiet" off={left < 0} onPress={() => void send()}>
        {t("social.chat.send")}
      </Button>
      {left <= nearTheEnd && (
        <p class="tiny soft" role="status">
          {left < 0 ? t("social.problem.too-long") : t("social.chat.left", { count: left })}
        </p>
      )}
      {problem.value !== null && <FieldError id={id}>{problem.value}</FieldError>}
    </form>
  );
}

/** Switch of the host for the chat. */
export function ChatAllowed({ link, table }: Omit<SocialProps, "talk">) {
  if (!isHost(table)) return null;
  const on = table.settings.chat !== "off";
  async function change() {
    const done = await link.manage({ type: "chat", chat: on ? "off" : "always" });
    if (!done.ok) tellTableError(done.error);
  }
  return <SwitchRow title={t("social.chat.allowed")} on={on} onChange={() => void change()} />;
}
