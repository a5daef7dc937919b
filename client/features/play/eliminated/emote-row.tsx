import { type EmoteId, emoteIds } from "../../../../shared/net/social.ts";
import type { Talk } from "../../../state/talk.ts";
import { showToast } from "../../../state/toasts.ts";
import { emoteDrawing } from "../../social/emote-drawings.ts";
import { socialErrorText } from "../../social/social-error.ts";
import { t } from "./texts.ts";

/** All emotes in one row, for eliminated players. */
export function EmoteRow({ talk }: { readonly talk: Talk }) {
  async function send(emote: EmoteId) {
    const thrown = await talk.social.emote({ emote });
    if (!thrown.ok) showToast(socialErrorText(thrown.error));
  }
  return (
    <fieldset class="sidelines-emotes">
      <legend class="unseen">{t("sidelines.react")}</legend>
      {emoteIds.map((emote) => (
        <button
          key={emote}
          type="button"
          aria-label={t(`social.emotes.pick.${emote}`)}
          onClick={() => void send(emote)}
        >
          <img src={emoteDrawing(emote)} alt="" />
        </button>
      ))}
    </fieldset>
  );
}
