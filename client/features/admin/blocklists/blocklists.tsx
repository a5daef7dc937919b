import type { WordList } from "../../../../shared/net/moderation.ts";
import { formatNumber, language } from "../../../app/i18n.ts";
import { moderationApi } from "../../../net/moderation-api.ts";
import { token } from "../../../state/session.ts";
import { Panel } from "../panel.tsx";
import { PollingStatus } from "../polling-status.tsx";
import { agoText, t } from "../texts.ts";
import { usePolled } from "../use-polled.ts";
import "./blocklists.css";

/** The operator's custom blocklists, with their errors. */
export function Blocklists() {
  const live = usePolled(() => moderationApi.words(token()), "words");
  const lists = live.value.value;
  return (
    <>
      <PollingStatus live={live} />
      {lists && (
        <Panel title={t("admin.words.title")}>
          <p class="small soft">{t("admin.words.text")}</p>
          {lists.length === 0 && <p>{t("admin.words.none")}</p>}
          <ul class="lines">
            {lists.map((list) => (
              <ListLine key={list.language} list={list} />
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

const ListLine = ({ list: { language: tag, words, readAt, error } }: { readonly list: WordList }) => (
  <li class="words-list">
    <b class="label">{nameOf(tag)}</b>
    {error !== null && <span class="admin-pill late">{t("admin.words.broken")}</span>}
    <span class="small">{t("admin.words.count", { count: words, words: formatNumber(words) })}</span>
    <span class="tiny soft">{t("admin.words.read", { when: agoText(readAt) })}</span>
    {error !== null && (
      <p class="small">
        {t("admin.words.error")} <code>{error}</code>
      </p>
    )}
  </li>
);

const nameOf = (tag: string): string => new Intl.DisplayNames(language.value, { type: "language" }).of(tag) ?? tag;
