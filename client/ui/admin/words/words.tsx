import type { WordList } from "../../../../shared/net/moderation.ts";
import { language, numeral } from "../../../i18n.ts";
import { moderationApi } from "../../../net/moderation-api.ts";
import { token } from "../../../store/session.ts";
import { Freshness } from "../freshness.tsx";
import { Part } from "../part.tsx";
import { t } from "../texts.ts";
import { agoText } from "../time.ts";
import { useLive } from "../use-live.ts";
import "./words.css";

/** The operator's custom blocklists, with their errors. */
export function Words() {
  const live = useLive(() => moderationApi.words(token()), "words");
  const lists = live.value.value;
  return (
    <>
      <Freshness live={live} />
      {lists && (
        <Part title={t("admin.words.title")}>
          <p class="small soft">{t("admin.words.text")}</p>
          {lists.length === 0 && <p>{t("admin.words.none")}</p>}
          <ul class="lines">
            {lists.map((list) => (
              <ListLine key={list.language} list={list} />
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

const ListLine = ({ list: { language: tag, words, readAt, error } }: { readonly list: WordList }) => (
  <li class="words-list">
    <b class="label">{nameOf(tag)}</b>
    {error !== null && <span class="admin-pill late">{t("admin.words.broken")}</span>}
    <span class="small">{t("admin.words.count", { count: words, words: numeral(words) })}</span>
    <span class="tiny soft">{t("admin.words.read", { when: agoText(readAt) })}</span>
    {error !== null && (
      <p class="small">
        {t("admin.words.error")} <code>{error}</code>
      </p>
    )}
  </li>
);

const nameOf = (tag: string): string => new Intl.DisplayNames(language.value, { type: "language" }).of(tag) ?? tag;
