import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Emoted } from "../../../../shared/net/social.ts";
import type { TableSnapshot } from "../../../game-model/model.ts";
import type { Talk } from "../../../state/talk.ts";
import { t } from "../texts.ts";

/** @returns the last emote of another player in words, for screen readers. */
export function useEmoteAnnouncement(talk: Talk, table: TableSnapshot): string {
  const news = useSignal("");
  const now = useRef(table);
  now.current = table;
  useEffect(
    () =>
      talk.social.onEmote((emoted) => {
        if (!talk.hides(emoted.who) && emoted.seat !== now.current.mySeat) news.value = inWords(emoted, now.current);
      }),
    [talk],
  );
  return news.value;
}

function inWords({ seat, emote, at }: Emoted, { chairs, mySeat }: TableSnapshot): string {
  const name = chairs[seat]?.name ?? "";
  if (at === undefined) return t("social.emotes.thrown", { name, emote: t(`social.emotes.${emote}`) });
  const what = { name, emote: t(`social.emotes.pick.${emote}`) };
  if (at === mySeat) return t("social.emotes.thrownAtYou", what);
  return t("social.emotes.thrownAt", { ...what, other: chairs[at]?.name ?? "" });
}
