import { useSignal } from "@preact/signals";
import type { ComponentChild } from "preact";
import { useId } from "preact/hooks";
import { charactersIn, maxNameCharacters } from "../../../shared/net/names.ts";
import type { Profile } from "../../../shared/net/protocol.ts";
import { t } from "../../app/i18n.ts";
import { openSheet } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { FieldError } from "../../components/forms/form-controls.tsx";
import { Avatar, AvatarPicker } from "../../components/pictures/avatar.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import { Sheet } from "../../components/sheet.tsx";
import { changeProfile, session } from "../../state/session.ts";
import { AccountCta } from "../account/account-cta.tsx";
import "./profile-form.css";

/** State of the profile form: chosen name and avatar, and their errors. */
export function useProfile() {
  const draft = useSignal<Partial<Profile>>({});
  const refused = useSignal<string | null>(null);
  const player = session.value?.player;
  const profile: Profile = { name: "", avatar: "01", ...player, ...draft.value };
  const length = charactersIn(profile.name.trim()).length;

  function change(changed: Partial<Profile>): void {
    draft.value = { ...draft.value, ...changed };
    refused.value = null;
  }

  /** @returns whether the server accepted it. */
  async function save(chosen: Profile): Promise<boolean> {
    if (length < 1 || length > maxNameCharacters) return false;
    const saved = await changeProfile({ name: chosen.name.trim(), avatar: chosen.avatar });
    // What the player has changed meanwhile stays.
    const { name = chosen.name, avatar = chosen.avatar } = draft.value;
    if (saved.ok) draft.value = { ...(name !== chosen.name && { name }), ...(avatar !== chosen.avatar && { avatar }) };
    else refused.value = t(`problem.${saved.error.error}`);
    return saved.ok;
  }

  const wrong =
    length < 1
      ? t("profile.empty")
      : length > maxNameCharacters
        ? t("profile.tooLong", { count: length })
        : refused.value;
  return { profile, wrong: player ? wrong : null, change, save };
}

type Draft = ReturnType<typeof useProfile>;

interface FieldsProps {
  readonly draft: Draft;
  readonly title: string;
  /** Called when a choice is complete: an avatar was picked, or the name field was left or confirmed. */
  readonly onSettled?: (profile: Profile) => void;
}

export function ProfileFields({ draft, title, onSettled }: FieldsProps) {
  const { profile, wrong, change } = draft;
  const id = useId();
  return (
    <div class="profile">
      <div class="row">
        <Avatar id={profile.avatar} size={76} />
        <div class="grow">
          <label class="field-name soft" for={id}>
            {title}
          </label>
          <input
            id={id}
            class="field"
            autocomplete="nickname"
            dir="auto"
            value={profile.name}
            aria-invalid={wrong ? "true" : undefined}
            aria-describedby={wrong ? `${id}-wrong` : undefined}
            onInput={(event) => change({ name: event.currentTarget.value })}
            onChange={() => onSettled?.(profile)}
          />
        </div>
      </div>
      {wrong && <FieldError id={`${id}-wrong`}>{wrong}</FieldError>}
      <AvatarPicker
        chosen={profile.avatar}
        onChoose={(avatar) => {
          change({ avatar });
          onSettled?.({ ...profile, avatar });
        }}
      />
    </div>
  );
}

/** The player's name and avatar in one line. A press opens the profile sheet. */
export function IdentityPill({ note }: { readonly note?: string }) {
  const player = session.value?.player;
  return (
    <section class="glass identity-pill breaking" aria-label={t("home.you")}>
      <Avatar
        id={player?.avatar ?? "away"}
        size={50}
        mark={
          <span class="mark">
            <Icon name="pencil" />
          </span>
        }
      />
      <span class="grow">
        {!note && <span class="tiny soft">{t("home.you")}</span>}
        <b class="head">{player?.name ?? t("app.loading")}</b>
        {note && <span class="tiny soft">{note}</span>}
      </span>
      <Button kind="quiet" round onPress={() => openSheet("profile")}>
        {t("home.change")}
      </Button>
    </section>
  );
}

interface ProfileSheetProps {
  readonly title: string;
  readonly note?: ComponentChild;
  readonly save: string;
  readonly onSaved: () => void;
  readonly onClose?: () => void;
}

export function ProfileSheet({ title, note, save, onSaved, ...way }: ProfileSheetProps) {
  const draft = useProfile();
  const busy = useSignal(false);
  async function finish() {
    if (busy.value) return;
    busy.value = true;
    const saved = await draft.save(draft.profile);
    busy.value = false;
    if (saved) onSaved();
  }
  return (
    <Sheet title={title} {...way}>
      {typeof note === "string" ? <p>{note}</p> : note}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void finish();
        }}
      >
        <ProfileFields draft={draft} title={t("profile.name")} />
      </form>
      <Button kind="go" block busy={busy.value} onPress={() => void finish()}>
        {save}
      </Button>
      <AccountCta />
    </Sheet>
  );
}
