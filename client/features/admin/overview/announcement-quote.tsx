import type { ClusterView } from "../../../../shared/net/operators.ts";
import { t } from "../texts.ts";
import { agoText } from "../time.ts";

/** Current announcement of an operator. */
export const AnnouncementQuote = ({ words, at, by }: NonNullable<ClusterView["announcement"]>) => (
  <figure class="admin-said">
    {words !== "" && <blockquote>{words}</blockquote>}
    <figcaption class="tiny soft">{t("admin.said", { by: by || t("app.former"), when: agoText(at) })}</figcaption>
  </figure>
);
