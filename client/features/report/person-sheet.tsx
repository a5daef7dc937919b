import { useSignal } from "@preact/signals";
import { closeSheet } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { SwitchRow } from "../../components/forms/form-controls.tsx";
import { GuestMark } from "../../components/guest-mark.tsx";
import { Avatar } from "../../components/pictures/avatar.tsx";
import { Sheet } from "../../components/sheet.tsx";
import { profileAddress } from "../profile/profile-link.tsx";
import { BlockPart } from "./block-part.tsx";
import { type Meeting, type Person, selectedPerson } from "./open-person-sheet.ts";
import { ReportPart } from "./report-part.tsx";
import { t } from "./texts.ts";
import "./report.css";

/** Actions about another player: report, mute, block. */
export function PersonSheet() {
  const reported = useSignal(false);
  const person = selectedPerson.value;
  if (!person) return null;
  const { name, met } = person;
  return (
    <Sheet title={name} onClose={closeSheet} wide={met.kind !== "name"}>
      {reported.value ? (
        <Thanks person={person} />
      ) : (
        <>
          <Who person={person} />
          <div class={met.kind === "name" ? "person-parts" : "person-parts two"}>
            {met.kind !== "name" && (
              <ReportPart
                met={met}
                onSent={() => {
                  reported.value = true;
                }}
              />
            )}
            <div class="person-part">
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
          <a class="profile-link" href={profileAddress(name)} target="_blank" rel="noopener">
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
