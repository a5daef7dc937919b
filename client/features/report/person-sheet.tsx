import { useSignal } from "@preact/signals";
import { useEffect, useId, useState } from "preact/hooks";
import { addresses } from "../../../shared/net/addresses.ts";
import type { PersonTarget } from "../../../shared/net/blocks.ts";
import { type ReportReason, reportReasons } from "../../../shared/net/moderation.ts";
import { closeSheet } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { FieldError, SwitchRow } from "../../components/forms/form-controls.tsx";
import { Avatar } from "../../components/pictures/avatar.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import { Sheet } from "../../components/sheet.tsx";
import { sitePath } from "../../state/base-path.ts";
import { askBlocks, block, blocks, unblock } from "../../state/blocks.ts";
import { useAttempt } from "../account/use-attempt.ts";
import { FriendPart } from "../friends/friend-part.tsx";
import { GuestMark } from "../profile/player-name.tsx";
import { CommentField, isTooLong } from "./comment-field.tsx";
import { type Meeting, type Person, selectedPerson } from "./open-person-sheet.ts";
import { sendReport } from "./send-report.ts";
import { t } from "./texts.ts";
import "./report.css";

/** Actions about another player: report, mute, block. */
export function PersonSheet() {
  const [isReported, setIsReported] = useState(false);
  const person = selectedPerson.value;
  if (!person) return null;
  const { name, met } = person;
  return (
    <Sheet title={name} onClose={closeSheet} wide={met.kind !== "name"}>
      {isReported ? (
        <Thanks person={person} />
      ) : (
        <>
          <Who person={person} />
          <div class={met.kind === "name" ? "person-parts" : "person-parts two"}>
            {met.kind !== "name" && <ReportPart met={met} onSent={() => setIsReported(true)} />}
            <div class="person-part">
              {!person.guest && <FriendPart name={name} target={targetOf(person)} />}
              {met.kind === "table" && <Mute met={met} />}
              <BlockPart person={person} />
            </div>
          </div>
        </>
      )}
    </Sheet>
  );
}

function Who({ person: { name, avatar, guest, met } }: { readonly person: Person }) {
  return (
    <div class="row">
      <Avatar id={avatar} size={44} />
      <div class="grow">
        {guest && <GuestMark />}
        {!guest && met.kind === "table" && (
          <a class="profile-link" href={sitePath(addresses.player(name))} target="_blank" rel="noopener">
            {t("conduct.profile")}
          </a>
        )}
        {met.kind === "table" && met.line && (
          <blockquote class="person-line">
            <span class="tiny soft">{t("conduct.said", { name })}</span>
            <p dir="auto">{met.line.text}</p>
          </blockquote>
        )}
      </div>
    </div>
  );
}

/** Mutes a player at this table. Blocked players are hidden anyway. */
function Mute({ met: { talk, who } }: { readonly met: Extract<Meeting, { kind: "table" }> }) {
  if (talk.social.blocked.value.has(who)) return null;
  return (
    <SwitchRow
      title={t("conduct.mute.title")}
      note={t("conduct.mute.note")}
      on={talk.muted.value.has(who)}
      onChange={(on) => talk.mute(who, on)}
    />
  );
}

function Thanks({ person }: { readonly person: Person }) {
  return (
    <>
      <p role="status" class="head">
        {t("conduct.report.thanks")}
      </p>
      <BlockPart person={person} title={t("conduct.block.too", { name: person.name })} />
      <Button block focused onPress={closeSheet}>
        {t("conduct.report.close")}
      </Button>
    </>
  );
}

interface ReportProps {
  readonly met: Exclude<Meeting, { kind: "name" }>;
  readonly onSent: () => void;
}

/** Reasons for a report. A press on one sends the report. */
export function ReportPart({ met, onSent }: ReportProps) {
  const words = useSignal("");
  const busy = useSignal(false);
  const trouble = useSignal<string | null>(null);
  const id = useId();
  async function send(reason: ReportReason) {
    busy.value = true;
    const added = words.value.trim();
    trouble.value = await sendReport(met, { reason, ...(added !== "" && { words: added }) });
    busy.value = false;
    if (trouble.value === null) onSent();
  }
  return (
    <section class="person-part" aria-labelledby={id}>
      <h3 class="label" id={id}>
        {t("conduct.report.title")}
      </h3>
      <p class="small soft-ink">{t(`conduct.report.text.${met.kind}`)}</p>
      <details class="report-words">
        <summary>{t("conduct.report.add")}</summary>
        <CommentField
          label={t("conduct.report.words")}
          words={words.value}
          rows={2}
          onWords={(changed) => {
            words.value = changed;
          }}
        />
      </details>
      <div class="reasons">
        {reportReasons
          .filter((reason) => reason !== "contact")
          .map((reason) => (
            <Button key={reason} busy={busy.value} off={isTooLong(words.value)} onPress={() => void send(reason)}>
              {t(`conduct.report.reason.${reason}`)}
            </Button>
          ))}
      </div>
      {trouble.value !== null && <FieldError id={`${id}-trouble`}>{trouble.value}</FieldError>}
    </section>
  );
}

interface BlockProps {
  readonly person: Person;
  readonly title?: string;
}

/** Blocks a player, after an explanation of the effects; also unblocks. */
export function BlockPart({ person, title }: BlockProps) {
  const changed = useSignal<boolean | null>(null);
  const { busy, trouble, attempt } = useAttempt();
  const whom = targetOf(person);
  const isBlocked = changed.value ?? isKnownAsBlocked(person);
  useEffect(() => {
    if (person.met.kind === "name") void askBlocks();
  }, [person]);
  async function change() {
    // Blocking again returns the same block with the id that is needed to unblock.
    const made = await attempt(() => block(whom));
    if (!made) return;
    if (!isBlocked) changed.value = true;
    else if (await attempt(() => unblock(made.id))) changed.value = false;
  }
  return (
    <section class="person-part" aria-label={t("conduct.block.of", { name: person.name })}>
      {title && !isBlocked && <h3 class="label">{title}</h3>}
      <p class="small soft-ink" role="status">
        {isBlocked ? t("conduct.block.done") : t("conduct.block.what")}
      </p>
      <Button block busy={busy} onPress={() => void change()}>
        <Icon name="block" />
        {isBlocked ? t("conduct.block.undo") : t("conduct.block.of", { name: person.name })}
      </Button>
      {trouble && <FieldError id="block-trouble">{trouble}</FieldError>}
    </section>
  );
}

function targetOf({ name, met }: Person): PersonTarget {
  switch (met.kind) {
    case "table":
      return { roomId: met.talk.social.roomId, who: met.who };
    case "game":
      return { gameId: met.gameId, seat: met.seat };
    case "name":
      return { name };
  }
}

/** Whether the client knows that the player is blocked. For players of a finished game only the server knows. */
function isKnownAsBlocked({ name, met }: Person): boolean {
  switch (met.kind) {
    case "table":
      return met.talk.social.blocked.value.has(met.who);
    case "game":
      return false;
    case "name":
      return blocks.value?.some((each) => each.name === name) ?? false;
  }
}
